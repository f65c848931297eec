import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import { NO_ORIGIN } from '../caller/caller.ts';
import type { Queue } from '../queue/queue.ts';
import type { Store } from '../store/store.ts';
import { takeSlot } from './schedule-store.ts';
import { noteFired } from './slot-store.ts';
import { nextSlot } from './slot.ts';

export type FireNeeds = { readonly store: Store; readonly queue: Pick<Queue, 'send'> };

/** The rest is left to the next call, so that none blocks a process for long. */
const MAX_AT_ONCE = 200;

/**
 * Fires due schedules by the store's clock, and returns their number. Moving a schedule off its slot sends its job in
 * the same transaction, so that a slot fires once over all processes, and never again, wherever the schedule was moved
 * meanwhile. Missed slots count as one: the next one is in the future.
 */
export async function fireDue({ store, queue }: FireNeeds): Promise<number> {
  const due = await store.db
    .selectFrom('schedule')
    .innerJoin('project', 'project.id', 'schedule.project_id')
    .select(['schedule.id', 'schedule.cron', 'schedule.timezone', 'schedule.next_fire_at', 'project.organization_id'])
    .select(sql<Date>`now()`.as('now'))
    .where('schedule.enabled', '=', true)
    .where('schedule.next_fire_at', '<=', sql<Date>`now()`)
    .orderBy('schedule.next_fire_at')
    .limit(MAX_AT_ONCE)
    .execute();
  let fired = 0;
  for (const { id, cron, timezone, next_fire_at: slot, organization_id: organizationId, now } of due) {
    if (slot === null) continue;
    const next = nextSlot({ cron, timezone }, now);
    const isMine = await store.transaction(async (tx) => {
      const row = await takeSlot(tx, { id, slot, next });
      if (row === undefined || !(await noteFired(tx, { scheduleId: id, slot }))) return false;
      await queue.send(tx, 'schedule', { schedule_id: id, slot: slot.toISOString() });
      await appendEvent(
        tx,
        { userId: row.created_by, via: 'system', origin: NO_ORIGIN },
        {
          organizationId,
          projectId: row.project_id,
          action: 'schedule.fired',
          subject: { type: 'schedule', id, name: row.name },
          details: { slot: slot.toISOString() },
        },
      );
      return true;
    });
    if (isMine) fired++;
  }
  return fired;
}

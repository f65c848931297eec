import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { nextSlot } from './slot.ts';

const BATCH = 100;

/**
 * A schedule whose next slot is later than the first one from now was moved there by a wrong clock, and would not fire
 * until then: it gets the first one again. Returns the number of schedules.
 */
export async function realignSchedules({ db }: Pick<Store, 'db'>): Promise<number> {
  let moved = 0;
  for (let after = ''; ; ) {
    const batch = await db
      .selectFrom('schedule')
      .select(['id', 'cron', 'timezone', 'next_fire_at', sql<Date>`now()`.as('now')])
      .where('enabled', '=', true)
      .where('id', '>', after)
      // No slot is nearer: cron counts in minutes.
      .where('next_fire_at', '>', sql<Date>`now() + interval '1 minute'`)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, cron, timezone, next_fire_at: kept, now } of batch) {
      const first = nextSlot({ cron, timezone }, now);
      if (kept === null || first === null || kept <= first) continue;
      const updated = await db
        .updateTable('schedule')
        .set({ next_fire_at: first })
        .where('id', '=', id)
        .where('next_fire_at', '=', kept)
        .where('enabled', '=', true)
        .returning('id')
        .executeTakeFirst();
      if (updated !== undefined) moved++;
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return moved;
    after = last.id;
  }
}

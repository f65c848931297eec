import type { Refusal } from '@rowloom/contract';
import { appendEvent, type AuditEntry } from '../audit/append-event.ts';
import { NO_ORIGIN } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import type { ScheduleRow } from './schedule.ts';
import { storeNow } from '../store/store-clock.ts';

/** A schedule whose creator can no longer act disables itself, with the reason. */
export function disableSchedule(store: Store, row: ScheduleRow, because: string): Promise<void> {
  return store.transaction(async (tx) => {
    const disabled = await tx
      .updateTable('schedule')
      .set({ enabled: false, disabled_because: because, next_fire_at: null, updated_at: storeNow() })
      .where('id', '=', row.id)
      .where('enabled', '=', true)
      // A person who took it over meanwhile may be able to act.
      .where('created_by', '=', row.created_by)
      .returning('id')
      .executeTakeFirst();
    if (disabled !== undefined) await append(tx, row, 'schedule.disabled', { because });
  });
}

/** A failed firing: the next one tries again. */
export function recordFailure(store: Store, row: ScheduleRow, { code, message, fields }: Refusal): Promise<void> {
  return store.transaction((tx) =>
    append(tx, row, 'schedule.failed', { code, message: fields?.[0]?.message ?? message }),
  );
}

async function append(tx: Tx, row: ScheduleRow, action: string, details: AuditEntry['details'] & {}): Promise<void> {
  const { id, name, project_id: projectId } = row;
  const project = await tx
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) return;
  const actor = { userId: row.created_by, via: 'system', origin: NO_ORIGIN } as const;
  const organizationId = project.organization_id;
  await appendEvent(tx, actor, { organizationId, projectId, action, subject: { type: 'schedule', id, name }, details });
}

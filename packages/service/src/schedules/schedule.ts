import type { Schedule, ScheduledRun } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type ScheduleRow = Selectable<Tables['schedule']>;

export function toSchedule(row: ScheduleRow): Schedule {
  return {
    id: row.id,
    project_id: row.project_id,
    name: row.name,
    cron: row.cron,
    timezone: row.timezone,
    kind: row.kind,
    enabled: row.enabled,
    disabled_because: row.disabled_because,
    run: runOf(row),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    next_fire_at: row.next_fire_at?.toISOString() ?? null,
    last_fired_at: row.last_fired_at?.toISOString() ?? null,
  };
}

/** It was checked before it was stored. */
export const runOf = ({ run }: Pick<ScheduleRow, 'run'>): ScheduledRun => run;

import type { Snapshot } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type SnapshotRow = Selectable<Tables['snapshot']>;

export function toSnapshot(row: SnapshotRow): Snapshot {
  return {
    id: row.id,
    project_id: row.project_id,
    label: row.label,
    source: row.source,
    template_id: row.template_id,
    schedule_id: row.schedule_id,
    engine: row.engine,
    schema_name: row.schema_name,
    tables_count: row.tables_count,
    columns_count: row.columns_count,
    digest: row.digest,
    captured_by: row.captured_by,
    captured_at: row.captured_at.toISOString(),
  };
}

/** For captures without a name: `2026-11-15 09:30:00 UTC`. */
export const labelOf = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** With U+00B7, as the specification writes it. */
export const scheduledLabel = (name: string): string => `Scheduled \u00b7 ${name}`;

import type { Generation } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { GenerationTable, ResolvedRun } from '../store/run-documents.ts';
import type { Tables } from '../store/tables.ts';
import { storeNow } from '../store/store-clock.ts';

export type GenerationRow = Pick<
  Selectable<Tables['generation']>,
  | 'id'
  | 'project_id'
  | 'organization_id'
  | 'version'
  | 'status'
  | 'plan_digest'
  | 'rows_requested'
  | 'rows_generated'
  | 'tables_count'
  | 'tables'
  | 'phases'
  | 'target'
  | 'mode'
  | 'approval_id'
  | 'schedule_id'
  | 'created_by'
  | 'created_at'
  | 'queued_at'
  | 'started_at'
  | 'finished_at'
  | 'cancel_requested_at'
  | 'undo_requested_at'
  | 'undone_at'
  | 'undo_error'
  | 'error'
  | 'certificate_summary'
> & {
  readonly export_id: string | null;
  readonly resolved: Omit<ResolvedRun, 'rules' | 'rows'>;
};

/** The record of a run as the API returns it: what ran, never what it made. */
export function toGeneration(row: GenerationRow, now = storeNow()): Generation {
  const { resolved, started_at, finished_at } = row;
  const duration = started_at === null ? null : Math.max(0, (finished_at ?? now).getTime() - started_at.getTime());
  return {
    id: row.id,
    project_id: row.project_id,
    organization_id: row.organization_id,
    version: row.version,
    status: row.status,
    phase: row.status === 'running' ? (row.phases.at(-1)?.name ?? 'preparing') : null,
    phases: row.phases,
    rows_requested: row.rows_requested,
    rows_generated: row.rows_generated,
    tables_count: row.tables_count,
    seed: resolved.seed,
    as_of: resolved.as_of,
    locale: resolved.locale,
    source:
      resolved.source.kind === 'snapshot'
        ? { snapshot_id: resolved.source.snapshot_id }
        : { template_id: resolved.source.template_id },
    target: row.target,
    mode: row.mode,
    plan_digest: row.plan_digest,
    approval_id: row.approval_id,
    export_id: row.export_id,
    schedule_id: row.schedule_id,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    queued_at: row.queued_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
    duration_ms: duration,
    rows_per_second:
      duration === null || duration === 0 ? null : Math.round((row.rows_generated / duration) * 1_000_000) / 1000,
    cancel_requested_at: row.cancel_requested_at?.toISOString() ?? null,
    undo_status: undoStatus(row),
    undone_at: row.undone_at?.toISOString() ?? null,
    certificate: row.certificate_summary,
    tables: row.tables.map(({ name, rows_requested, rows_generated, status, left_out }) => ({
      name,
      rows_requested,
      rows_generated,
      status,
      ...(left_out === undefined ? {} : { left_out }),
    })),
    error: row.error,
  };
}

function undoStatus({ undo_requested_at, undone_at, undo_error }: GenerationRow): Generation['undo_status'] {
  if (undo_requested_at === null) return null;
  if (undone_at !== null) return 'succeeded';
  return undo_error === null ? 'queued' : 'failed';
}

/** The tables with the row counts reported by a process since; a table with all of its rows is done. */
export function advanceTables(
  tables: readonly GenerationTable[],
  said: ReadonlyMap<string, number>,
): readonly GenerationTable[] {
  return tables.map((table) => {
    const rows = Math.min(said.get(table.name) ?? table.rows_generated, table.rows_requested);
    const status = rows >= table.rows_requested ? 'done' : rows > 0 ? 'running' : 'waiting';
    return { ...table, rows_generated: rows, status };
  });
}

export const sumRows = (tables: readonly GenerationTable[]): number =>
  tables.reduce((sum, { rows_generated }) => sum + rows_generated, 0);

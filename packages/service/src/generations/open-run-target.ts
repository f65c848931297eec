import { Refusal } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';
import type { Db } from '../store/store.ts';
import type { RunError } from '../store/run-documents.ts';
import type { LeasedRun } from './generation-lease.ts';
import type { OpenedTarget, RunSources } from './run-sources.ts';

/**
 * Opens exactly the place that a run was planned and approved for, or says why that is impossible: while the run
 * waited, its connection or its project may have changed its destination. Null for a rehearsal.
 */
export async function openRunTarget(
  { openTarget }: Pick<RunSources, 'openTarget'>,
  db: Db,
  { project_id, connection_id, resolved: { target } }: Pick<LeasedRun, 'project_id' | 'connection_id' | 'resolved'>,
): Promise<{ readonly opened: OpenedTarget | null } | { readonly error: RunError }> {
  if (target === null) return { opened: null };
  if (connection_id === null)
    return { error: { code: 'connection_gone', message: 'The connection of this run was deleted.' } };
  try {
    return { opened: await openTarget(db, project_id, connection_id, target.identity) };
  } catch (error) {
    if (error instanceof Refusal)
      return { error: { code: error.code, message: error.fields?.[0]?.message ?? error.message } };
    if (isTargetError(error)) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}

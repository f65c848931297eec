import { type Id, refuse, type RunRequest } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import { storeNow } from '../store/store-clock.ts';

export type ApprovedRun = {
  readonly id: Id<'approval'>;
  readonly run: RunRequest;
  readonly resolved: ResolvedRun;
  readonly planDigest: string;
};

/** An approval that a run can use, as far as is known before the transaction that uses it. */
export async function readApprovedRun(db: Db, projectId: Id<'project'>, id: Id<'approval'>): Promise<ApprovedRun> {
  const row = await db
    .selectFrom('run_approval')
    .select(['id', 'run', 'resolved', 'plan_digest', 'state', 'expires_at'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined || row.state !== 'approved' || row.expires_at <= storeNow())
    throw refuse(
      'approval_required',
      'The approval must belong to this project and be approved, unexpired and unused.',
    );
  return { id: row.id, run: row.run, resolved: row.resolved, planDigest: row.plan_digest };
}

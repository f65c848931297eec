import { type Approval, type ConsumeApproval, type Id, refuse } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Tx } from '../store/store.ts';
import { presentState, toApproval } from './approval.ts';
import { lockApproval, readApproval } from './approval-store.ts';
import { consumeApproved } from './consume-approved.ts';
import { explainStuck } from './explain-stuck.ts';

/** For a push made elsewhere: only the caller that gets an answer may push. */
export async function consumeApproval(
  tx: Tx,
  caller: Caller,
  access: ProjectAccess,
  id: Id<'approval'>,
  digest: ConsumeApproval['plan_digest'],
): Promise<Approval> {
  await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.consume', { lock: true });
  const row = await lockApproval(tx, access.projectId, id);
  if (presentState(row, storeNow()) !== 'approved') throw await explainStuck(tx, caller, access, id, 'consumed');
  if (digest !== undefined && digest !== row.plan_digest)
    throw refuse('approval_required', 'This approval is for another plan. Request a new one for this plan.');
  await consumeApproved(tx, caller, access, { id, digest: row.plan_digest });
  return toApproval(await readApproval(tx, access.projectId, id));
}

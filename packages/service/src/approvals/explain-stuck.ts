import { type Id, type Refusal, refuse } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Db } from '../store/store.ts';
import { type Decision, presentState } from './approval.ts';
import { findApproval } from './approval-store.ts';
import { storeNow } from '../store/store-clock.ts';

/** Why an approval did not change state: it is the caller's own, or its state does not allow it. */
export async function explainStuck(
  db: Db,
  caller: Caller,
  { projectId }: ProjectAccess,
  id: Id<'approval'>,
  to: Decision,
): Promise<Refusal> {
  const row = await findApproval(db, projectId, id);
  if (row === undefined) return refuse('not_found');
  const state = presentState(row, storeNow());
  const isDecision = to === 'approved' || to === 'rejected';
  if (isDecision && state === 'pending' && row.requested_by === caller.userId) return refuse('self_approval');
  return refuse('invalid_state', `An approval that is ${state} cannot become ${to}.`);
}

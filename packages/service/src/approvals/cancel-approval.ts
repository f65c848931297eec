import { type Approval, type Id, isAllowed, refuse } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { toApproval } from './approval.ts';
import { moveApproval, readApproval } from './approval-store.ts';
import { explainStuck } from './explain-stuck.ts';

export async function cancelApproval(
  tx: Tx,
  caller: Caller,
  access: ProjectAccess,
  id: Id<'approval'>,
): Promise<Approval> {
  const now = await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.cancel', { lock: true });
  const row = await readApproval(tx, access.projectId, id);
  if (row.requested_by !== caller.userId && !isAllowed(now.role, 'approvals.cancel_any'))
    throw refuse('insufficient_role', 'Only its requester, an admin or an owner can cancel an approval.');
  const moved = await moveApproval(tx, access.projectId, id, 'cancelled', {});
  if (moved === undefined) throw await explainStuck(tx, caller, access, id, 'cancelled');
  await appendEvent(tx, caller, { ...access, action: 'approval.cancelled', subject: { type: 'approval', id } });
  return toApproval(moved);
}

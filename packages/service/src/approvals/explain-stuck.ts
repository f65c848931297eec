import { type ErrorCode, type Id, type Refusal, refuse } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Db, Store } from '../store/store.ts';
import { type Decision, presentState } from './approval.ts';
import { findApproval } from './approval-store.ts';

/** Why an approval did not move: it is the caller's own, or its state does not allow it. */
export async function explainStuck(
  db: Db,
  caller: Caller,
  { projectId }: ProjectAccess,
  id: Id<'approval'>,
  to: Decision,
): Promise<Refusal> {
  const row = await findApproval(db, projectId, id);
  if (row === undefined) return refuse('not_found');
  const state = presentState(row, new Date());
  const isDecision = to === 'approved' || to === 'rejected';
  if (isDecision && state === 'pending' && row.requested_by === caller.userId) return refuse('self_approval');
  return refuse('invalid_state', `An approval that is ${state} cannot become ${to}.`);
}

/** Every refused attempt at an approval is an event. */
export async function recordRefused(
  store: Store,
  caller: Caller,
  { organizationId, projectId }: Pick<ProjectAccess, 'organizationId' | 'projectId'>,
  id: Id<'approval'>,
  code: ErrorCode,
): Promise<void> {
  await store.transaction((tx) =>
    appendEvent(tx, caller, {
      organizationId,
      projectId,
      action: 'approval.refused',
      subject: { type: 'approval', id },
      details: { error: code },
    }),
  );
}

/** An attempt that was refused before the approval was looked at: the caller's role did not suffice. */
export async function recordRefusedAttempt(
  store: Store,
  caller: Caller,
  id: Id<'approval'>,
  code: ErrorCode,
): Promise<void> {
  const row = await store.db
    .selectFrom('run_approval')
    .select(['organization_id', 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  await recordRefused(store, caller, { organizationId: row.organization_id, projectId: row.project_id }, id, code);
}

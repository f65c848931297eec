import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { APPROVAL_COLUMNS } from './approval-store.ts';
import { openDeciderCheck } from './check-decider.ts';
import { countApprovals } from './count-approvals.ts';
import { holdsPermission } from './holds-permission.ts';
import { storeNow } from '../store/store-clock.ts';

export type Consumption = {
  readonly id: Id<'approval'> | undefined;
  /** What is about to be pushed; absent if the consumer does not say. */
  readonly digest?: string;
  /** The run that uses it; absent for a push made elsewhere. */
  readonly generationId?: Id<'generation'>;
};

/**
 * Consumes an approval, in the transaction that it permits: one of many consumers wins. The requester and the approvers
 * must still have their rights.
 */
export async function consumeApproved(
  tx: Tx,
  caller: Caller,
  { organizationId, projectId }: ProjectAccess,
  { id, digest, generationId }: Consumption,
): Promise<void> {
  if (id === undefined) throw refuse('approval_required');
  const used = await tx
    .updateTable('run_approval')
    .set({
      state: 'consumed',
      consumed_by: caller.userId,
      consumed_at: storeNow(),
      generation_id: generationId ?? null,
    })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('state', '=', 'approved')
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(digest !== undefined, (query) => query.where('plan_digest', '=', digest ?? ''))
    .returning(APPROVAL_COLUMNS)
    .executeTakeFirst();
  if (used === undefined)
    throw refuse(
      'approval_required',
      'The approval must be for exactly this run, and be approved, unexpired and unused.',
    );
  if (!(await holdsPermission(tx, used.requested_by, projectId, 'approvals.request')))
    throw refuse('approval_required', 'The requester may no longer start this run. Request a new approval.');
  const given = await countApprovals(tx, used, await openDeciderCheck(tx, used));
  if (given < used.required)
    throw refuse(
      'approval_required',
      `Of those who approved this run ${given} still may, and ${used.required} are needed. Request a new approval.`,
    );
  await appendEvent(tx, caller, {
    organizationId,
    projectId,
    action: 'approval.consumed',
    subject: { type: 'approval', id },
    details: { plan_digest: used.plan_digest, ...(generationId === undefined ? {} : { generation_id: generationId }) },
  });
}

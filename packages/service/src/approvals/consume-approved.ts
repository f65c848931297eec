import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { holdsPermission } from './holds-permission.ts';
import { storeNow } from '../store/store-clock.ts';

export type Consumption = {
  readonly id: Id<'approval'> | undefined;
  /** What is about to be pushed; absent where the consumer does not say. */
  readonly digest?: string;
  /** The run that uses it; absent for a push made elsewhere. */
  readonly generationId?: Id<'generation'>;
};

/**
 * Uses an approval up, in the transaction of what it permits: of many consumers one wins. Whoever asked and whoever
 * decided must still have the right to.
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
    .returning(['requested_by', 'decided_by', 'plan_digest'])
    .executeTakeFirst();
  if (used === undefined)
    throw refuse(
      'approval_required',
      'The approval named is not an approved, unexpired, unused one of exactly this run.',
    );
  const isStillRight =
    (await holdsPermission(tx, used.requested_by, projectId, 'approvals.request')) &&
    used.decided_by !== null &&
    (await holdsPermission(tx, used.decided_by, projectId, 'approvals.decide'));
  if (!isStillRight)
    throw refuse('approval_required', 'Who requested or approved this run no longer may. Request a new approval.');
  await appendEvent(tx, caller, {
    organizationId,
    projectId,
    action: 'approval.consumed',
    subject: { type: 'approval', id },
    details: { plan_digest: used.plan_digest, ...(generationId === undefined ? {} : { generation_id: generationId }) },
  });
}

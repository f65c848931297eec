import type { Approval, Id } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Queue } from '../queue/queue.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Tx } from '../store/store.ts';
import { APPROVAL_LIFETIME, presentState, toApproval } from './approval.ts';
import { insertDecision, lockApproval, moveApproval, readApproval } from './approval-store.ts';
import { openDeciderCheck } from './check-decider.ts';
import { countApprovals } from './count-approvals.ts';
import { explainStuck } from './explain-stuck.ts';

export type Verdict = {
  readonly id: Id<'approval'>;
  readonly decision: 'approved' | 'rejected';
  readonly note?: string | undefined;
};

/** One person's decision; the approval is decided by a rejection, or by the last approval that it needs. */
export async function decideApproval(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  caller: Caller,
  access: ProjectAccess,
  { id, decision, note: words }: Verdict,
): Promise<Approval> {
  const note = words ?? null;
  await authoriseProject(tx, caller, { project: access.projectId }, 'approvals.decide', { lock: true });
  const row = await lockApproval(tx, access.projectId, id);
  const check = await openDeciderCheck(tx, row);
  if (presentState(row, storeNow()) !== 'pending') throw await explainStuck(tx, caller, access, id, decision);
  const refused = await check(caller.userId);
  if (refused !== undefined) throw refused;
  const subject = { type: 'approval', id };
  if (decision === 'approved') {
    await insertDecision(tx, id, caller.userId, note);
    const given = await countApprovals(tx, row, check);
    if (given < row.required) {
      const details = { plan_digest: row.plan_digest, note, given, required: row.required };
      await appendEvent(tx, caller, { ...access, action: 'approval.signed', subject, details });
      return toApproval(await readApproval(tx, access.projectId, id));
    }
  }
  const moved = await moveApproval(tx, access.projectId, id, decision, {
    by: caller.userId,
    note,
    ...(decision === 'approved' ? { expiresAt: new Date(storeNow().getTime() + APPROVAL_LIFETIME) } : {}),
  });
  if (moved === undefined) throw await explainStuck(tx, caller, access, id, decision);
  if (decision === 'approved' && moved.schedule_id !== null) await queue.send(tx, 'schedule', { approval_id: id });
  const details = { plan_digest: moved.plan_digest, note };
  await appendEvent(tx, caller, { ...access, action: `approval.${decision}`, subject, details });
  return toApproval(moved);
}

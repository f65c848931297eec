import type { Id, SeenApproval } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import { type ApprovalRow, toApproval } from './approval.ts';
import { readStanding } from './read-standing.ts';

/**
 * A request in its relation to a person: a screen offers a decision that would be accepted, and explains one that would
 * not.
 */
export async function seeApproval(db: Db, userId: Id<'user'>, row: ApprovalRow): Promise<SeenApproval> {
  const { mayDecide, whyNot } = await readStanding(db, userId, row);
  return { ...toApproval(row), may_decide: mayDecide, why_not: whyNot ?? null };
}

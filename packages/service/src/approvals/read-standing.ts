import type { Id } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';
import { APPROVED_ALREADY, type ApprovalRow, presentState } from './approval.ts';
import { openDeciderCheck } from './check-decider.ts';

export type Standing = {
  readonly mayDecide: boolean;
  /** Also absent when there is nothing left to decide. */
  readonly whyNot?: string;
};

/** What a decision of this person would lead to now, by the same check as the decision itself. */
export async function readStanding(db: Db, userId: Id<'user'>, row: ApprovalRow): Promise<Standing> {
  if (presentState(row, storeNow()) !== 'pending') return { mayDecide: false };
  const check = await openDeciderCheck(db, row);
  const refused = await check(userId);
  if (refused !== undefined) return { mayDecide: false, whyNot: refused.message };
  return row.given.some(({ user_id }) => user_id === userId)
    ? { mayDecide: false, whyNot: APPROVED_ALREADY }
    : { mayDecide: true };
}

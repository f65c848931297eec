import type { Db } from '../store/store.ts';
import type { ApprovalRow } from './approval.ts';
import type { CheckDecider } from './check-decider.ts';

/** How many of the approvers of a request still may approve, and are still independent of its requesters. */
export async function countApprovals(db: Db, { id }: Pick<ApprovalRow, 'id'>, check: CheckDecider): Promise<number> {
  const given = await db.selectFrom('approval_decision').select('user_id').where('approval_id', '=', id).execute();
  let valid = 0;
  for (const { user_id } of given) if ((await check(user_id)) === undefined) valid++;
  return valid;
}

import type { Id } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';
import { type ApprovalRow, presentState } from './approval.ts';
import { openDeciderCheck } from './check-decider.ts';

/** Tells the requests that someone may decide now: a list of what waits for them is not a list of what will be refused. */
export async function findWaiting(
  db: Db,
  userId: Id<'user'>,
  rows: readonly ApprovalRow[],
): Promise<(id: string) => boolean> {
  const now = storeNow();
  const waiting = new Set<string>();
  for (const row of rows) {
    const isOpen = presentState(row, now) === 'pending' && row.requested_by !== userId;
    if (!isOpen || row.given.some(({ user_id }) => user_id === userId)) continue;
    const check = await openDeciderCheck(db, row);
    if ((await check(userId)) === undefined) waiting.add(row.id);
  }
  return (id) => waiting.has(id);
}

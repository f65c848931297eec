import type { Id } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ApprovalRow } from './approval.ts';
import { readStanding } from './read-standing.ts';

/** Tells the requests that someone may decide now: a list of what waits for them is not a list of what will be refused. */
export async function findWaiting(
  db: Db,
  userId: Id<'user'>,
  rows: readonly ApprovalRow[],
): Promise<(id: string) => boolean> {
  const waiting = new Set<string>();
  // Most are another's: what they stand to needs no look into the store.
  for (const row of rows)
    if (row.requested_by !== userId && (await readStanding(db, userId, row)).mayDecide) waiting.add(row.id);
  return (id) => waiting.has(id);
}

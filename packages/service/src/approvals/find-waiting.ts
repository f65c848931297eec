import type { Id } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ApprovalRow } from './approval.ts';
import { readStanding } from './read-standing.ts';

/**
 * Selects the requests that a person may decide now, so that the list of waiting requests contains none that would be
 * refused.
 */
export async function findWaiting(
  db: Db,
  userId: Id<'user'>,
  rows: readonly ApprovalRow[],
): Promise<(id: string) => boolean> {
  const waiting = new Set<string>();
  // Most belong to others: their standing needs no query.
  for (const row of rows)
    if (row.requested_by !== userId && (await readStanding(db, userId, row)).mayDecide) waiting.add(row.id);
  return (id) => waiting.has(id);
}

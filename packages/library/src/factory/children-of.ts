import type { TablePlan } from '@rowloom/engine';
import type { NaturalRows } from './natural-rows.ts';
import type { Wish } from './read-overrides.ts';

/** Free rows that belong to the parent which the wish names: its rows are contiguous, and so can be halved for. */
export function* childrenOf(
  natural: NaturalRows,
  plan: TablePlan,
  wish: Wish,
  isFree: (row: number) => boolean,
): Generator<number, undefined> {
  const index = plan.references.findIndex(({ owning, strategy }) => owning && strategy.kind === 'fan_out');
  const parent = wish.parents.get(index);
  const rows = natural.table(plan.name);
  if (parent === undefined || parent === null || !('values' in parent) || rows === undefined) return;
  const ownerOf = (row: number): number => rows.parentsOf(row)[index] ?? 0;
  let [low, high] = [0, plan.rows];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ownerOf(middle) < parent.number) low = middle + 1;
    else high = middle;
  }
  for (; low < plan.rows && ownerOf(low) === parent.number; low++) if (isFree(low)) yield low;
}

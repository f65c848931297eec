import type { TablePlan } from '@rowloom/engine';
import type { NaturalRows } from './natural-rows.ts';
import type { Wish } from './read-overrides.ts';
import { follow, type Trail } from './trail.ts';

/** Free rows of the parent that the request names: its rows are contiguous, so they are found by bisection. */
export function childrenOf(
  natural: NaturalRows,
  plan: TablePlan,
  wish: Wish,
  isFree: (row: number) => boolean,
  trail: Trail,
): Iterable<number> {
  const index = plan.references.findIndex(({ owning, strategy }) => owning && strategy.kind === 'fan_out');
  const parent = wish.parents.get(index);
  const rows = natural.table(plan.name);
  if (parent === undefined || parent === null || !('values' in parent) || rows === undefined) return [];
  const first = firstChild(rows, index, parent.number);
  const child = (k: number): number | undefined =>
    first + k < plan.rows && ownerOf(rows, index, first + k) === parent.number ? first + k : undefined;
  return follow(trail, 'children', child, isFree);
}

/** How many rows of a table the plan gives to an owning parent. */
export function countChildren(natural: NaturalRows, plan: TablePlan, index: number, parent: number): number {
  const rows = natural.table(plan.name);
  return rows === undefined ? 0 : firstChild(rows, index, parent + 1) - firstChild(rows, index, parent);
}

type Rows = NonNullable<ReturnType<NaturalRows['table']>>;

const ownerOf = (rows: Rows, index: number, row: number): number => rows.parentsOf(row)[index] ?? 0;

function firstChild(rows: Rows, index: number, parent: number): number {
  let [low, high] = [0, rows.plan.rows];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ownerOf(rows, index, middle) < parent) low = middle + 1;
    else high = middle;
  }
  return low;
}

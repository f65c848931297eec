import type { MotifState } from './motif-state.ts';
import { valueIn } from './variable.ts';

/**
 * A value that several columns share, or on which other columns depend by a CHECK, is fixed to one of its list: the
 * possible one that the column has least often so far.
 */
export function labelMotif(state: MotifState): void {
  for (const [key, rows] of state.rows) {
    const { groups, columns } = state.tableOf(key);
    for (const column of columns) {
      const counts = new Map<string, number>();
      for (const row of rows) {
        const { values, uses, isNull } = valueIn(row, column);
        const isTied =
          uses.length > 1 || groups.some((group) => group.columns.length > 1 && group.columns.includes(column));
        if (values === undefined || isNull === true) continue;
        if (values.length > 1 && isTied) fix(state, () => valueIn(row, column), values, counts);
        const [value, ...others] = valueIn(row, column).values ?? [];
        if (value !== undefined && others.length === 0) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
  }
}

function fix(
  state: MotifState,
  variable: () => ReturnType<typeof valueIn>,
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
): void {
  for (const value of values.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))) {
    const start = state.trail.length;
    if (state.narrow(variable(), [value]) && state.propagate()) return;
    state.trail.backTo(start);
  }
}

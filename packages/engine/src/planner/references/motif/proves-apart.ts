import type { MotifState } from './motif-state.ts';
import { keysOf } from './find-motif-tables.ts';
import { type MotifRow, type Use, valueIn, type Variable } from './variable.ts';

/** Whether it is certain, for each key that the motif decides, that the row differs from all others of its table. */
export function provesApart(state: MotifState, row: MotifRow): boolean {
  const { keys } = state.tableOf(row.table);
  return keys.every((key) =>
    state.rowsOf(row.table).every((other) => other === row || areApart(state, row, other, key)),
  );
}

/** Whether two rows of a table certainly differ in a key. */
function areApart(state: MotifState, row: MotifRow, other: MotifRow, key: readonly string[]): boolean {
  return (
    key.some((column) => {
      const [a, b] = [valueIn(row, column), valueIn(other, column)];
      if (a.isNull === true || b.isNull === true) return true;
      if (a.values !== undefined && b.values !== undefined) return !a.values.some((value) => b.values?.includes(value));
      return isOwn(state, row, column) || isOwn(state, other, column);
    }) ||
    namingReferences(state, row, key).some((index) => {
      const [one, another] = [row.parents.get(index), other.parents.get(index)];
      return one !== undefined && another !== undefined && one !== null && another !== null && one !== another;
    })
  );
}

/** Whether the row makes the column for itself: then a key with it is kept by the usual methods. */
export function isOwn(state: MotifState, row: MotifRow, column: string): boolean {
  const variable = valueIn(row, column);
  if (variable.values !== undefined || variable.isNull === true || isCovered(state, row, column)) return false;
  const begins = originsOf(state, variable);
  if (begins.length === 1) return true;
  const leader = leaderOf(state, variable);
  return leader?.row === row && leader.column === column;
}

/**
 * Among several rows in which a value begins, the one from which the others take it: one for which the value is a key,
 * else the first by table name. None if two rows of one table have it, or if it belongs to a list.
 */
export function leaderOf(state: MotifState, variable: Variable): Use | undefined {
  if (variable.values !== undefined || variable.isNull === true) return undefined;
  const begins = originsOf(state, variable);
  const tables = new Set(begins.map(({ row }) => row.table));
  if (begins.length < 2 || tables.size < begins.length) return undefined;
  const isKey = ({ row, column }: Use): boolean =>
    keysOf(state.tableOf(row.table).target).some((key) => key.length === 1 && key[0] === column);
  return begins.toSorted((a, b) => Number(isKey(b)) - Number(isKey(a)) || (a.row.table < b.row.table ? -1 : 1))[0];
}

/** Whether a reference of the row gives the column its value. */
export function isCovered(state: MotifState, row: MotifRow, column: string): boolean {
  return state.tableOf(row.table).references.some(({ index, columns, toColumns, isTree }) => {
    const place = columns.indexOf(column);
    // A value that a tree only repeats is the row's own.
    return place >= 0 && (row.parents.get(index) ?? null) !== null && !(isTree && toColumns[place] === column);
  });
}

/** The rows and columns in which a value begins. */
export function originsOf(state: MotifState, { uses }: Variable): readonly Use[] {
  return uses.filter((use) => !isCovered(state, use.row, use.column));
}

/** References of a row whose parent a key names: rows with different parents differ in the key. */
export function namingReferences(state: MotifState, row: MotifRow, key: readonly string[]): readonly number[] {
  return state.tableOf(row.table).references.flatMap(({ index, columns, toColumns, to }) => {
    const named = new Set(columns.flatMap((column, place) => (key.includes(column) ? [toColumns[place]] : [])));
    const parent = state.tables.get(to);
    return parent !== undefined && keysOf(parent.target).some((set) => set.every((name) => named.has(name)))
      ? [index]
      : [];
  });
}

import type { Draft } from '../../draft/draft.ts';
import { draftReference } from '../../draft/draft-reference.ts';
import type { MotifReference } from './motif-table.ts';
import type { MotifState } from './motif-state.ts';
import { isCovered, leaderOf } from './proves-apart.ts';
import type { MotifRow, Use } from './variable.ts';
import { valueIn } from './variable.ts';

/**
 * A value that begins in rows of several tables (a tenant's number, without a table of tenants) begins in one of them:
 * the others take it from there, by a reference that no key declares.
 */
export function leadShared(draft: Draft, state: MotifState): void {
  for (const [key, rows] of state.rows) {
    for (const row of rows)
      for (const column of state.tableOf(key).columns) {
        const leader = isCovered(state, row, column) ? undefined : leaderOf(state, valueIn(row, column));
        if (leader === undefined || (leader.row === row && leader.column === column)) continue;
        state.setParent(row, follow(draft, state, { row, column }, leader), leader.row);
      }
  }
  for (const [key, rows] of state.rows) for (const row of rows) closeOthers(state, key, row);
}

/** The reference by which one column takes another's value: made once for each pair of columns. */
function follow(draft: Draft, state: MotifState, use: Use, leader: Use): MotifReference {
  const table = state.tableOf(use.row.table);
  const name = `${use.column} as in ${leader.row.table}.${leader.column}`;
  const { references } = table.target;
  const known = references.findIndex((reference) => !reference.declared && reference.name === name);
  const found = table.references.find(({ index }) => index === known);
  if (found !== undefined) return found;
  const made = draftReference({
    name,
    columns: [use.column],
    to: leader.row.table,
    to_columns: [leader.column],
    nullable: false,
    unique: false,
    // At other places the row has its own value.
    released: true,
  });
  const reference: MotifReference = {
    index: references.push(made) - 1,
    columns: made.columns,
    toColumns: made.to_columns,
    to: made.to,
    optional: [],
    unique: false,
    isTree: false,
  };
  table.references.push(reference);
  draft.work.spend(1, use.row.table);
  return reference;
}

/** Rows at a place without a source have no parent by such a reference. */
function closeOthers(state: MotifState, key: string, row: MotifRow): void {
  for (const { index } of state.tableOf(key).references) if (!row.parents.has(index)) row.parents.set(index, null);
}

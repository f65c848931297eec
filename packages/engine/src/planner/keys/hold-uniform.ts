import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { wordsOf } from '../draft/any-collation.ts';
import { isUnique } from '../draft/is-unique.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { fromList } from '../infer/columns/make-source.ts';
import { listOf } from '../checks/find-enumerations.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { roomOf } from '../../document/plan/room-of.ts';
import { isOpenTo } from '../checks/rounds-of.ts';
import { predicatesOf, solveTable } from '../checks/solve-table.ts';

const DEEPEST = 8;

/**
 * Where two keys share a column that refers to nothing (the number of a tenant whose table is elsewhere), nothing tells
 * which of their parents agree in it: it holds one value in all of them. Answers whether it can.
 */
export function holdUniform(draft: Draft, shared: readonly Shared[]): boolean {
  const ways = shared.flatMap(({ reference, columns }) =>
    columns.map((name) => {
      const parent = draft.tables.get(reference.to);
      const column = reference.to_columns[reference.columns.indexOf(name)];
      const root = parent === undefined || column === undefined ? undefined : rootOf(draft, parent, column, 0);
      return root && wayOf(draft, root);
    }),
  );
  if (ways.includes(undefined)) return false;
  for (const hold of ways) hold?.();
  return true;
}

/** A reference, and those of its columns that it has in common with others. */
export type Shared = { readonly reference: ReferenceDraft; readonly columns: readonly string[] };

type Root = { readonly table: TableDraft; readonly column: string };

/** The table in which a column gets its values, if it is taken from there by one key after the other. */
function rootOf(draft: Draft, table: TableDraft, column: string, depth: number): Root | undefined {
  if (draft.existing.has(table.key) || depth > DEEPEST) return undefined;
  const reference = table.references.find(({ columns, absent }) => !absent && columns.includes(column));
  if (reference === undefined) return { table, column };
  const parent = draft.tables.get(reference.to);
  const name = reference.to_columns[reference.columns.indexOf(column)];
  return parent === undefined || name === undefined || parent === table
    ? undefined
    : rootOf(draft, parent, name, depth + 1);
}

/** How the column comes to hold one value; undefined where it cannot. */
function wayOf(draft: Draft, { table, column }: Root): (() => void) | undefined {
  const declared = table.table.columns.find(({ name }) => name === column);
  const type = table.types.get(column);
  if (declared?.generated !== undefined || declared?.identity !== undefined || table.columnRules.has(column))
    return undefined;
  if (type === undefined || isUnique(table.table, [column])) return undefined;
  // Rows that repeat a motif differ in what it tells them apart by: the motif is widened to whoever shares the column.
  if (table.motif !== undefined && keysWith(table, column)) return undefined;
  const round = table.rounds.get(column);
  if (table.uniform.has(column) || round?.length === 1) return () => undefined;
  const values = listOf(draft, table, column, draft.asOf) ?? (type.kind === 'enum' ? type.values : undefined);
  const [value] = values ?? [];
  if (round !== undefined) return undefined;
  if (value !== undefined) {
    const group = solveTable(draft, table, draft.asOf).groups.find(({ columns }) => columns.includes(column));
    if (group !== undefined && !isOpenTo(group, column, [value])) return undefined;
    return () => {
      table.rounds.set(column, [value]);
      noteUniform(draft, table, column);
    };
  }
  const asked = predicatesOf(draft, table).some(({ predicate }) => columnsOf(predicate).includes(column));
  if (asked || !HELD.has(type.kind)) return undefined;
  return () => {
    table.uniform.add(column);
    noteUniform(draft, table, column);
  };
}

const keysWith = ({ table }: TableDraft, column: string): boolean =>
  [...(table.primary_key === undefined ? [] : [table.primary_key]), ...table.uniques].some(({ columns }) =>
    columns.includes(column),
  );

function noteUniform(draft: Draft, { key }: TableDraft, column: string): void {
  draft.notes.push({
    code: 'one_value',
    path: `tables.${key}.columns.${column}`,
    message: `${key}.${column} has the same value in all rows, because two keys of one table share it and it refers to no table that groups the rows.`,
  });
}

const HELD: ReadonlySet<string> = new Set(['uuid', 'integer', 'text']);

/** Gives the columns that hold one value that value: the first of their list, or one that any column of the type can hold. */
export function fillUniform(target: TableDraft, lexicon: Lexicon): void {
  for (const name of target.uniform) {
    const [plan, type] = [target.columns.get(name), target.types.get(name)];
    if (plan === undefined || type === undefined) continue;
    const value = uniformValue(plan, type, lexicon);
    target.columns.set(name, {
      ...plan,
      null_fraction: 0,
      source: fromList([value]),
      reason: `${plan.reason}; the same in all rows, because keys of other tables share it`,
    });
  }
}

/**
 * A value that any column of the type can hold, the same in every table: a list that a generator takes as an option may be
 * about the table (`rivers.code`), one that it brings along (`currency_code`) is about the column's name.
 */
export function uniformValue(plan: ColumnPlan, type: ColumnType, lexicon: Lexicon): string | number {
  if (type.kind === 'integer') return 1;
  // Of version 4, and plainly made up.
  if (type.kind === 'uuid') return '10000000-0000-4000-8000-000000000001';
  const { source } = plan;
  const room = roomOf(plan, type) ?? Number.MAX_SAFE_INTEGER;
  const isPlain = source.kind === 'generator' && Object.keys(source.options).length === 0;
  const word = isPlain ? wordsOf(source, type, lexicon)?.find((item) => [...item].length <= room) : undefined;
  return word ?? 'main'.slice(0, room);
}

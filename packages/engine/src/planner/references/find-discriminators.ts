import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { listOf } from '../checks/find-enumerations.ts';
import { isOpenTo } from '../checks/rounds-of.ts';
import { solveTable } from '../checks/solve-table.ts';

/** A reference that a CHECK limits to parents of one kind. */
type Narrow = {
  readonly child: string;
  readonly reference: ReferenceDraft;
  readonly parent: TableDraft;
  /** The parent's column that distinguishes the kinds. */
  readonly column: string;
  readonly value: string;
};

/**
 * Finds keys such as `(id, kind)` beside a CHECK that `kind` is 'person': tables of subtypes. The parent's column then
 * cycles through its values, row by row, and such a reference takes its parents from every n-th row. Returns the tables
 * whose other kinds are unknown.
 */
export function findDiscriminators(draft: Draft, asOf: number): ReadonlySet<string> {
  const found = new Map<TableDraft, Map<string, Narrow[]>>();
  const alone = new Set<string>();
  for (const target of draft.tables.values()) {
    for (const narrow of target.references.flatMap((reference) => narrowsOf(draft, target, reference, asOf))) {
      const columns = found.get(narrow.parent) ?? new Map<string, Narrow[]>();
      found.set(narrow.parent, columns);
      columns.set(narrow.column, [...(columns.get(narrow.column) ?? []), narrow]);
    }
  }
  for (const [parent, columns] of found) {
    for (const [column, narrows] of columns) {
      const kinds = new Set(narrows.map(({ value }) => value));
      if (kinds.size === 1 && valuesOf(draft, parent, column, asOf) === undefined && parent.references.length === 0)
        for (const { child } of narrows) alone.add(child);
      else goRound(draft, parent, column, narrows, asOf);
    }
  }
  return alone;
}

function narrowsOf(draft: Draft, target: TableDraft, reference: ReferenceDraft, asOf: number): readonly Narrow[] {
  const { columns, to, to_columns: toColumns } = reference;
  const parent = draft.tables.get(to);
  if (columns.length < 2 || parent === undefined || parent === target || draft.existing.has(to)) return [];
  return columns.flatMap((name, place): readonly Narrow[] => {
    const column = toColumns[place];
    if (column === undefined || !isFree(parent, column)) return [];
    const [value, ...others] = listOf(draft, target, name, asOf) ?? [];
    return value === undefined || others.length > 0 ? [] : [{ child: target.key, reference, parent, column, value }];
  });
}

function isFree({ references, columnRules, table }: TableDraft, column: string): boolean {
  const declared = table.columns.find(({ name }) => name === column);
  return (
    declared?.generated === undefined &&
    !columnRules.has(column) &&
    !references.some(({ columns }) => columns.includes(column))
  );
}

function goRound(draft: Draft, parent: TableDraft, column: string, narrows: readonly Narrow[], asOf: number): void {
  const group = solveTable(draft, parent, asOf).groups.find(({ columns }) => columns.includes(column));
  const values = valuesOf(draft, parent, column, asOf) ?? [...new Set(narrows.map(({ value }) => value))];
  if (narrows.some(({ value }) => !values.includes(value))) return;
  if (group !== undefined && !isOpenTo(group, column, values)) return;
  parent.rounds.set(column, values);
  for (const { reference, value } of narrows) reference.among = { every: values.length, offset: values.indexOf(value) };
}

/** The values that the parent itself allows, if it lists them. */
function valuesOf(draft: Draft, parent: TableDraft, column: string, asOf: number): readonly string[] | undefined {
  const type = parent.types.get(column);
  return listOf(draft, parent, column, asOf) ?? (type?.kind === 'enum' ? type.values : undefined);
}

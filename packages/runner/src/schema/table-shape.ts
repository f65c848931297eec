import type { Table } from '@rowloom/engine';
import { columnWords } from '../diff/column-thing.ts';
import { constraintThings } from '../diff/constraint-things.ts';

/** What a table's definition says of its rows, short enough to be kept: words of its columns and of its constraints. */
export type TableShape = {
  readonly columns: Readonly<Record<string, string>>;
  readonly constraints: readonly string[];
  /** That fire on every row that comes; ledgers of earlier versions do not say. */
  readonly triggers?: readonly string[];
};

export function shapeOf(table: Table): TableShape {
  return {
    columns: Object.fromEntries(table.columns.map((column) => [column.name, columnWords(column)])),
    constraints: constraintThings(table)
      .map(({ words }) => words)
      .toSorted(),
    triggers: (table.triggers ?? []).map(({ name }) => name).toSorted(),
  };
}

export type ShapeOptions = {
  /** Constraints that the run itself has taken off, or has still to add: only columns are compared. */
  readonly columnsOnly?: boolean;
  /** Constraints that the run itself has added since are none that others did. */
  readonly mayGain?: boolean;
};

/** What a table has to be at the end: as it was first found or made, with the constraints and triggers that the run has added. */
export function settledShape(before: TableShape | undefined, now: TableShape): TableShape {
  if (before === undefined) return now;
  return {
    columns: before.columns,
    constraints: [...now.constraints, ...without(before.constraints, now.constraints)].toSorted(),
    triggers: now.triggers ?? [],
  };
}

/** How a table came to be another one, in sentences. */
export function compareShapes(
  name: string,
  before: TableShape,
  now: TableShape,
  { columnsOnly = false, mayGain = false }: ShapeOptions = {},
): readonly string[] {
  const changed = Object.entries(before.columns).flatMap(([column, words]) => {
    const after = now.columns[column];
    if (after === undefined) return [`The column ${name}.${column} was dropped.`];
    return after === words ? [] : [`The column ${name}.${column} is ${after} now, and was ${words}.`];
  });
  const added = Object.keys(now.columns)
    .filter((column) => before.columns[column] === undefined)
    .map((column) => `The column ${name}.${column} was added.`);
  if (columnsOnly) return [...changed, ...added];
  const lost = without(before.constraints, now.constraints).map((words) => `${name} has lost a constraint: ${words}.`);
  const gained = mayGain
    ? []
    : without(now.constraints, before.constraints).map((words) => `${name} has a new constraint: ${words}.`);
  // A trigger that kept rows away may go between two attempts: that is what its owner is told to do.
  const fired = before.triggers === undefined || mayGain ? [] : without(now.triggers ?? [], before.triggers);
  return [
    ...changed,
    ...added,
    ...lost,
    ...gained,
    ...fired.map((trigger) => `The trigger ${trigger} of ${name} is new.`),
  ];
}

/** Equal ones are counted: a database may hold the same constraint twice. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((words) => {
    const at = left.indexOf(words);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

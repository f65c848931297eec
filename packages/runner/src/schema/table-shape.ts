import type { Table } from '@rowloom/engine';
import { columnWords } from '../diff/column-thing.ts';
import { constraintThings } from '../diff/constraint-things.ts';

/**
 * A table's definition as far as rows are concerned, short enough to be stored: digests of its columns and of its
 * constraints.
 */
export type TableShape = {
  readonly columns: Readonly<Record<string, string>>;
  readonly constraints: readonly string[];
  /** Those that fire on every row; ledgers of earlier versions do not have them. */
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
  /** Constraints that the run itself has removed, or has still to add: only columns are compared. */
  readonly columnsOnly?: boolean;
  /** Constraints that the run itself has added since are not others' changes. */
  readonly mayGain?: boolean;
};

/**
 * The required final state of a table: as first found or created, with the constraints and triggers that the run has
 * added.
 */
export function settledShape(before: TableShape | undefined, now: TableShape): TableShape {
  if (before === undefined) return now;
  return {
    columns: before.columns,
    constraints: [...now.constraints, ...without(before.constraints, now.constraints)].toSorted(),
    triggers: now.triggers ?? [],
  };
}

/** How a table has changed, in sentences. */
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
  // A trigger that excluded rows may be dropped between two attempts: that is the remedy given to its owner.
  const fired = before.triggers === undefined || mayGain ? [] : without(now.triggers ?? [], before.triggers);
  return [
    ...changed,
    ...added,
    ...lost,
    ...gained,
    ...fired.map((trigger) => `The trigger ${trigger} of ${name} is new.`),
  ];
}

/** Equal ones are counted: a database may contain the same constraint twice. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((words) => {
    const at = left.indexOf(words);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

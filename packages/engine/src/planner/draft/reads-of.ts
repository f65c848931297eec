import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { expressionsIn } from '../../document/plan/parts-of-source.ts';
import type { ColumnSource, TablePlan } from '../../document/plan/plan.ts';

/** A column that another is derived from, as `table.column`. */
export type Read = {
  readonly place: string;
  /** It belongs to rows outside the run, of which only the keys are known, and is not one of these. */
  readonly unknown: boolean;
};

/** What the expressions of a source read of their row, of its parents and of its children. */
export function readsOf(
  source: ColumnSource,
  table: TablePlan,
  tables: ReadonlyMap<string, TablePlan>,
): readonly Read[] {
  return expressionsIn(source).flatMap((expression) => readsIn(expression, table, tables));
}

function readsIn(expression: Expression, table: TablePlan, tables: ReadonlyMap<string, TablePlan>): readonly Read[] {
  if (expression.op === 'aggregate') {
    const child = tables.get(expression.table);
    return child === undefined || expression.value === undefined ? [] : readsIn(expression.value, child, tables);
  }
  if (expression.op !== 'column') return partsOf(expression).flatMap((part) => readsIn(part, table, tables));
  let at: TablePlan | undefined = table;
  const steps = expression.through ?? [];
  for (const [place, step] of steps.entries()) {
    const reference: TablePlan['references'][number] | undefined = at?.references.find(
      ({ name, columns }) => name === step || columns.includes(step),
    );
    if (reference === undefined) return [];
    const known = place === steps.length - 1 && reference.to_columns.includes(expression.name);
    if (reference.strategy.kind === 'existing' && !known)
      return [{ place: `${reference.to}.${expression.name}`, unknown: true }];
    at = tables.get(reference.to);
  }
  return at === undefined ? [] : [{ place: `${at.name}.${expression.name}`, unknown: false }];
}

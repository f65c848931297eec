import type { Expression } from '../expression/expression.ts';
import { partsOf } from '../expression/walk-expression.ts';
import type { Issue } from '../schema/issue.ts';
import type { ColumnSource, TablePlan } from './plan.ts';

/** Expressions that ask for more than the key of a row outside the run: the run does not read it. */
export function findUnknownReads(tables: readonly TablePlan[]): readonly Issue[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return tables.flatMap((table) =>
    table.rows === 0
      ? []
      : table.columns.flatMap((column): readonly Issue[] =>
          expressionsIn(column.source).flatMap((expression) =>
            readsIn(expression, table, byName).map((read) => ({
              code: 'existing_unknown',
              path: `tables.${table.name}.columns.${column.name}`,
              message: `${table.name}.${column.name} is derived from ${read}, of a table that keeps its rows; a run knows their keys alone. Give ${table.name}.${column.name} another rule, or let the run fill that table.`,
            })),
          ),
        ),
  );
}

function expressionsIn(source: ColumnSource | null): readonly Expression[] {
  if (source?.kind === 'derive') return [source.expression];
  if (source?.kind === 'when') return [source.test, ...[source.then, source.otherwise].flatMap(expressionsIn)];
  return source?.kind === 'variants' ? source.sources.flatMap(expressionsIn) : [];
}

function readsIn(expression: Expression, table: TablePlan, tables: ReadonlyMap<string, TablePlan>): readonly string[] {
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
    if (reference.strategy.kind === 'existing' && !known) return [`${reference.to}.${expression.name}`];
    at = tables.get(reference.to);
  }
  return [];
}

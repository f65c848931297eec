import type { Issue } from '../../base/shape/issue.ts';
import type { TablePlan } from '../../document/plan/plan.ts';
import { readsOf } from '../draft/reads-of.ts';

/** Expressions that read more than the key of a row outside the run, which the run does not read. */
export function findUnknownReads(tables: readonly TablePlan[]): readonly Issue[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return tables.flatMap((table) =>
    table.rows === 0
      ? []
      : table.columns.flatMap((column): readonly Issue[] =>
          readsOf(column.source, table, byName)
            .filter(({ unknown }) => unknown)
            .map(({ place }) => ({
              code: 'existing_unknown',
              path: `tables.${table.name}.columns.${column.name}`,
              message: `${table.name}.${column.name} is derived from ${place}, a table that keeps its rows; only their keys are known to the run. Give ${table.name}.${column.name} another rule, or let the run fill that table.`,
            })),
        ),
  );
}

import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { ColumnPlan, Plan, TablePlan } from '../../document/plan/plan.ts';
import { UnbuildableColumn } from '../../weave/graph/unbuildable-column.ts';

/** Columns whose sources cannot be combined, such as texts in a sum or a value that depends on itself. */
export function findUnbuildable(schema: SchemaDocument, plan: Plan, lexicon: Lexicon): readonly Issue[] {
  const run = makeRunContext(schema, plan, lexicon);
  const tables = new Map(plan.tables.map((table) => [table.name, table]));
  return plan.tables
    .filter(({ rows }) => rows > 0)
    .flatMap((planned) => {
      const { name: table, columns } = planned;
      const scope = makeLoopScope(run, table);
      return columns
        .filter((column) => isDoubtful(tables, planned, column))
        .flatMap(({ name }): readonly Issue[] => {
          try {
            scope.column(name);
            return [];
          } catch (error) {
            if (!(error instanceof UnbuildableColumn)) throw error;
            const remedy =
              error.remedy ??
              `Give it another rule, such as {"${table}.${name}": {"one_of": [...]}}, or skip the table.`;
            return [
              {
                code: 'unbuildable_column',
                path: `tables.${table}.columns.${name}`,
                message: `${table}.${name} cannot be made: ${error.message} ${remedy}`,
              },
            ];
          }
        });
    });
}

/** A path of more references than this is a cycle, if only by mistake. */
const MAX_STEPS = 20;

/** A generator without options always makes the same values, also for tables that refer to it. */
function isDoubtful(
  tables: ReadonlyMap<string, TablePlan>,
  table: TablePlan,
  { source }: ColumnPlan,
  steps = 0,
): boolean {
  if (source.kind === 'generator') return Object.keys(source.options).length > 0;
  if (source.kind !== 'reference') return source.kind !== 'omit';
  const parent = tables.get(table.references[source.reference]?.to ?? '');
  const column = parent?.columns.find(({ name }) => name === source.column);
  return (
    parent === undefined || column === undefined || steps > MAX_STEPS || isDoubtful(tables, parent, column, steps + 1)
  );
}

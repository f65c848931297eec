import { operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { type RunContext, type TableContext, tableOf } from '../graph/run-context.ts';
import type { ColumnPlan, ReferencePlan } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

/** A column of a row that this row belongs to. */
export type Above = { readonly scope: RowScope; readonly plan: ColumnPlan; readonly type: ColumnType };

/**
 * The column that the named generator fills in a row that this one refers to, or in one that the first row between
 * refers to: a product's category, by its own key or through a link table. Only tables that are loaded earlier are
 * searched, so a derived value never leads back to its row.
 */
export function findAbove(scope: RowScope, generator: string): Above | undefined {
  const { run, table } = scope;
  const direct = leadsTo(run, table, table, generator);
  if (direct !== undefined) return { ...direct, scope: scope.parent(direct.index) };
  for (const child of run.owned.get(table.name) ?? []) {
    if (child.name === table.name || child.plan.rows === 0) continue;
    const { strategy } = child.plan.references[child.owning] ?? {};
    if (strategy?.kind !== 'fan_out' || child.plan.columns.length > MAX_COLUMNS) continue;
    const pair = leadsTo(run, child, table, generator);
    if (pair === undefined) continue;
    // Without one, the row uses the next row of the table.
    const first = operate('min', scope.children(child.name).first, child.plan.rows - 1);
    return { ...pair, scope: scope.reach(child.name, first, 'child').parent(pair.index) };
  }
  return undefined;
}

/** A link table has the keys of both tables, and little else. */
const MAX_COLUMNS = 5;

type Step = { readonly index: number; readonly plan: ColumnPlan; readonly type: ColumnType };

function leadsTo(run: RunContext, from: TableContext, before: TableContext, generator: string): Step | undefined {
  for (const [index, reference] of from.plan.references.entries()) {
    if (!isWoven(reference)) continue;
    const { place, plan, types } = tableOf(run, reference.to);
    if (place >= before.place) continue;
    const found = plan.columns.find(({ source }) => source.kind === 'generator' && source.generator === generator);
    const type = types.get(found?.name ?? '');
    if (found !== undefined && type !== undefined && plan.rows > 0) return { index, plan: found, type };
  }
  return undefined;
}

/** Rows of this run can be asked for their columns, existing ones cannot. */
const isWoven = ({ columns, strategy, null_fraction }: ReferencePlan): boolean =>
  columns.length > 0 && strategy.kind !== 'existing' && strategy.kind !== 'tree' && null_fraction < 1;

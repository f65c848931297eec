import type { Expression } from '../../../language/expression/expression.ts';
import { columnsOf, partsOf } from '../../../language/expression/walk-expression.ts';
import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { firstRow } from '../first-row.ts';
import { ownerWithin } from '../identifies-parent.ts';
import { preferVariants } from '../prefer-variants.ts';
import type { UniqueTask } from '../unique-task.ts';

/** NULLs are distinct: the column holds a value in one row of each owner only. */
export function byNulls(task: UniqueTask): string | undefined {
  const { target, set } = task;
  if (set.kind === 'primary_key') return undefined;
  const perOwner = ownerWithin(task) !== undefined;
  for (const name of [...set.columns, ...set.coarse]) {
    if (set.filled.includes(name) || isNeverNull(task, name)) continue;
    const plan = target.columns.get(name);
    if (plan === undefined || !isNullable(target, name) || !leaveNull(target, plan, perOwner)) continue;
    return `${name} is NULL in all rows but one${perOwner ? ' of each owner' : ''}`;
  }
  return undefined;
}

/** `(note IS NULL)` has a value where the column has none. */
function isNeverNull({ set }: UniqueTask, name: string): boolean {
  return (set.unique?.expressions ?? []).some(
    ({ predicate }) => predicate !== undefined && predicate.op !== 'column' && asksForNull(predicate, name),
  );
}

function asksForNull(expression: Expression, name: string): boolean {
  if (expression.op === 'is' || (expression.op === 'compare' && expression.operator.startsWith('is ')))
    return columnsOf(expression).includes(name);
  return partsOf(expression).some((part) => asksForNull(part, name));
}

function leaveNull(target: TableDraft, plan: ColumnPlan, perOwner: boolean): boolean {
  const { source } = plan;
  const first = firstRow(perOwner);
  // Where a CHECK ties the column's NULLs to other columns, the row draws another variant of it as a whole.
  if (target.filled.has(plan.name)) {
    if (source.kind !== 'variants') return false;
    return preferVariants(
      target,
      source.group,
      source.sources.map((inner) => inner === null),
      first,
    );
  }
  if (source.kind === 'reference' || source.kind === 'omit') return false;
  target.columns.set(plan.name, {
    ...plan,
    null_fraction: 0,
    source: { kind: 'when', test: first, then: source, otherwise: null },
  });
  return true;
}

function isNullable(target: TableDraft, name: string): boolean {
  return target.table.columns.find((column) => column.name === name)?.nullable === true;
}

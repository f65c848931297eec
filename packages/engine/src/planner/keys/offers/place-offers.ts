import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, number } from '../../../language/expression/make-expression.ts';
import { notToldApart } from '../../../document/plan/is-told-apart.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import type { ColumnBounds, TableDraft } from '../../draft/draft.ts';
import { freeEnds } from '../free-ends.ts';
import { fanOutWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';
import type { Offer } from './column-offers.ts';

/** Numbers that count the rows of their owner: 1, 2, 3, …; `any`: whole numbers that are something else by their names, too. */
export function placeOffers(task: UniqueTask, which: 'numbers' | 'any'): readonly Offer[] {
  const { target, set } = task;
  const owner = fanOutWithin(task);
  if (owner === undefined) return [];
  return set.columns.flatMap((name) => {
    const plan = target.columns.get(name);
    if (plan === undefined || target.distinct.has(name) || target.columnRules.has(name)) return [];
    const ends = freeEnds(target, name);
    if (ends === undefined) return [];
    if (which === 'any' ? !isWhole(target, plan) : !isNumber(plan)) return [];
    const { min, max } = countedFrom(ends);
    const counted: ColumnPlan = {
      ...notToldApart(plan),
      source: { kind: 'derive', expression: placeFrom(min) },
      null_fraction: 0,
      reason: `counts the rows of one row of ${owner.to}`,
    };
    return { plan: counted, size: Math.min(Number.MAX_SAFE_INTEGER, max - min + 1), told: 'counts the rows' };
  });
}

function isNumber({ source }: ColumnPlan): boolean {
  return source.kind === 'derive'
    ? isPlace(source.expression)
    : source.kind === 'generator' && source.generator === 'integer';
}

function isWhole(target: TableDraft, { name, source }: ColumnPlan): boolean {
  return (source.kind === 'derive' || source.kind === 'generator') && target.types.get(name)?.kind === 'integer';
}

function placeFrom(min: number): Expression {
  const place = call('place');
  return min === 1 ? place : calculate(place, min > 1 ? '+' : '-', number(Math.abs(min - 1)));
}

/** Counting begins at 1 where that is allowed. */
function countedFrom({ min, max }: ColumnBounds): Required<ColumnBounds> {
  const least = Math.max(min ?? 1, Math.min(1, max ?? 1));
  return { min: least, max: max ?? Number.MAX_SAFE_INTEGER };
}

/** Whether a column of the key counts the rows of an owner that the key names, or never repeats within it. */
export function isCountedWithinOwner(task: UniqueTask): boolean {
  const { target, set } = task;
  if (fanOutWithin(task) === undefined) return false;
  return set.columns.some((name) => {
    const plan = target.columns.get(name);
    if (plan === undefined || set.prefixes?.[name] !== undefined) return false;
    if (plan.source.kind === 'derive') return isPlace(plan.source.expression);
    return plan.source.kind === 'generator' && plan.unique_within?.reference === target.owning;
  });
}

function isPlace(expression: Expression): boolean {
  if (expression.op === 'arithmetic') return isPlace(expression.left);
  return expression.op === 'call' && expression.name === 'place';
}

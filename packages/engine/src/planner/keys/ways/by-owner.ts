import type { Expression } from '../../../language/expression/expression.ts';
import { notToldApart } from '../../../document/plan/is-told-apart.ts';
import type { ColumnSource } from '../../../document/plan/plan.ts';
import type { ColumnBounds, TableDraft } from '../../draft/draft.ts';
import { offersOf } from '../column-offers.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A number among the rows of one owner counts them: 1, 2, 3, … */
export function byPlace(task: UniqueTask): string | undefined {
  return countWithin(task, (source) =>
    source.kind === 'derive'
      ? isPlace(source.expression)
      : source.kind === 'generator' && source.generator === 'integer',
  );
}

/** Few values, but enough for the rows of one owner: they differ within it. Where there are none a whole number counts. */
export function byOwner(task: UniqueTask): string | undefined {
  const { target } = task;
  const owner = ownerWithin(task);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const [best] = offersOf(task, 'plan').toSorted((a, b) => b.size - a.size);
  if (best === undefined || best.size < 1)
    return countWithin(
      task,
      ({ kind }, name) => (kind === 'derive' || kind === 'generator') && target.types.get(name)?.kind === 'integer',
    );
  const { plan, size } = best;
  owner.most = Math.min(owner.most ?? size, size);
  target.columns.set(plan.name, { ...plan, unique_within: { reference: target.owning, most: size } });
  return `${plan.name} never repeats for one row of ${owner.to}, which has at most ${size}`;
}

function countWithin(task: UniqueTask, fits: (source: ColumnSource, name: string) => boolean): string | undefined {
  const { target, set } = task;
  const owner = ownerWithin(task);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const plan = set.columns
    .flatMap((name) => target.columns.get(name) ?? [])
    .find(
      ({ name, source }) =>
        !target.distinct.has(name) &&
        !target.columnRules.has(name) &&
        (!target.solved.has(name) || target.bounded.has(name)) &&
        fits(source, name),
    );
  if (plan === undefined) return undefined;
  const { min, max } = boundsOf(target, plan.name);
  if (max < min) return undefined;
  const most = max - min + 1;
  if (most < Number.MAX_SAFE_INTEGER) owner.most = Math.min(owner.most ?? most, most);
  target.columns.set(plan.name, {
    ...notToldApart(plan),
    source: { kind: 'derive', expression: placeFrom(min) },
    null_fraction: 0,
    reason: `counts the rows of one row of ${owner.to}`,
  });
  return `${plan.name} counts the rows of each row of ${owner.to}`;
}

const PLACE: Expression = { op: 'call', name: 'place', args: [] };

function placeFrom(min: number): Expression {
  return min === 1
    ? PLACE
    : {
        op: 'arithmetic',
        operator: min > 1 ? '+' : '-',
        left: PLACE,
        right: { op: 'literal', type: 'number', value: String(Math.abs(min - 1)) },
      };
}

/** Whether a column of the key counts the rows of an owner that the key names, or never repeats within it. */
export function isCountedWithinOwner(task: UniqueTask): boolean {
  const { target, set } = task;
  if (ownerWithin(task)?.strategy?.kind !== 'fan_out') return false;
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

/** Counting begins at 1 where that is allowed. */
function boundsOf(target: TableDraft, name: string): Required<ColumnBounds> {
  const { min, max } = target.bounded.get(name) ?? {};
  const least = Math.max(min ?? 1, Math.min(1, max ?? 1));
  return { min: least, max: max ?? Number.MAX_SAFE_INTEGER };
}

import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { TableDraft } from '../draft.ts';
import type { ColumnPlan } from '../plan.ts';
import type { UniqueTask } from './unique-task.ts';

/** Makes one free column distinct: then every tuple is. Text first, since it has the most room. */
export function byMakingDistinct({ target, set, facts }: UniqueTask): string | undefined {
  const candidates = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan))
    .map((plan) => widen(target, plan))
    .map((plan) => ({ plan, capacity: capacityOf(target, plan, facts) }))
    .filter(({ capacity }) => capacity >= target.rows)
    .toSorted(
      (a, b) =>
        Number(target.distinct.has(b.plan.name)) - Number(target.distinct.has(a.plan.name)) || b.capacity - a.capacity,
    );
  const best = candidates[0];
  if (best === undefined) return undefined;
  target.columns.set(best.plan.name, {
    ...best.plan,
    unique: true,
    null_fraction: set.kind === 'primary_key' ? 0 : best.plan.null_fraction,
  });
  return `${best.plan.name} never repeats`;
}

/** A range that was only guessed gives way to a key. */
function widen(target: TableDraft, plan: ColumnPlan): ColumnPlan {
  if (
    plan.source.kind !== 'generator' ||
    plan.source.generator !== 'integer' ||
    target.columnRules.has(plan.name) ||
    target.solved.has(plan.name)
  )
    return plan;
  return { ...plan, source: { ...plan.source, options: {} } };
}

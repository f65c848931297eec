import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Few values, but enough for the rows of one owner: they differ within it. */
export function byOwner(task: UniqueTask): string | undefined {
  const { target, set, facts } = task;
  const owner = ownerWithin(task);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const rest = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan))
    .map((plan) => ({ plan, capacity: capacityOf(target, plan, facts) }))
    .toSorted((a, b) => b.capacity - a.capacity)[0];
  if (rest === undefined || rest.capacity < 1) return undefined;
  owner.most = Math.min(owner.most ?? Number.MAX_SAFE_INTEGER, rest.capacity);
  target.columns.set(rest.plan.name, {
    ...rest.plan,
    unique_within: { reference: target.owning, most: rest.capacity },
  });
  return `${rest.plan.name} never repeats for one row of ${owner.to}, which has at most ${rest.capacity}`;
}

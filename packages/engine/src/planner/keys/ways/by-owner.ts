import { offersOf } from '../column-offers.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Few values, but enough for the rows of one owner: they differ within it. */
export function byOwner(task: UniqueTask): string | undefined {
  const { target } = task;
  const owner = ownerWithin(task);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const [rest] = offersOf(task, 'plan').toSorted((a, b) => b.size - a.size);
  if (rest === undefined || rest.size < 1) return undefined;
  owner.most = Math.min(owner.most ?? Number.MAX_SAFE_INTEGER, rest.size);
  target.columns.set(rest.plan.name, {
    ...rest.plan,
    unique_within: { reference: target.owning, most: rest.size },
  });
  return `${rest.plan.name} never repeats for one row of ${owner.to}, which has at most ${rest.size}`;
}

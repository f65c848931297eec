import { keepVariant, type Liberty, type Offer, offersOf, TWICE } from '../column-offers.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** One column has a value for every row: then every tuple differs. Text first, since it has the most room. */
export function byValues(task: UniqueTask, liberty: Liberty): string | undefined {
  const { target, set } = task;
  const [best] = offersOf(task, liberty)
    .filter((offer) => offer.size >= target.rows && !isUsedUp(task, offer))
    .toSorted(
      (a, b) => Number(target.distinct.has(b.plan.name)) - Number(target.distinct.has(a.plan.name)) || b.size - a.size,
    );
  if (best === undefined) return undefined;
  const { plan, variant } = best;
  if (variant !== undefined) keepVariant(target, plan.name, variant);
  const null_fraction = set.kind === 'primary_key' ? 0 : plan.null_fraction;
  target.columns.set(plan.name, { ...plan, unique: true, null_fraction });
  return `${plan.name} never repeats`;
}

export const byGuessedValues = (task: UniqueTask): string | undefined => byValues(task, 'guesses');
export const byListedValues = (task: UniqueTask): string | undefined => byValues(task, 'lists');

/** Whether the values would not do for a later run, though they would if they differed within the owner alone. */
function isUsedUp(task: UniqueTask, { plan, size }: Offer): boolean {
  const { target } = task;
  if (target.distinct.has(plan.name) || ownerWithin(task)?.strategy?.kind !== 'fan_out') return false;
  return size < target.rows * TWICE;
}

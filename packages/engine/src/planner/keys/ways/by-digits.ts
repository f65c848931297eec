import { keepVariant, type Liberty, type Offer, offersOf, TWICE } from '../column-offers.ts';
import { columnDigit, type Digit, isDrawn, referenceDigit } from '../digit.ts';
import { ownerWithin } from '../identifies-parent.ts';
import { layOut, MAX_TUPLES } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/** One column has a value for every row, as soon as guesses give way to the key: then every tuple differs. */
export function byOneColumn(task: UniqueTask): string | undefined {
  return distinct(task, 'guesses');
}

/** A permutation of all tuples of the parents and the few values of the other columns. */
export function byTuples(task: UniqueTask): string | undefined {
  return tuples(task, 'plan', true);
}

/** The same two with all that lists can hold, at last for as many rows as that makes. */
export function byLists(task: UniqueTask): string | undefined {
  return distinct(task, 'lists') ?? tuples(task, 'lists', false);
}

/** Text first, since it has the most room. */
function distinct(task: UniqueTask, liberty: Liberty): string | undefined {
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

/** Whether the values would not do for a later run, though they would if they differed within the owner alone. */
function isUsedUp(task: UniqueTask, { plan, size }: Offer): boolean {
  const { target } = task;
  if (target.distinct.has(plan.name) || ownerWithin(task)?.strategy?.kind !== 'fan_out') return false;
  return size < target.rows * TWICE;
}

function tuples(task: UniqueTask, liberty: Liberty, whole: boolean): string | undefined {
  const { target, set } = task;
  const references = target.references.filter((reference) => isDrawn(reference, set.columns));
  const digits = [...references.map((reference) => referenceDigit(task, reference)), ...valueDigits(task, liberty)];
  const count = digits.reduce((product, { size }) => product * size, 1);
  if (digits.length === 0 || count === 0 || count > MAX_TUPLES) return undefined;
  if (whole && count < target.rows) return undefined;
  const why = (): string => `(${set.columns.join(', ')}) has no more distinct tuples`;
  return layOut(task, { digits, why }) ? 'each tuple of values is taken once' : undefined;
}

/** Of each column what offers most. Tuples with a NULL in them differ from all others. */
function valueDigits(task: UniqueTask, liberty: Liberty): readonly Digit[] {
  const { target, set } = task;
  const offers = offersOf(task, liberty).filter(({ variant }) => variant === undefined);
  return set.columns.flatMap((name) => {
    const [best] = offers.filter(({ plan }) => plan.name === name).toSorted((a, b) => b.size - a.size);
    if (best === undefined) return [];
    const { plan } = best;
    return {
      ...columnDigit(task, plan),
      take: (part) => target.columns.set(plan.name, { ...plan, unique_product: part }),
    };
  });
}

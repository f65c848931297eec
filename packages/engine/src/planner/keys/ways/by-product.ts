import { type Liberty, offersOf } from '../column-offers.ts';
import { columnDigit, type Digit, isDrawn, referenceDigit } from '../digit.ts';
import { layOut, MAX_TUPLES } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A permutation of all tuples of the parents and the few values of the other columns. */
export function byProduct(task: UniqueTask): string | undefined {
  return layOutAll(task, 'plan', true);
}

/** The same with all that lists can hold, for as many rows as that makes. */
export function byLongestProduct(task: UniqueTask): string | undefined {
  return layOutAll(task, 'lists', false);
}

function layOutAll(task: UniqueTask, liberty: Liberty, whole: boolean): string | undefined {
  const { target, set } = task;
  const references = target.references.filter((reference) => isDrawn(reference, set.columns));
  const digits = [...references.map((reference) => referenceDigit(task, reference)), ...valueDigits(task, liberty)];
  const tuples = digits.reduce((product, { size }) => product * size, 1);
  if (digits.length === 0 || tuples === 0 || tuples > MAX_TUPLES) return undefined;
  if (whole && tuples < target.rows) return undefined;
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

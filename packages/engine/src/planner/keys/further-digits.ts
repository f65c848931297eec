import { offersOf } from './offers/column-offers.ts';
import { columnDigit, type Digit, isFreeReference, referenceDigit } from './digit.ts';
import { isDistinct } from './is-distinct.ts';
import { MAX_TUPLES } from './lay-out.ts';
import type { UniqueTask } from './unique-task.ts';

/** No column need have more values than these. */
const MAX_OF_ONE = 2 ** 20;

/**
 * What the columns of a key beside a pair add to its tuples; undefined where they are not ours to lay out, or one of them
 * tells all rows apart alone, unless the pair cannot be left to itself.
 */
export function furtherDigits(
  task: UniqueTask,
  names: readonly string[],
  parents: number,
  always = false,
): readonly Digit[] | undefined {
  const { target } = task;
  const referring = target.references.filter(({ columns }) => columns.some((name) => names.includes(name)));
  if (referring.some((reference) => !isFreeReference(reference, names))) return undefined;
  const own = names.filter((name) => !referring.some(({ columns }) => columns.includes(name)));
  if (own.some((name) => isDistinct(target.columns.get(name)) || target.columnRules.has(name))) return undefined;
  const counted = offersOf({ ...task, set: { ...task.set, columns: own } }, 'plan').map(({ plan, size }) => ({
    ...columnDigit(task, plan),
    size: Math.min(MAX_OF_ONE, Math.max(1, size)),
  }));
  // Where one of the columns can tell all rows apart, the pair may be any.
  if (!always && counted.some(({ size }) => size >= Math.min(target.rows, MAX_OF_ONE))) return undefined;
  let tuples = parents * parents;
  return [...referring.map((reference) => referenceDigit(task, reference)), ...counted].filter(({ size }) => {
    if (tuples * size > MAX_TUPLES) return false;
    tuples *= size;
    return true;
  });
}

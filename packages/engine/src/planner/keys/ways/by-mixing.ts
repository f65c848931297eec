import { countOf } from '../../../base/text/count-of.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { uniqueSets } from '../../draft/unique-sets.ts';
import { usesPlace } from '../../draft/uses-place.ts';
import { canBeDistinct } from '../capacity.ts';
import { columnDigit, type Digit, isFreeReference, referenceDigit } from '../digit.ts';
import { layOut } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Keys that overlap, such as (a, b), (b, c) and (a, c): parents and values are laid out so that no two repeat together. */
export function byMixing(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const sets = uniqueSets(target).filter(({ columns }) => columns.some((name) => set.columns.includes(name)));
  if (sets.length < 2 || sets.some(({ coarse, where }) => coarse.length > 0 || where !== undefined)) return undefined;
  const digits = digitsOf(task, [...new Set(sets.flatMap(({ columns }) => columns))]);
  if (digits.length < 2 || usesPlace(target)) return undefined;
  const twoEach = sets.every(
    ({ columns }) => digits.filter(({ names }) => names.every((name) => columns.includes(name))).length >= 2,
  );
  const prime = largestPrime(Math.min(...digits.map(({ size }) => size)));
  if (!twoEach || prime < digits.length) return undefined;
  const isDone = layOut(task, {
    form: 'mixed',
    digits: digits.map((digit) => ({ ...digit, size: prime })),
    why: (tuples) => `its overlapping keys allow ${countOf(tuples, 'row')}`,
  });
  return isDone ? `no two of ${digits.flatMap(({ names }) => names).join(', ')} repeat together` : undefined;
}

/** All that the keys name and that is ours to lay out, whichever product it belonged to. */
function digitsOf(task: UniqueTask, names: readonly string[]): readonly Digit[] {
  const { target } = task;
  const references = target.references.filter(
    (reference) =>
      reference.to !== '' && isFreeReference(reference, names, ['scatter', 'junction', 'fan_out', 'product']),
  );
  const taken = new Set(target.references.flatMap(({ columns }) => columns));
  const columns = names
    .filter((name) => !taken.has(name) && !target.columnRules.has(name))
    .flatMap((name) => target.columns.get(name) ?? [])
    .map(({ unique_product: _product, ...plan }): ColumnPlan => plan)
    .filter((plan) => canBeDistinct(plan));
  return [
    ...references.map((reference) => referenceDigit(task, reference)),
    ...columns.map((plan) => columnDigit(task, plan)),
  ];
}

function largestPrime(most: number): number {
  for (let candidate = Math.min(Math.floor(most), 2 ** 25); candidate > 1; candidate--)
    if (isPrime(candidate)) return candidate;
  return 1;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
}

import { quotient, remainder } from '../graph/formulas.ts';
import { add, call, multiply, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { ProductPart, TablePlan } from '../../document/plan/plan.ts';
import { makePermutation, type Permutation, permute } from '../../base/random/permute.ts';
import { placeWithin } from './place-within.ts';
import { pairCount, productSize } from './product-size.ts';

/** One digit of the row's place in a permutation of the whole product space. */
export function productDigit(scope: RowScope, part: ProductPart): Node {
  const place = scope.once(`product/${part.name}`, () => placeOf(scope, part));
  const [first = 1] = part.radices;
  if (part.form === 'mixed') return mixedDigit(place, first, part.position);
  if (part.form === 'even') return evenDigit(place, part);
  if (part.form !== undefined && part.position > 1) {
    const below = part.radices.slice(2, part.position).reduce((product, radix) => product * radix, pairCount(part));
    return digitOf(place, below, part.radices[part.position] ?? 1);
  }
  const pair = part.radices.length > 2 ? digitOf(place, 1, pairCount(part)) : place;
  if (part.form === 'ascending') return call(ascendingDigit, pair, part.position);
  if (part.form === 'apart') return apartDigit(pair, first, part.position);
  const below = part.radices.slice(0, part.position).reduce((product, radix) => product * radix, 1);
  return digitOf(place, below, part.radices[part.position] ?? 1);
}

function evenDigit(place: Node, { radices: [first = 1, second = 1], position }: ProductPart): Node {
  if (position === 0) return digitOf(place, 1, first);
  return dealtDigit(place, (first / greatestDivisor(first, second)) * second, second);
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** The number of the row's tuple. */
function placeOf(scope: RowScope, part: ProductPart): Node {
  const { engine_version, seed } = scope.run.plan;
  const permutation = (...seeds: readonly number[]): Permutation =>
    makePermutation(productSize(part), engine_version, ...seeds, scope.table.name, 'product', part.name);
  if (part.within !== undefined) {
    const { place, owner } = placeWithin(scope, part.within);
    return call(permute, permutation(seed), place, owner.low);
  }
  // A tuple with a parent of this run is new whatever else it holds; among values alone earlier runs' tuples are taken.
  return hasParent(scope.table.plan, part)
    ? call(permute, permutation(seed), scope.row, 0)
    : call(permute, permutation(), scope.number, 0);
}

/** Whether the tuples of earlier runs cannot come again, since they had other parents. */
export function hasParent(
  { references }: Pick<TablePlan, 'references'>,
  part: Pick<ProductPart, 'name' | 'within'>,
): boolean {
  if (part.within !== undefined) return true;
  return references.some(({ strategy }) => strategy.kind === 'product' && strategy.name === part.name);
}

export const digitOf = (value: Node, unit: number, radix: number): Node =>
  remainder(unit === 1 ? value : quotient(value, unit), radix);

/** The pairs below the diagonal, numbered row by row: 0 is (0, 1), 1 is (0, 2), 2 is (1, 2), 3 is (0, 3). */
export function ascendingDigit(place: number, position: number): number {
  let upper = Math.floor((Math.sqrt(8 * place + 1) + 1) / 2);
  // The square root may be off by one near a whole number.
  while ((upper * (upper - 1)) / 2 > place) upper--;
  while ((upper * (upper + 1)) / 2 <= place) upper++;
  return position === 1 ? upper : place - (upper * (upper - 1)) / 2;
}

/** Pairs without their diagonal: the second leaves out the first's place. */
export function apartDigit(place: Node, radix: number, position: number): Node {
  const first = remainder(place, radix);
  if (position === 0) return first;
  const second = quotient(place, radix);
  return add(second, operate('>=', second, first));
}

/** Points of straight lines over a prime field: any two of them tell the place. */
export function mixedDigit(place: Node, prime: number, position: number): Node {
  const along = remainder(place, prime);
  return position === 0 ? along : remainder(add(along, multiply(quotient(place, prime), position)), prime);
}

/**
 * Both digits count on from row to row and begin again at their ends. Where they would meet again, after as many rows as are
 * a multiple of both, one goes on by one: so they meet once each, and any rows that follow each other have all values equally
 * often.
 */
export const dealtDigit = (place: Node, round: number, radix: number): Node =>
  remainder(add(place, quotient(place, round)), radix);

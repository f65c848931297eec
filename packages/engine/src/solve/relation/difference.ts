import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  negateDecimal,
  signOf,
  subtractDecimals,
  ZERO,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';
import type { LinearLink } from './propagate.ts';
import { stepOf } from '../domain/scalar.ts';

/** lesser <= greater + offset, or < if strict. */
export type Difference = {
  readonly lesser: string;
  readonly greater: string;
  readonly offset: Decimal;
  readonly strict: boolean;
};

/** The link as an order between two columns, if it is one. */
export const differenceOfLink = (link: LinearLink): Difference | undefined => {
  const [a, b] = link.terms;
  if (!a || !b || link.terms.length !== 2 || signOf(addDecimals(a.factor, b.factor)) !== 0) return undefined;
  const [positive, negative] = signOf(a.factor) > 0 ? [a, b] : [b, a];
  const offset = divideDecimals(
    negateDecimal(link.constant),
    positive.factor,
    Math.max(link.constant.scale, 30),
    'floor',
  );
  return offset && { lesser: positive.column, greater: negative.column, offset, strict: link.strict };
};

/** Strictness on a common grid is one step less, so only sums need to be compared. */
const asWeight = (
  columns: ColumnsByName,
  { lesser, greater, offset, strict }: Difference,
): { readonly value: Decimal; readonly strict: boolean } => {
  const [a, b] = [columns.get(lesser), columns.get(greater)];
  const [x, y] = [a && stepOf(a), b && stepOf(b)];
  const common = x && y && compareDecimals(x, y) === 0;
  return strict && common ? { value: subtractDecimals(offset, x), strict: false } : { value: offset, strict };
};

/**
 * Whether the orders contradict each other in a cycle: a < b, b < c, c < a. Sums along the orders keep decreasing only
 * if some cycle does; without one they settle within as many rounds as there are columns.
 */
export const goesInCircles = (columns: ColumnsByName, differences: readonly Difference[]): boolean => {
  const weights = differences.map((difference) => ({ ...difference, weight: asWeight(columns, difference) }));
  const names = new Set(differences.flatMap(({ lesser, greater }) => [lesser, greater]));
  const least = new Map([...names].map((name) => [name, { value: ZERO, stricts: 0 }]));
  for (let round = 0; round <= names.size; round += 1) {
    let moved = false;
    for (const { lesser, greater, weight } of weights) {
      const [from, to] = [least.get(greater), least.get(lesser)];
      if (!from || !to) continue;
      const value = addDecimals(from.value, weight.value);
      const stricts = from.stricts + (weight.strict ? 1 : 0);
      const sign = compareDecimals(value, to.value);
      if (sign > 0 || (sign === 0 && stricts <= to.stricts)) continue;
      least.set(lesser, { value, stricts });
      moved = true;
    }
    if (!moved) return false;
  }
  return names.size > 0;
};

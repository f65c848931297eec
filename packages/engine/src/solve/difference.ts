import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  negateDecimal,
  signOf,
  subtractDecimals,
  ZERO,
  type Decimal,
} from '../expression/decimal.ts';
import type { ColumnsByName } from './conjunct.ts';
import type { LinearLink } from './propagate.ts';
import { stepOf } from './scalar.ts';

/** lesser <= greater + offset, or < if strict. */
export type Difference = {
  readonly lesser: string;
  readonly greater: string;
  readonly offset: Decimal;
  readonly strict: boolean;
};

/** The link as a matter of order between two columns, where it is one. */
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

/** Strictness on a common grid is one step less; then only sums have to be compared. */
const asWeight = (
  columns: ColumnsByName,
  { lesser, greater, offset, strict }: Difference,
): { readonly value: Decimal; readonly strict: boolean } => {
  const [a, b] = [columns.get(lesser), columns.get(greater)];
  const [x, y] = [a && stepOf(a), b && stepOf(b)];
  const common = x && y && compareDecimals(x, y) === 0;
  return strict && common ? { value: subtractDecimals(offset, x), strict: false } : { value: offset, strict };
};

/** Whether the orders contradict each other by going round: a < b, b < c, c < a. */
export const goesInCircles = (columns: ColumnsByName, differences: readonly Difference[]): boolean => {
  const names = [...new Set(differences.flatMap(({ lesser, greater }) => [lesser, greater]))];
  const shortest = new Map<string, { readonly value: Decimal; readonly strict: boolean }>();
  const put = (key: string, value: Decimal, strict: boolean): void => {
    const known = shortest.get(key);
    const sign = known ? compareDecimals(value, known.value) : -1;
    if (sign < 0 || (sign === 0 && strict))
      shortest.set(key, { value, strict: strict || (sign === 0 && (known?.strict ?? false)) });
  };
  const key = (from: string, to: string): string => `${from}\u0000${to}`;
  for (const difference of differences) {
    const weight = asWeight(columns, difference);
    put(key(difference.greater, difference.lesser), weight.value, weight.strict);
  }
  for (const middle of names) {
    for (const from of names) {
      for (const to of names) {
        const [first, second] = [shortest.get(key(from, middle)), shortest.get(key(middle, to))];
        if (first && second) put(key(from, to), addDecimals(first.value, second.value), first.strict || second.strict);
      }
    }
  }
  return names.some((name) => {
    const round = shortest.get(key(name, name));
    if (!round) return false;
    const sign = compareDecimals(round.value, ZERO);
    return sign < 0 || (sign === 0 && round.strict);
  });
};

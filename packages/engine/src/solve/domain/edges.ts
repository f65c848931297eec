import {
  compareDecimals,
  multiplyDecimals,
  addDecimals,
  negateDecimal,
  signOf,
  parseDecimal,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnsByName } from './conjunct.ts';
import type { Domain, Edge } from './domain.ts';
import type { SolverColumn } from '../row-solution.ts';
import { placeOfText, rangeOfType } from './scalar.ts';

/** The extreme values; an absent side is open. */
export type Edges = { readonly low?: Edge | undefined; readonly high?: Edge | undefined };

export const edgesOf = (column: SolverColumn, domain: Domain | undefined): Edges => {
  if (domain?.oneOf) {
    const places = domain.oneOf.flatMap((text) => placeOfText(column, text) ?? []).toSorted(compareDecimals);
    const [first, last] = [places[0], places.at(-1)];
    return { low: first && { value: first, inclusive: true }, high: last && { value: last, inclusive: true } };
  }
  const range = rangeOfType(column);
  return {
    low: domain?.min ?? (range.min && { value: range.min, inclusive: true }),
    high: domain?.max ?? (range.max && { value: range.max, inclusive: true }),
  };
};

type Interval = { readonly low?: Decimal | undefined; readonly high?: Decimal | undefined };

const times = (a: Interval, b: Interval): Interval => {
  const nonNegative = (side: Decimal | undefined): boolean => side !== undefined && signOf(side) >= 0;
  if (a.low && a.high && b.low && b.high) {
    const products = [a.low, a.high]
      .flatMap((x) => [b.low, b.high].flatMap((y) => (y ? [multiplyDecimals(x, y)] : [])))
      .toSorted(compareDecimals);
    return { low: products[0], high: products.at(-1) };
  }
  return nonNegative(a.low) && nonNegative(b.low) && a.low && b.low ? { low: multiplyDecimals(a.low, b.low) } : {};
};

const plus = (a: Interval, b: Interval): Interval => ({
  low: a.low && b.low && addDecimals(a.low, b.low),
  high: a.high && b.high && addDecimals(a.high, b.high),
});

const minus = (a: Interval): Interval => ({
  low: a.high && negateDecimal(a.high),
  high: a.low && negateDecimal(a.low),
});

/** The bounds of a number, from all that is known of its columns. */
export const intervalOf = (
  expression: Expression,
  columns: ColumnsByName,
  domains: ReadonlyMap<string, Domain>,
): Interval => {
  const of = (part: Expression): Interval => intervalOf(part, columns, domains);
  switch (expression.op) {
    case 'literal': {
      const value = expression.type === 'number' ? parseDecimal(expression.value) : undefined;
      return { low: value, high: value };
    }
    case 'column': {
      const column = columns.get(expression.name);
      const edges: Edges = column ? edgesOf(column, domains.get(expression.name)) : {};
      return { low: edges.low?.value, high: edges.high?.value };
    }
    case 'negate':
      return minus(of(expression.arg));
    case 'arithmetic':
      if (expression.operator === '+') return plus(of(expression.left), of(expression.right));
      if (expression.operator === '-') return plus(of(expression.left), minus(of(expression.right)));
      return expression.operator === '*' ? times(of(expression.left), of(expression.right)) : {};
    default:
      return {};
  }
};

/** Whether everything between these ends is within the edges. */
export const isWithin = (interval: Interval, edges: Edges): boolean => {
  const { low, high } = edges;
  const enough =
    !low || (interval.low !== undefined && compareDecimals(interval.low, low.value) >= (low.inclusive ? 0 : 1));
  return (
    enough &&
    (!high || (interval.high !== undefined && compareDecimals(interval.high, high.value) <= (high.inclusive ? 0 : -1)))
  );
};

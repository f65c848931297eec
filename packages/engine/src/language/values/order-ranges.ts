import type { SqlRange, SqlValue } from './sql-value.ts';

type Sign = -1 | 0 | 1;
/** The order of two bounds of the same kind. */
type Order = (a: SqlValue, b: SqlValue) => Sign;

/** The order of the lower bounds of two ranges. */
export const orderLower = (a: SqlRange, b: SqlRange, order: Order): Sign => {
  if (a.lower === null || b.lower === null) return a.lower === b.lower ? 0 : a.lower === null ? -1 : 1;
  const sign = order(a.lower, b.lower);
  return sign !== 0 || a.lower_inclusive === b.lower_inclusive ? sign : a.lower_inclusive ? -1 : 1;
};

/** The order of the upper bounds of two ranges. */
export const orderUpper = (a: SqlRange, b: SqlRange, order: Order): Sign => {
  if (a.upper === null || b.upper === null) return a.upper === b.upper ? 0 : a.upper === null ? 1 : -1;
  const sign = order(a.upper, b.upper);
  return sign !== 0 || a.upper_inclusive === b.upper_inclusive ? sign : a.upper_inclusive ? 1 : -1;
};

/** Empty ranges first, then by lower and upper bounds. */
export const orderRanges = (a: SqlRange, b: SqlRange, order: Order): Sign => {
  if (a.empty || b.empty) return a.empty === b.empty ? 0 : a.empty ? -1 : 1;
  return orderLower(a, b, order) || orderUpper(a, b, order);
};

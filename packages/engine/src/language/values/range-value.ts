import { CannotEvaluate } from './cannot-evaluate.ts';
import { orderValues } from './compare-values.ts';
import { nextValue, isDiscrete } from './discrete-value.ts';
import { orderLower, orderUpper } from './order-ranges.ts';
import type { SqlRange, SqlValue } from './sql-value.ts';

export const EMPTY_RANGE: SqlRange = {
  kind: 'range',
  empty: true,
  lower: null,
  lower_inclusive: false,
  upper: null,
  upper_inclusive: false,
};

/** A range in canonical form: for integers and dates with inclusive start and exclusive end. */
export const makeRange = (lower: SqlValue, upper: SqlValue, form: string, discrete: boolean): SqlRange => {
  const [from, fromIn] = stepUp(lower, form.startsWith('['), discrete, true);
  const [to, toIn] = stepUp(upper, form.endsWith(']'), discrete, false);
  const order = from === null || to === null ? -1 : orderValues(from, to);
  if (lower !== null && upper !== null && orderValues(lower, upper) > 0)
    throw new CannotEvaluate('the lower bound of a range lies above its upper bound');
  if (order > 0 || (order === 0 && !(fromIn && toIn))) return EMPTY_RANGE;
  return { kind: 'range', empty: false, lower: from, lower_inclusive: fromIn, upper: to, upper_inclusive: toIn };
};

const stepUp = (
  bound: SqlValue,
  inclusive: boolean,
  discrete: boolean,
  wanted: boolean,
): readonly [SqlValue, boolean] => {
  if (bound === null) return [null, false];
  if (!discrete || !isDiscrete(bound) || inclusive === wanted) return [bound, inclusive];
  return [nextValue(bound), wanted];
};

const BOUND = String.raw`(?:"((?:[^"\\]|\\[^]|"")*)"|([^,"()[\]]*))`;
const RANGE = new RegExp(String.raw`^\s*([[(])\s*${BOUND}\s*,\s*${BOUND}\s*([)\]])\s*$`);

/** The text form of a range, with bounds read by `readBound`; `undefined` if it is not a range. */
export const parseRange = (
  text: string,
  discrete: boolean,
  readBound: (text: string) => SqlValue,
): SqlRange | undefined => {
  if (/^\s*empty\s*$/i.test(text)) return EMPTY_RANGE;
  const found = RANGE.exec(text);
  if (!found) return undefined;
  const [, open = '', quotedLower, lower = '', quotedUpper, upper = '', close = ''] = found;
  const read = (quoted: string | undefined, plain: string): SqlValue => {
    if (quoted !== undefined)
      return readBound(quoted.replaceAll(/\\([^])|""/g, (_, char: string | undefined) => char ?? '"'));
    return plain.trim() === '' ? null : readBound(plain.trim());
  };
  return makeRange(read(quotedLower, lower), read(quotedUpper, upper), `${open}${close}`, discrete);
};

/** Whether one range is entirely before another. */
export const isBefore = (a: SqlRange, b: SqlRange): boolean => {
  if (a.empty || b.empty || a.upper === null || b.lower === null) return false;
  const order = orderValues(a.upper, b.lower);
  return order < 0 || (order === 0 && !(a.upper_inclusive && b.lower_inclusive));
};

export const overlapRanges = (a: SqlRange, b: SqlRange): boolean =>
  !a.empty && !b.empty && !isBefore(a, b) && !isBefore(b, a);

export const isAdjacent = (a: SqlRange, b: SqlRange): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([first, second]) =>
      first !== undefined &&
      second !== undefined &&
      !first.empty &&
      !second.empty &&
      first.upper !== null &&
      second.lower !== null &&
      orderValues(first.upper, second.lower) === 0 &&
      first.upper_inclusive !== second.lower_inclusive,
  );

export const containsRange = (outer: SqlRange, inner: SqlRange): boolean =>
  inner.empty ||
  (!outer.empty && orderLower(outer, inner, orderValues) <= 0 && orderUpper(outer, inner, orderValues) >= 0);

export const containsElement = (range: SqlRange, value: SqlValue): boolean =>
  containsRange(range, {
    kind: 'range',
    empty: false,
    lower: value,
    lower_inclusive: true,
    upper: value,
    upper_inclusive: true,
  });

/** Whether it does not extend beyond the end of the right one. */
export const endsWithin = (a: SqlRange, b: SqlRange): boolean =>
  !a.empty && !b.empty && orderUpper(a, b, orderValues) <= 0;

export const beginsWithin = (a: SqlRange, b: SqlRange): boolean =>
  !a.empty && !b.empty && orderLower(a, b, orderValues) >= 0;

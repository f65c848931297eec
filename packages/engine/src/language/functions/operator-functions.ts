import { containsItems, itemsOf, shareItems } from './array-functions.ts';
import { BIT_FUNCTIONS, shiftBits, wholeOf } from './bit-functions.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { toJson } from '../values/cast-value.ts';
import { formatValue } from '../values/format-value.ts';
import { containsJson } from './json-functions.ts';
import { isBelow, isLabelPath } from './ltree-functions.ts';
import { containsAddress, isAddress, sharesAddress } from './network-functions.ts';
import {
  beginsWithin,
  containsElement,
  containsRange,
  endsWithin,
  isAdjacent,
  isBefore,
  overlapRanges,
} from '../values/range-value.ts';
import { isList, tagged, type SqlRange, type SqlValue } from '../values/sql-value.ts';
import { SHIFTED } from './rising.ts';
import { familyOf, partial, strict, type Compute, type FunctionFamily } from './sql-function.ts';

const rangeOf = (value: SqlValue | undefined): SqlRange | undefined => {
  const tag = tagged(value);
  return tag?.kind === 'range' ? tag : undefined;
};

const fail = (operator: string, left: SqlValue, right: SqlValue): never => {
  throw new CannotEvaluate(`${formatValue(left)} ${operator} ${formatValue(right)} cannot be calculated`);
};

const contains = (outer: SqlValue, inner: SqlValue): boolean => {
  const [range, part] = [rangeOf(outer), rangeOf(inner)];
  if (range) return part ? containsRange(range, part) : containsElement(range, inner);
  if (isJson(outer) || isJson(inner)) return containsJson(toJson(outer), toJson(inner));
  if (isItems(outer) || isItems(inner)) return containsItems(itemsOf(outer), itemsOf(inner));
  return isLabelPath(outer) && isLabelPath(inner) ? isBelow(inner, outer) : fail('@>', outer, inner);
};

const isJson = (value: SqlValue): boolean => tagged(value)?.kind === 'json';
const isItems = (value: SqlValue): boolean => value !== null && isList(value);

const overlaps: Compute = ([left = null, right = null]) => {
  const [a, b] = [rangeOf(left), rangeOf(right)];
  if (a && b) return overlapRanges(a, b);
  if (isItems(left) || isItems(right)) return shareItems(itemsOf(left), itemsOf(right));
  return isAddress(left) && isAddress(right) ? sharesAddress(left, right) : fail('&&', left, right);
};

const shift = (towards: 'left' | 'right'): Compute => {
  const shiftWhole = shiftBits(towards);
  return (args) => {
    const [left = null, right = null] = args;
    const [a, b] = [rangeOf(left), rangeOf(right)];
    if (a && b) return towards === 'left' ? isBefore(a, b) : isBefore(b, a);
    if (isAddress(left) && isAddress(right))
      return towards === 'left' ? containsAddress(right, left, true) : containsAddress(left, right, true);
    return shiftWhole(args);
  };
};

const ofRanges =
  (operator: string, test: (a: SqlRange, b: SqlRange) => boolean): Compute =>
  ([left = null, right = null]) => {
    const [a, b] = [rangeOf(left), rangeOf(right)];
    return a && b ? test(a, b) : fail(operator, left, right);
  };

/** Operators that are calls in the tree. Their meaning depends on their operands. NULL when any argument is. */
export const OPERATOR_FUNCTIONS: FunctionFamily = {
  ...BIT_FUNCTIONS,
  '[]': partial(([value = null, index = null]) => subscript(value, index), { total: true }),
  ...familyOf(strict, {
    '@>': ([left = null, right = null]) => contains(left, right),
    '<@': ([left = null, right = null]) => contains(right, left),
    '&&': overlaps,
    '-|-': ofRanges('-|-', isAdjacent),
    '&<': ofRanges('&<', endsWithin),
    '&>': ofRanges('&>', beginsWithin),
    '<<=': ([left = null, right = null]) => containsAddress(right, left, false),
    '>>=': ([left = null, right = null]) => containsAddress(left, right, false),
  }),
  '<<': strict(shift('left'), { result: 'number' }),
  '>>': strict(shift('right'), { result: 'number', rises: SHIFTED }),
  '^@': strict(([text, part]) => formatValue(text ?? null).startsWith(formatValue(part ?? null)), {
    form: { is: 'prefix_test' },
    result: 'boolean',
  }),
};

/** Arrays count from 1. */
const subscript = (value: SqlValue, index: SqlValue): SqlValue => {
  if (!isItems(value)) return fail('[]', value, index);
  return itemsOf(value)[Number(wholeOf(index)) - 1] ?? null;
};

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';
import {
  containsElement,
  containsRange,
  isAdjacent,
  isBefore,
  makeRange,
  overlapRanges,
  parseRange,
} from './range-value.ts';
import type { SqlRange } from './sql-value.ts';

const NUMBERS = Array.from({ length: 14 }, (_, at) => at - 2);
const bound = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const range = fc
  .tuple(bound, bound, fc.constantFrom('[)', '[]', '(]', '()'))
  .filter(([lower, upper]) => lower === null || upper === null || lower <= upper)
  .map(([lower, upper, form]) => makeRange(lower, upper, form, true));

const membersOf = (each: SqlRange): readonly number[] => NUMBERS.filter((number) => containsElement(each, number));

test('ranges of whole numbers relate as their members do', () => {
  fc.assert(
    fc.property(range, range, (a, b) => {
      const [left, right] = [membersOf(a), membersOf(b)];
      expect(containsRange(a, b)).toBe(right.every((number) => left.includes(number)));
      expect(overlapRanges(a, b)).toBe(left.some((number) => right.includes(number)));
      expect(isBefore(a, b)).toBe(!a.empty && !b.empty && Math.max(...left) < Math.min(...right));
      expect(isAdjacent(a, b)).toBe(isAdjacent(b, a));
    }),
    { numRuns: 500 },
  );
});

test('a printed range reads back', () => {
  fc.assert(
    fc.property(range, (each) => {
      expect(parseRange(formatValue(each), true, Number)).toEqual(each);
    }),
  );
});

test.each([
  ['[1,3]', '[1,4)'],
  ['(1,3)', '[2,3)'],
  ['(1,2)', 'empty'],
  ['[5,5)', 'empty'],
  ['(,3]', '(,4)'],
  [' [ 1 , "2" ) ', '[1,2)'],
])('%s of whole numbers is %s', (text, expected) => {
  const read = parseRange(text, true, Number);
  expect(read && formatValue(read)).toBe(expected);
});

test.each(['', '1,2', '[1,2', '[1;2)', '[1,2,3)'])('%s is not a range', (text) => {
  expect(parseRange(text, true, Number)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ageBetween } from './age.ts';
import { formatValue } from '../values/format-value.ts';
import { parseTimestamp } from '../values/temporal.ts';

const at = (text: string): number => parseTimestamp(text)?.micros ?? Number.NaN;

test.each([
  ['2000-02-29', '2001-02-28', '11 months 28 days'],
  ['2000-01-31', '2000-03-01', '1 months 1 days'],
  ['2000-03-01', '2000-01-31', '-1 months -1 days'],
  ['2020-05-10 18:00', '2020-05-11 06:00', '12:00:00'],
  ['2020-05-10', '2020-05-10', '00:00:00'],
])('from %s to %s it is %s', (from, to, expected) => {
  expect(formatValue(ageBetween(at(from), at(to)))).toBe(expected);
});

import { expect, test } from 'vitest';
import { sampleRanges } from './compare-sample.ts';

const rowsOf = (ranges: readonly { readonly first: number; readonly end: number }[]): readonly number[] =>
  ranges.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, index) => first + index));

test('few rows are all checked', () => {
  const ranges = [
    { first: 0, end: 5 },
    { first: 10, end: 12 },
  ];
  expect(sampleRanges(ranges, 24)).toEqual(ranges);
});

test('of many rows the first, the last and some between are checked, without duplicates or invalid ones', () => {
  const ranges = [
    { first: 0, end: 1000 },
    { first: 5000, end: 5003 },
    { first: 7000, end: 9000 },
  ];
  const known = new Set(rowsOf(ranges));
  for (const most of [2, 7, 24, 2000]) {
    const rows = rowsOf(sampleRanges(ranges, most));
    expect(rows[0]).toBe(0);
    expect(rows.at(-1)).toBe(8999);
    expect(rows.length).toBeLessThanOrEqual(Math.max(2, most));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.every((row) => known.has(row))).toBe(true);
  }
});

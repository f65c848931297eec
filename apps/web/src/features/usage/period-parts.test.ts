import { expect, test } from 'vitest';
import { partsOf } from './period-parts.ts';

const figures = { rows_consumed: 0, rows_reserved: 0, rows_included: 1000, bonus_rows: 0 };
const named = (change: object) =>
  Object.fromEntries(partsOf({ ...figures, ...change }).map(({ name, rows }) => [name, rows]));

test('the parts add up to the whole bar', () => {
  const parts = partsOf({ rows_consumed: 300, rows_reserved: 200, rows_included: 1000, bonus_rows: 500 });
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
});

test('usage beyond the included rows leaves none free', () => {
  expect(named({ rows_consumed: 1200, bonus_rows: 300 })).toEqual({ Used: 1200, Bonus: 300 });
});

test('without a limit there is no bar, and an empty period has one', () => {
  expect(partsOf({ ...figures, rows_included: null })).toEqual([]);
  expect(named({})).toEqual({ Used: 0, Free: 1000 });
  expect(named({ rows_included: 0 })).toEqual({ Used: 0 });
});

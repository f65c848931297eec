import { expect, test } from 'vitest';
import { checkWhole } from './check-options.ts';

test.each([1, -7, 0, '12', undefined])('%j is a whole number to count from', (start) => {
  expect(checkWhole(start === undefined ? {} : { start }, 'start')).toEqual([]);
});

test.each([0.5, -5e-324, 1e308, '1.5', 'x', null, true])('%j is refused by name', (start) => {
  expect(checkWhole({ start }, 'start')).toMatchObject([{ code: 'option_invalid', path: 'start' }]);
});

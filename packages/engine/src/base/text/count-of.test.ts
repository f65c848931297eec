import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('one of a thing is said in the singular, none and many are not', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'more row'))).toEqual(['0 more rows', '1 more row', '2 more rows']);
});

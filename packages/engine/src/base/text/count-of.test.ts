import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('one is singular; zero and many are plural', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'more row'))).toEqual(['0 more rows', '1 more row', '2 more rows']);
});

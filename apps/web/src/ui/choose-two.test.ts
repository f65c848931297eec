import { expect, test } from 'vitest';
import { chooseTwo } from './choose-two.ts';

test('two are compared at most, and the one chosen first makes way', () => {
  expect(chooseTwo([], 'a')).toEqual(['a']);
  expect(chooseTwo(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(chooseTwo(['a', 'b'], 'a')).toEqual(['b']);
});

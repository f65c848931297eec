import { expect, test } from 'vitest';
import { chooseTwo } from './choose-two.ts';

test('at most two are compared, and the one chosen first is dropped', () => {
  expect(chooseTwo([], 'a')).toEqual(['a']);
  expect(chooseTwo(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(chooseTwo(['a', 'b'], 'a')).toEqual(['b']);
});

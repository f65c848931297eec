import { expect, test } from 'vitest';
import { subsetsOf } from './all-subsets.ts';

test('every combination occurs once, few members first and none at all last', () => {
  expect(subsetsOf(['a', 'b', 'c'], 100)).toEqual(['a', 'b', 'c', 'a,b', 'a,c', 'b,c', 'a,b,c', '']);
  const many = subsetsOf([...'abcdefghijklmnopqrstuvwxyz'], 4096);
  expect(new Set(many).size).toBe(4096);
});

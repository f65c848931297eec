import { expect, test } from 'vitest';
import { withTail } from './measure-keys.ts';

test('a tail that exceeds the noise as a whole is kept, though none of its bins does', () => {
  const counts = [100, 80, 12, 9, 14, 8, 11, 10];
  const kept = [100, 80, 0, 0, 0, 0, 0, 0];
  expect(withTail(kept, counts, 5)).toEqual([100, 80, 32, 16, 8, 4, 2, 1]);
  expect(withTail(kept, [100, 80, 12, -9, 4, -8, 1, 0], 5)).toEqual(kept);
});

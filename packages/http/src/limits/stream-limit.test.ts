import { expect, test } from 'vitest';
import { makeStreamLimit } from './stream-limit.ts';

test('a user has so many streams at once, and each given back makes room for one', () => {
  const take = makeStreamLimit(2);
  const [first] = [take('ann'), take('ann')];
  expect(() => take('ann')).toThrow('2 streams');
  expect(() => take('bob')).not.toThrow();
  first();
  first();
  expect(() => take('ann')).not.toThrow();
  expect(() => take('ann')).toThrow('2 streams');
});

import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

test('a caller has a limited number of places at once, and each one returned makes room for another', () => {
  const take = makePlaces({ most: 2, message: 'You have 2 streams open.' });
  const [first] = [take('ann'), take('ann')];
  expect(() => take('ann')).toThrow('2 streams');
  expect(() => take('bob')).not.toThrow();
  first();
  first();
  expect(() => take('ann')).not.toThrow();
  expect(() => take('ann')).toThrow('2 streams');
});

import { expect, test } from 'vitest';
import { cutKeys } from './sample-keys.ts';

test('keys are sent in few statements, none larger than every server accepts', () => {
  const keys = Array.from({ length: 65_536 }, (_, at) => [String(at)]);
  const batches = cutKeys(keys);
  expect(batches.length).toBeLessThan(6);
  expect(batches.flat()).toEqual(keys.map((key) => JSON.stringify(key)));
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(16_000);
  const long = cutKeys(Array.from({ length: 100 }, () => ['x'.repeat(50_000)]));
  expect(Math.max(...long.map((batch) => batch.join('').length))).toBeLessThanOrEqual(1_048_576);
  expect(cutKeys([['x'.repeat(2_000_000)], ['y']])).toHaveLength(2);
  expect(cutKeys([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { endOf } from './key-expiry.ts';

const now = new Date(2026, 10, 17, 12);

test('a key expires at a midnight the given number of days ahead', () => {
  expect(endOf('30', '', now)).toBe(new Date(2026, 11, 17).toISOString());
});

test('a custom day is required where it is requested', () => {
  expect(endOf('day', '', now)).toBeUndefined();
  expect(endOf('day', '2027-01-02', now)).toBe(new Date(2027, 0, 2).toISOString());
});

test('a key without expiry has none', () => {
  expect(endOf('never', '2027-01-02', now)).toBeNull();
});

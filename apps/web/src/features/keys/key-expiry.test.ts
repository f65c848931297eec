import { expect, test } from 'vitest';
import { endOf } from './key-expiry.ts';

const now = new Date(2026, 10, 17, 12);

test('a key ends at a midnight, so many days on', () => {
  expect(endOf('30', '', now)).toBe(new Date(2026, 11, 17).toISOString());
});

test('a day of one’s choice is needed where it is asked for', () => {
  expect(endOf('day', '', now)).toBeUndefined();
  expect(endOf('day', '2027-01-02', now)).toBe(new Date(2027, 0, 2).toISOString());
});

test('a key without an end has none', () => {
  expect(endOf('never', '2027-01-02', now)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRetryAfter } from './read-error.ts';
import { DEFAULT_RETRY, delayBefore } from './retry.ts';

test('delays grow, vary randomly, and stay below the maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const options = { ...DEFAULT_RETRY, attempts: 40 };
      const delay = delayBefore(attempt, undefined, options, () => chance) ?? -1;
      const most = Math.min(options.longestDelay, options.firstDelay * 2 ** (attempt - 2));
      expect(delay).toBeGreaterThanOrEqual(most / 2);
      expect(delay).toBeLessThanOrEqual(most);
    }),
  );
});

test('no retry comes before Retry-After', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (seconds, chance) => {
      expect(delayBefore(2, seconds, DEFAULT_RETRY, () => chance)).toBeGreaterThanOrEqual(seconds * 1000);
    }),
  );
  expect(delayBefore(2, 31, DEFAULT_RETRY)).toBeUndefined();
});

test('no delay follows the last attempt', () => {
  expect(delayBefore(DEFAULT_RETRY.attempts, undefined, DEFAULT_RETRY)).toBeTypeOf('number');
  expect(delayBefore(DEFAULT_RETRY.attempts + 1, undefined, DEFAULT_RETRY)).toBeUndefined();
});

test('Retry-After is read as seconds or as a date', () => {
  const now = Date.parse('2026-11-15T09:30:00Z');
  expect(readRetryAfter('7', now)).toBe(7);
  expect(readRetryAfter('Sun, 15 Nov 2026 09:30:05 GMT', now)).toBe(5);
  expect(readRetryAfter('Sun, 15 Nov 2026 09:29:00 GMT', now)).toBe(0);
  for (const text of [null, '', 'soon']) expect(readRetryAfter(text, now)).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRest } from './make-rest.ts';

// With a stopped clock, because on a busy machine a millisecond may pass between any two lines.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('work pauses after a millisecond, and then not for another', async () => {
  const rest = makeRest();
  expect(rest()).toBeUndefined();
  vi.advanceTimersByTime(2);
  let isRested = false;
  const resting = rest()?.then(() => (isRested = true));
  expect(resting).toBeInstanceOf(Promise);
  await Promise.resolve();
  expect(isRested).toBe(false);
  vi.advanceTimersByTime(1);
  await resting;
  expect(isRested).toBe(true);
  expect(rest()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(rest()).toBeInstanceOf(Promise);
});

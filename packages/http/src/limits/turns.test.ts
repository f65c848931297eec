import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

const GOING = new AbortController().signal;
/** A Node timer may fire up to a millisecond early, and each turn adds its own. */
const EARLY = 5;

test('a caller who would wait too long is refused, and delays nobody', async () => {
  const turns = makeTurns({ turnMs: 100, maxWaitMs: 250, maxKeys: 10 });
  const began = performance.now();
  const waits = [turns.wait('a', GOING), turns.wait('a', GOING)];
  await expect(turns.wait('a', GOING)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: expect.closeTo(0.05, 1) as number,
  });
  await turns.wait('b', GOING);
  expect(performance.now() - began).toBeGreaterThan(100 - EARLY);
  await Promise.all(waits);
  expect(performance.now() - began).toBeGreaterThan(200 - EARLY);
  await turns.wait('a', GOING);
});

test('a caller who waits when the service stops is refused', async () => {
  const turns = makeTurns({ turnMs: 60_000, maxWaitMs: 90_000, maxKeys: 10 });
  const stopping = new AbortController();
  const waiting = turns.wait('a', stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
});

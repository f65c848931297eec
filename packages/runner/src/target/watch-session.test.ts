import type { Session } from '@rowloom/databases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendLook } from './backend-look.ts';
import { makeSilence } from './silence.ts';
import { watchSession } from './watch-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches a connection whose statement is never answered for so many seconds; answers when and why it was given up. */
async function watchFor(seconds: number, lookAt: (second: number) => BackendLook, isWriting = true) {
  let now = 0;
  let given: { readonly second: number; readonly reason: string } | undefined;
  const session = {
    backend: 7,
    pulse: () => ({ waiting: 1, answered: 0, received: 0, sent: 0, isWriting, isClosed: given !== undefined }),
    destroy(reason: string) {
      given = { second: now, reason };
    },
  };
  watchSession({
    session: session as unknown as Session,
    look: () => Promise.resolve(lookAt(now)),
    silence: makeSilence(),
    onClosed: () => undefined,
  });
  for (; now < seconds; now++) await vi.advanceTimersByTimeAsync(1000);
  return given;
}

const working = (says: string, steps?: number): BackendLook => ({
  state: 'working',
  signs: { says, ...(steps === undefined ? {} : { steps }) },
});

test.each([
  ['it says so and nothing can be counted', () => ({ state: 'working' }) as const],
  ['what it says of itself moves', (second: number) => working(`inserting, ${Math.floor(second / 50)}`)],
  ['its counters move', (second: number) => working('inserting', second * 60)],
  ['it moves between spells of almost a minute', (second: number) => working(`phase ${Math.floor(second / 55)}`)],
])('a server at work is waited for while %s', async (_, lookAt) => {
  expect(await watchFor(900, lookAt)).toBeUndefined();
});

test.each([
  ['nothing moves', () => working('inserting')],
  ['only signs of life of others are counted', (second: number) => working('inserting', second * 5)],
])('a server that says it is at work is given up after a minute in which %s', async (_, lookAt) => {
  const given = await watchFor(900, lookAt);
  expect(given?.reason).toMatch(/at work \(inserting\).*stuck.*Run the same command again/);
  expect(given?.second).toBeGreaterThanOrEqual(60);
  expect(given?.second).toBeLessThan(72);
});

test('a query that gives no sign is waited for, whatever the server says of its connection', async () => {
  expect(await watchFor(900, () => working('sending data'), false)).toBeUndefined();
});

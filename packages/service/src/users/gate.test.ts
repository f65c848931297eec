import { describe, expect, test } from 'vitest';
import { makeGate } from './gate.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a gate', () => {
  test('admits no more than its number at once, and everyone in the end', async () => {
    const enter = makeGate({ atOnce: 3, waiting: 100 });
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 20 }, (_, index) =>
      enter(async () => {
        most = Math.max(most, ++inside);
        await tick();
        inside--;
        return index;
      }),
    );
    expect(await Promise.all(visits)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(3);
  });

  test('refuses callers beyond its queue', async () => {
    const enter = makeGate({ atOnce: 1, waiting: 1 });
    const [first, second] = [enter(tick), enter(tick)];
    await expect(enter(tick)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    await Promise.all([first, second]);
    await expect(enter(tick)).resolves.toBeUndefined();
  });

  test('stays open after a failure', async () => {
    const enter = makeGate({ atOnce: 1, waiting: 0 });
    await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(enter(() => Promise.resolve(1))).resolves.toBe(1);
  });
});

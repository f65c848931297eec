import { expect, test } from 'vitest';
import { connectWithin } from './connect-within.ts';

test('a slow connection times out, and its sockets are closed', async () => {
  const given: string[] = [];
  const never = connectWithin({ timeout: 200, place: 'the shop' }, ({ onLate }) => {
    onLate(() => given.push('first'));
    onLate(() => given.push('second'));
    return new Promise<never>(() => undefined);
  });
  await expect(never).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('the shop') as string,
  });
  expect(given).toEqual(['first', 'second']);
});

test('a process that was busy itself reports no timeout', async () => {
  const opened = connectWithin({ timeout: 300, place: 'the shop' }, () => {
    // The answer has arrived, and is read as soon as the process gets to it.
    return new Promise<string>((resolve) => setImmediate(() => resolve('open')));
  });
  const until = performance.now() + 900;
  while (performance.now() < until);
  expect(await opened).toBe('open');
});

import { setTimeout as sleep } from 'node:timers/promises';

const STEP = 250;

/**
 * Waits for the next quarter of a second since `begun` (`performance.now()`): how many accounts a password was compared
 * with, and so whether an address has one, is not told by the clock.
 */
export async function evenTime(begun: number): Promise<void> {
  const spent = performance.now() - begun;
  await sleep(STEP - (spent % STEP));
}

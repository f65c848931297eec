import { setTimeout as pause } from 'node:timers/promises';
import { sqlStateOf } from './sql-state.ts';
import { isStoreError } from './store-error.ts';

/** Whether the store may do the same later: it could not be reached, was stopping, or had no room or time for it. */
export const isAway = (error: unknown): boolean =>
  isStoreError(error) ? error.code === 'store_unreachable' : /^(?:08|53|57)/.test(sqlStateOf(error) ?? '');

const PAUSE = 1000;

/** Does it again until the store is there, or the signal is aborted. The work must bear being done twice. */
export async function whileAway<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || signal.aborted) throw error;
      await pause(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { storeError } from './store-error.ts';

/** What the server knows of a transaction, by its id. */
export type TransactionState = 'committed' | 'aborted' | 'in progress' | null;

/** Milliseconds between queries. */
const PAUSE = 500;

/**
 * A COMMIT without an answer was executed or not, and only the server knows: it is queried over other connections until
 * it answers. Returns if the transaction was committed; throws if it was not, or if that cannot be determined in time.
 */
export async function settleCommit(read: () => Promise<TransactionState>, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const state = await read().catch(() => undefined);
    if (state === 'committed') return;
    if (state === 'aborted')
      throw storeError('store_unreachable', 'The connection to the store was lost, and nothing was changed.');
    if (state === null || performance.now() > until)
      throw storeError(
        'store_unreachable',
        'The connection to the store was lost, and whether the change was made could not be learned.',
      );
    await pause(PAUSE);
  }
}

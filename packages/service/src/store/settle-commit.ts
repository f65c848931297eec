import { setTimeout as pause } from 'node:timers/promises';
import { storeError } from './store-error.ts';

/** What the server knows of a transaction, by its number. */
export type TransactionState = 'committed' | 'aborted' | 'in progress' | null;

/** Milliseconds between questions. */
const PAUSE = 500;

/**
 * A COMMIT without an answer has been done or not, and only the server knows: it is asked, by other connections, until it
 * says so. Returns where the transaction was committed; throws where it was not, and where that cannot be learned in time.
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

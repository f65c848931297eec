import { collectAfterCommit } from './after-commit.ts';
import { retryTransaction } from './retry-transaction.ts';
import type { Db, Tx } from './store.ts';

/** `finish` runs last in the transaction, after the work. */
export async function runTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  finish: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const outcome = await retryTransaction(() =>
    db.transaction().execute(async (tx) => {
      const callbacks = collectAfterCommit(tx);
      const result = await work(tx);
      await finish(tx);
      return { result, callbacks };
    }),
  );
  for (const callback of outcome.callbacks) callback();
  return outcome.result;
}

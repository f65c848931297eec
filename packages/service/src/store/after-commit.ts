import type { Db } from './store.ts';

const callbacks = new WeakMap<Db, (() => void)[]>();

/** Runs it once the transaction is committed, and never otherwise; at once without a transaction. */
export function afterCommit(db: Db, callback: () => void): void {
  const waiting = callbacks.get(db);
  if (waiting === undefined) callback();
  else waiting.push(callback);
}

/** What a transaction's work has requested for after its commit. */
export function collectAfterCommit(tx: Db): readonly (() => void)[] {
  const waiting: (() => void)[] = [];
  callbacks.set(tx, waiting);
  return waiting;
}

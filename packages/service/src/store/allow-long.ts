import { CompiledQuery } from 'kysely';
import { LONG_STATEMENTS } from './deadlines.ts';
import type { Store, Tx } from './store.ts';

/** Allows the statements of this transaction a minute each: one that reads a whole table may need it. */
export async function allowLong(store: Pick<Store, 'kind'>, tx: Tx): Promise<void> {
  if (store.kind === 'postgresql') await tx.executeQuery(CompiledQuery.raw(LONG_STATEMENTS));
}

import { CompiledQuery } from 'kysely';
import { LONG_STATEMENTS } from './deadlines.ts';
import type { Store, Tx } from './store.ts';

/** Lets the statements of this transaction take a minute each: what goes through a whole table may need it. */
export async function allowLong(store: Pick<Store, 'kind'>, tx: Tx): Promise<void> {
  if (store.kind === 'postgresql') await tx.executeQuery(CompiledQuery.raw(LONG_STATEMENTS));
}

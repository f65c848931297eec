import { type Id, Refusal } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import { recordRefused } from './record-refused.ts';

/**
 * A refused attempt at an approval is itself an event, in a separate transaction, because that of the attempt is rolled
 * back.
 */
export async function attemptAtApproval<T>(
  store: Store,
  caller: Caller,
  { access, id }: { readonly access: ProjectAccess; readonly id: Id<'approval'> },
  attempt: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await store.transaction(attempt);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'not_found') await recordRefused(store, caller, access, id, error);
    throw error;
  }
}

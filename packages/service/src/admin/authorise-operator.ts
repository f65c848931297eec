import { type Id, refuse } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';

/**
 * Whether the caller still is an operator, held until the transaction ends. Only a session counts here, never a key.
 */
export async function authoriseOperator(tx: Tx, caller: Caller): Promise<void> {
  if (caller.via !== 'session') throw refuse('session_required');
  const operator = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', caller.userId)
    .where('operator', '=', true)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (operator === undefined) throw refuse('insufficient_role');
}

/** The operators who can sign in, locked in a fixed order: of the last two, one stays. */
export async function lockOperators(tx: Tx): Promise<readonly Id<'user'>[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('operator', '=', true)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

import { refuse } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { USER_COLUMNS, type UserRow } from './user.ts';

/**
 * Serialises the changes to one account, and checks again whether the credential is valid: it may have been revoked
 * since the request was admitted.
 */
export async function lockCaller(tx: Tx, caller: Caller): Promise<UserRow> {
  const user = await tx
    .selectFrom('app_user')
    .select(USER_COLUMNS)
    .where('id', '=', caller.userId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined || !(await isCredentialAlive(tx, caller))) throw refuse('invalid_token');
  return user;
}

/** A separate statement: one that waited for the lock would still see the old session. */
async function isCredentialAlive(tx: Tx, caller: Caller): Promise<boolean> {
  if (caller.via !== 'session') return true;
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', caller.sessionId)
    .where('user_id', '=', caller.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}

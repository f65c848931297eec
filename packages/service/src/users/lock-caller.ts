import { refuse } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import type { Tx } from '../store/store.ts';
import { USER_COLUMNS, type UserRow } from './user.ts';

/**
 * Puts the changes to one account in sequence, and looks again whether the credential still holds: it may have been
 * taken away since the request was let in.
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

/** A statement of its own: one that waited for the lock would still see the session as it was before. */
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

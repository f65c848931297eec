import { type ChangePassword, refuse, refuseField } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import { evenTime } from '../users/even-time.ts';
import { hashPassword, isPassword } from '../users/hash-password.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { checkPassword } from '../users/password.ts';
import type { UserRow } from '../users/user.ts';
import { findActiveUser, organizationsOf } from '../users/user-store.ts';
import type { AccessTokens } from './access-token.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { SignedIn } from './session.ts';
import { endSessions } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

type PasswordDeps = {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly failedSignIns: FailedSignIns;
};

/** Ends every session of the account and opens a new one for the caller. */
export async function changePassword(
  { store, accessTokens, failedSignIns }: PasswordDeps,
  caller: Caller,
  input: ChangePassword,
  userAgent: string | null = null,
): Promise<SignedIn> {
  const seen = await findActiveUser(store.db, caller.userId);
  if (seen === undefined) throw refuse('invalid_token');
  const begun = performance.now();
  if (!(await hasPresentPassword(seen, input.current_password))) {
    await failedSignIns.recordChange(caller);
    await evenTime(begun);
    throw refuse('invalid_credentials', 'The current password is wrong.');
  }
  checkPassword(input.new_password, { field: 'new_password', email: seen.email });
  const passwordHash = await hashPassword(input.new_password);
  const started = await store.transaction(async (tx) => {
    const user = await lockCaller(tx, caller);
    // Two changes at once: the second was compared with an outdated password.
    if (user.password_hash !== seen.password_hash) throw refuse('invalid_credentials');
    await replacePassword(tx, user, passwordHash);
    await appendUserEvent(tx, caller, await organizationsOf(tx, user.id), {
      action: 'password.changed',
      subject: { type: 'user', id: user.id },
    });
    return startSession(tx, { ...user, password_hash: passwordHash }, { ...caller.origin, userAgent }, 'password');
  });
  return signIn(accessTokens, started);
}

async function hasPresentPassword(user: UserRow, password: string | undefined): Promise<boolean> {
  if (user.password_hash === null) return true;
  if (password === undefined) throw refuseField('current_password', 'Send your current password as well.');
  return isPassword(password, user.password_hash);
}

/** Writes the new hash and ends everything that was opened with the old one. */
async function replacePassword(tx: Tx, user: Pick<UserRow, 'id'>, passwordHash: string): Promise<void> {
  await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await endSessions(tx, { userId: user.id }, 'password_changed');
}

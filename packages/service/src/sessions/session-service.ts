import { type ChangePassword, type Login, refuse, refuseField } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import { evenTime } from '../users/even-time.ts';
import { findByPassword } from '../users/find-by-password.ts';
import { hashPassword, isPassword } from '../users/hash-password.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { checkPassword } from '../users/password.ts';
import type { UserRow } from '../users/user.ts';
import { findActiveUser, findClaims, holdUser, organizationsOf } from '../users/user-store.ts';
import type { AccessTokens } from './access-token.ts';
import type { SuccessorsOf } from './refresh-token.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { refreshSession } from './refresh-session.ts';
import type { SignedIn, SignInOrigin } from './session.ts';
import { addressesOf, endSessions } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

export type Sessions = {
  readonly login: (origin: SignInOrigin, input: Login) => Promise<SignedIn>;
  /** `token` is the cookie's, if there was one. */
  readonly refresh: (origin: SignInOrigin, token: string | undefined) => Promise<SignedIn>;
  /** From where an account, by its e-mail address or id, was signed in to, as far back as sessions are kept. */
  readonly knownAddresses: (account: string) => Promise<readonly string[]>;
  readonly logout: (caller: Caller) => Promise<void>;
  /** Ends every session of the account, the present one too. */
  readonly logoutEverywhere: (caller: Caller) => Promise<void>;
  /** Ends every session of the account, the present one too, and opens a new one for whoever changed it. */
  readonly changePassword: (caller: Caller, input: ChangePassword, userAgent?: string | null) => Promise<SignedIn>;
};

export type SessionDeps = {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly successorsOf: SuccessorsOf;
  readonly failedSignIns: FailedSignIns;
};

export function makeSessions(deps: SessionDeps): Sessions {
  const { store } = deps;
  return {
    async login(origin, { email, password }) {
      const begun = performance.now();
      const seen = await findByPassword(store.db, { email: email.trim(), from: origin.ip }, password);
      if (seen === undefined) {
        await deps.failedSignIns.record(origin, email);
        await evenTime(begun);
        throw refuse('invalid_credentials');
      }
      const started = await store.transaction(async (tx) => {
        const user = await holdUser(tx, seen);
        if (user === undefined) throw refuse('invalid_credentials');
        return startSession(tx, user, origin, 'password');
      });
      return signIn(deps.accessTokens, started);
    },

    async refresh(origin, token) {
      if (token === undefined || token === '') throw refuse('invalid_token');
      const refreshed = await store.transaction((tx) => refreshSession(tx, deps.successorsOf, origin, token));
      const user = refreshed && (await findActiveUser(store.db, refreshed.userId));
      if (refreshed === undefined || user === undefined) throw refuse('invalid_token');
      return signIn(deps.accessTokens, { ...refreshed, user });
    },

    knownAddresses: async (account) => {
      if (account.startsWith('usr_')) return addressesOf(store.db, [account]);
      const claims = await findClaims(store.db, account);
      // While nobody has proved it, whoever claims it is known where they were let in: the first is not the owner.
      const owners = claims[0]?.email_verified_at === null ? claims : claims.slice(0, 1);
      return addressesOf(
        store.db,
        owners.map(({ id }) => id),
      );
    },

    logout: (caller) =>
      store.transaction(async (tx) => {
        if (caller.via !== 'session') throw refuse('session_required');
        const ended = await endSessions(tx, caller, 'logout');
        if (ended === 0) return;
        await appendUserEvent(tx, caller, await organizationsOf(tx, caller.userId), {
          action: 'session.ended',
          subject: { type: 'session', id: caller.sessionId },
          details: { reason: 'logout' },
        });
      }),

    logoutEverywhere: (caller) =>
      store.transaction(async (tx) => {
        if (caller.via !== 'session') throw refuse('session_required');
        await lockCaller(tx, caller);
        const ended = await endSessions(tx, { userId: caller.userId }, 'logout');
        await appendUserEvent(tx, caller, await organizationsOf(tx, caller.userId), {
          action: 'session.ended',
          subject: { type: 'session', id: caller.sessionId },
          details: { reason: 'logout', everywhere: true, sessions: ended },
        });
      }),

    async changePassword(caller, input, userAgent = null) {
      const seen = await findActiveUser(store.db, caller.userId);
      if (seen === undefined) throw refuse('invalid_token');
      const begun = performance.now();
      if (!(await hasPresentPassword(seen, input.current_password))) {
        await deps.failedSignIns.recordChange(caller);
        await evenTime(begun);
        throw refuse('invalid_credentials', 'The present password is wrong.');
      }
      checkPassword(input.new_password, { field: 'new_password', email: seen.email });
      const passwordHash = await hashPassword(input.new_password);
      const started = await store.transaction(async (tx) => {
        const user = await lockCaller(tx, caller);
        // Two changes at once: the second compared with a password that is none any more.
        if (user.password_hash !== seen.password_hash) throw refuse('invalid_credentials');
        await replacePassword(tx, user, passwordHash);
        await appendUserEvent(tx, caller, await organizationsOf(tx, user.id), {
          action: 'password.changed',
          subject: { type: 'user', id: user.id },
        });
        return startSession(tx, { ...user, password_hash: passwordHash }, { ...caller.origin, userAgent }, 'password');
      });
      return signIn(deps.accessTokens, started);
    },
  };
}

async function hasPresentPassword(user: UserRow, password: string | undefined): Promise<boolean> {
  if (user.password_hash === null) return true;
  if (password === undefined) throw refuseField('current_password', 'Send your present password as well.');
  return isPassword(password, user.password_hash);
}

/** Writes the new hash and ends all that was opened by the old one. */
async function replacePassword(tx: Tx, user: Pick<UserRow, 'id'>, passwordHash: string): Promise<void> {
  await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await endSessions(tx, { userId: user.id }, 'password_changed');
}

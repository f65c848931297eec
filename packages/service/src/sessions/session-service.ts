import { type ChangePassword, type Login, refuse } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import { evenTime } from '../users/even-time.ts';
import { findByPassword } from '../users/find-by-password.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { findActiveUser, findClaims, holdUser, organizationsOf } from '../users/user-store.ts';
import type { AccessTokens } from './access-token.ts';
import { changePassword } from './change-password.ts';
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
  /**
   * The network addresses from which an account, by its e-mail address or id, was signed in to, as far back as sessions
   * are kept.
   */
  readonly knownAddresses: (account: string) => Promise<readonly string[]>;
  readonly logout: (caller: Caller) => Promise<void>;
  /** Ends every session of the account, including the current one. */
  readonly logoutEverywhere: (caller: Caller) => Promise<void>;
  /** Ends every session of the account, including the current one, and opens a new one for the caller. */
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
      // Until it is proved, every claimant is known where they signed in: the first is not the owner.
      const owners = claims[0]?.email_verified_at === null ? claims : claims.slice(0, 1);
      return addressesOf(
        store.db,
        owners.map(({ id }) => id),
      );
    },

    logout: (caller) => logOut(store, caller),
    logoutEverywhere: (caller) => logOutEverywhere(store, caller),
    changePassword: (caller, input, userAgent) => changePassword(deps, caller, input, userAgent),
  };
}

const logOut = (store: Store, caller: Caller): Promise<void> =>
  store.transaction(async (tx) => {
    if (caller.via !== 'session') throw refuse('session_required');
    const ended = await endSessions(tx, caller, 'logout');
    if (ended > 0) await appendEnd(tx, caller, caller.sessionId, {});
  });

const logOutEverywhere = (store: Store, caller: Caller): Promise<void> =>
  store.transaction(async (tx) => {
    if (caller.via !== 'session') throw refuse('session_required');
    await lockCaller(tx, caller);
    const ended = await endSessions(tx, { userId: caller.userId }, 'logout');
    await appendEnd(tx, caller, caller.sessionId, { everywhere: true, sessions: ended });
  });

const appendEnd = async (tx: Tx, caller: Caller, sessionId: string, details: Readonly<Record<string, unknown>>) =>
  appendUserEvent(tx, caller, await organizationsOf(tx, caller.userId), {
    action: 'session.ended',
    subject: { type: 'session', id: sessionId },
    details: { reason: 'logout', ...details },
  });

import { type Client, isApiError, makeClient } from '@rowloom/client';
import type { Session, User } from '@rowloom/contract';
import { fetchWatched } from './reachability.ts';
import { waitForNetwork } from './wait-for-network.ts';

export type SessionState =
  /** `isWaiting`: the service could not say yet, and is asked again. */
  | { readonly status: 'unknown'; readonly isWaiting: boolean }
  | { readonly status: 'signed_out'; readonly expired: boolean }
  /** It has ended by itself. The pages stay as they are, forms included, for the person who signs in again. */
  | { readonly status: 'ended'; readonly user: User }
  | { readonly status: 'signed_in'; readonly user: User };

/**
 * The session of this page. Its token lives in this closure and nowhere else; a reload gets another one by the cookie that
 * no script can read.
 */
export type PageSession = {
  readonly client: Client;
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the session of a sign-in, a registration or an invitation. */
  readonly enter: (session: Session) => void;
  /**
   * Asks for a session by the cookie, and answers once it is known whether there is one. A sign-in elsewhere (single
   * sign-on) leaves the cookie alone: `always` asks even where this page has left no trace.
   */
  readonly resume: (options?: { readonly always?: boolean }) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly updateUser: (user: User) => void;
};

const SIGNED_OUT: SessionState = { status: 'signed_out', expired: false };
const CHANNEL = 'rowloom-session';
/** Whether this browser has had a session: without one there is nothing to ask for, and nothing to be refused. */
const TRACE = 'rowloom.session';

const hasTrace = (): boolean => {
  try {
    return localStorage.getItem(TRACE) !== null;
  } catch {
    return true;
  }
};

const keepTrace = (isKept: boolean): void => {
  try {
    if (isKept) localStorage.setItem(TRACE, '1');
    else localStorage.removeItem(TRACE);
  } catch {
    // A browser that keeps nothing asks at every start.
  }
};

/** Milliseconds between tries to renew the token while a request waits for it. */
const SHORT_DELAYS = [300, 1000, 2500];
const LONG_DELAY = 2000;

export function makePageSession(): PageSession {
  let state: SessionState = { status: 'unknown', isWaiting: false };
  let token: string | undefined;
  const listeners = new Set<() => void>();
  // Other tabs of the same browser share the cookie: who leaves in one has left in all.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  const become = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (session: Session): void => {
    token = session.access_token;
    keepTrace(true);
    become({ status: 'signed_in', user: session.user });
  };
  const forget = (next: SessionState): void => {
    token = undefined;
    keepTrace(false);
    become(next);
  };
  const renew = async (): Promise<boolean> => {
    try {
      enter(await client.refresh());
      return true;
    } catch (error) {
      // Only the word that there is no session ends one: a service that fails or is busy says nothing about it.
      if (!isApiError(error)) throw error;
      if (error.status === 401)
        forget(
          state.status === 'signed_in' || state.status === 'ended'
            ? { status: 'ended', user: state.user }
            : { status: 'signed_out', expired: true },
        );
      return false;
    }
  };
  const renewPatiently = async (): Promise<boolean> => {
    for (const delay of [...SHORT_DELAYS, undefined]) {
      if (await renew()) return true;
      if (delay === undefined || state.status !== 'signed_in') return false;
      await waitForNetwork(delay);
    }
    return false;
  };
  const client: Client = makeClient({
    baseUrl: '',
    token: () => token,
    fetch: fetchWatched,
    onUnauthorized: () => state.status === 'signed_in' && renewPatiently(),
  });

  if (channel !== undefined) {
    channel.addEventListener('message', ({ data }) => {
      if (data === 'left') forget(SIGNED_OUT);
      else if (data === 'entered' && (state.status === 'signed_out' || state.status === 'ended')) void renew();
    });
  }

  return {
    client,
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: (session) => {
      enter(session);
      channel?.postMessage('entered');
    },
    resume: async ({ always = false } = {}) => {
      if (!always && !hasTrace()) forget(SIGNED_OUT);
      else
        while (!(await renew()) && state.status === 'unknown') {
          become({ status: 'unknown', isWaiting: true });
          await waitForNetwork(LONG_DELAY);
        }
    },
    leave: async () => {
      try {
        await client.logout();
      } finally {
        forget(SIGNED_OUT);
        channel?.postMessage('left');
      }
    },
    updateUser: (user) => {
      if (state.status === 'signed_in') become({ status: 'signed_in', user });
    },
  };
}

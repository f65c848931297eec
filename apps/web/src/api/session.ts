import { type Client, isApiError, makeClient } from '@rowloom/client';
import type { Session, User } from '@rowloom/contract';
import { fetchWatched } from './reachability.ts';
import { hasTrace, makeSessionMemory, type SessionMemory, type SessionState, SIGNED_OUT } from './session-memory.ts';
import { waitForNetwork } from './wait-for-network.ts';

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

const CHANNEL = 'rowloom-session';

/** Milliseconds between tries to renew the token while a request waits for it. */
const SHORT_DELAYS = [300, 1000, 2500];
const LONG_DELAY = 2000;

export function makePageSession(): PageSession {
  const memory = makeSessionMemory();
  const { become, enter, forget, read, subscribe } = memory;
  // Other tabs of the same browser share the cookie: who leaves in one has left in all.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const client: Client = makeClient({
    baseUrl: '',
    token: memory.readToken,
    fetch: fetchWatched,
    onUnauthorized: () => read().status === 'signed_in' && renewPatiently(client, memory),
  });
  channel?.addEventListener('message', ({ data }) => {
    const { status } = read();
    if (data === 'left') forget(SIGNED_OUT);
    else if (data === 'entered' && (status === 'signed_out' || status === 'ended')) void renew(client, memory);
  });
  return {
    client,
    read,
    subscribe,
    enter: (session) => {
      enter(session);
      channel?.postMessage('entered');
    },
    resume: async ({ always = false } = {}) => {
      if (!always && !hasTrace()) forget(SIGNED_OUT);
      else
        while (!(await renew(client, memory)) && read().status === 'unknown') {
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
      if (read().status === 'signed_in') become({ status: 'signed_in', user });
    },
  };
}

/** Gets another token by the cookie, and answers whether there is one. */
async function renew(client: Client, { read, enter, forget }: SessionMemory): Promise<boolean> {
  try {
    enter(await client.refresh());
    return true;
  } catch (error) {
    // Only the word that there is no session ends one: a service that fails or is busy says nothing about it.
    if (!isApiError(error)) throw error;
    const state = read();
    if (error.status === 401)
      forget(
        state.status === 'signed_in' || state.status === 'ended'
          ? { status: 'ended', user: state.user }
          : { status: 'signed_out', expired: true },
      );
    return false;
  }
}

async function renewPatiently(client: Client, memory: SessionMemory): Promise<boolean> {
  for (const delay of [...SHORT_DELAYS, undefined]) {
    if (await renew(client, memory)) return true;
    if (delay === undefined || memory.read().status !== 'signed_in') return false;
    await waitForNetwork(delay);
  }
  return false;
}

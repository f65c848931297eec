import type { Session, User } from '@rowloom/contract';

export type SessionState =
  /** `isWaiting`: the service could not say yet, and is asked again. */
  | { readonly status: 'unknown'; readonly isWaiting: boolean }
  | { readonly status: 'signed_out'; readonly expired: boolean }
  /** It has ended by itself. The pages stay as they are, forms included, for the person who signs in again. */
  | { readonly status: 'ended'; readonly user: User }
  | { readonly status: 'signed_in'; readonly user: User };

export const SIGNED_OUT: SessionState = { status: 'signed_out', expired: false };

/** Whether this browser has had a session: without one there is nothing to ask for, and nothing to be refused. */
const TRACE = 'rowloom.session';

export const hasTrace = (): boolean => {
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

export type SessionMemory = ReturnType<typeof makeSessionMemory>;

/** Who is signed in here. The token is in this closure, and comes out to be sent along. */
export function makeSessionMemory() {
  let state: SessionState = { status: 'unknown', isWaiting: false };
  let token: string | undefined;
  const listeners = new Set<() => void>();
  const become = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    become,
    read: (): SessionState => state,
    readToken: (): string | undefined => token,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: (session: Session): void => {
      token = session.access_token;
      keepTrace(true);
      become({ status: 'signed_in', user: session.user });
    },
    forget: (next: SessionState): void => {
      token = undefined;
      keepTrace(false);
      become(next);
    },
  };
}

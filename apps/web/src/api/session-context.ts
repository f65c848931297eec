import type { Client } from '@rowloom/client';
import type { User } from '@rowloom/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageSession } from './session.ts';
import type { SessionState } from './session-memory.ts';

export const SessionContext = createContext<PageSession | undefined>(undefined);

export function usePageSession(): PageSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('There is no session around this component.');
  return session;
}

export function useSessionState(): SessionState {
  const { subscribe, read } = usePageSession();
  return useSyncExternalStore(subscribe, read);
}

export const useClient = (): Client => usePageSession().client;

/** Who is signed in; for components below the gate only. */
export function useUser(): User {
  const state = useSessionState();
  if (state.status !== 'signed_in' && state.status !== 'ended') throw new Error('Nobody is signed in.');
  return state.user;
}

import type { Client } from 'pg';
import type { Session } from '../../session/session.ts';
import type { TargetError } from '../../target/target-error.ts';
import type { Lane } from './lane.ts';

/** For this dialect's own files only: COPY needs more than a session offers. */
export type SessionClient = {
  readonly client: Client;
  readonly lane: Lane;
  /** Any error of the driver as one of ours. */
  readonly explain: (error: unknown) => TargetError;
};

const clients = new WeakMap<Session, SessionClient>();

export function keepClient(session: Session, client: SessionClient): void {
  clients.set(session, client);
}

export function clientOf(session: Session): SessionClient {
  const found = clients.get(session);
  if (found === undefined) throw new Error('This is not a session with PostgreSQL.');
  return found;
}

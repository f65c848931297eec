import type { Connection } from 'mysql2';
import type { Session } from '../session/session.ts';
import type { TargetError } from '../target/target-error.ts';

/** Any error of the driver as one of ours, with its place. */
export type ExplainAt = (error: unknown, place: string) => TargetError;

const connections = new WeakMap<Session, { readonly connection: Connection; readonly explain: ExplainAt }>();

/** Remembers the driver's connection behind a session, for what sessions do not offer: loading from a stream. */
export function keepConnection(session: Session, connection: Connection, explain: ExplainAt): Session {
  connections.set(session, { connection, explain });
  return session;
}

export function connectionOf(session: Session): { readonly connection: Connection; readonly explain: ExplainAt } {
  const found = connections.get(session);
  if (found === undefined) throw new Error('This session was not opened by connectMysql.');
  return found;
}

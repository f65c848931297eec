import type { Connection } from 'mysql2';
import type { Session } from '../session/session.ts';

const connections = new WeakMap<Session, Connection>();

/** Remembers the driver's connection behind a session, for what a session has no words for: loading from a stream. */
export function keepConnection(session: Session, connection: Connection): Session {
  connections.set(session, connection);
  return session;
}

export function connectionOf(session: Session): Connection {
  const connection = connections.get(session);
  if (connection === undefined) throw new Error('This session was not opened by connectMysql.');
  return connection;
}

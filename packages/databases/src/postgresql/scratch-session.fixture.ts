import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Session } from '../session/session.ts';
import { connectPostgresql } from './connect.ts';

/** The folder of PostgreSQL's programs; tests are skipped without it. */
export const bin = findPostgresBin();

export type ScratchSessions = {
  /** A session on an empty schema, in which the statements were run. */
  readonly setUp: (sql: string) => Promise<Session>;
  /** Over a separate connection. */
  readonly runBeside: (sql: string) => string;
};

/** A server for the calling test file, and sessions on an empty schema, closed after each test. */
export function useScratchSessions(): ScratchSessions {
  let server: PostgresServer | undefined;
  const sessions: Session[] = [];
  beforeAll(async () => {
    if (bin !== undefined) server = await startPostgres(bin);
    else if (process.env['CI'] === 'true')
      throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
    else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  });
  afterEach(() => Promise.all(sessions.splice(0).map((session) => session.close())));
  afterAll(() => server?.stop());
  const started = (): PostgresServer => {
    if (server === undefined) throw new Error('The server has not been started.');
    return server;
  };
  const setUp = async (sql: string): Promise<Session> => {
    const { host, port } = started();
    const session = await connectPostgresql({
      dialect: 'postgresql',
      host,
      port,
      socket: true,
      user: 'rowloom',
      database: 'postgres',
      tls: 'disable',
    });
    sessions.push(session);
    await session.script(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${sql}`);
    return session;
  };
  return { setUp, runBeside: (sql) => started().run(sql) };
}

import { connectPostgresql, type ServerAddress, type Session } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll } from 'vitest';

/** The folder of PostgreSQL's programs; tests are skipped without it. */
export const bin = findPostgresBin();

export type ScratchDatabase = { readonly session: () => Session; readonly address: () => ServerAddress };

/** A server for the calling test file, with a session on a database in which the statements were run. */
export function useScratchDatabase(sql: string, settings: readonly string[] = []): ScratchDatabase {
  let server: PostgresServer | undefined;
  let opened: { readonly session: Session; readonly address: ServerAddress } | undefined;
  beforeAll(async () => {
    if (bin === undefined) {
      if (process.env['CI'] === 'true')
        throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
      console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
      return;
    }
    server = await startPostgres(bin, settings);
    const { host, port } = server;
    const database = server.createDatabase('scratch');
    server.run(sql, database);
    const place = { dialect: 'postgresql', host, port, socket: true, user: 'rowloom' } as const;
    const address: ServerAddress = { ...place, database, tls: 'disable' };
    opened = { session: await connectPostgresql(address), address };
  });
  afterAll(async () => {
    await opened?.session.close();
    await server?.stop();
  });
  const started = (): NonNullable<typeof opened> => {
    if (opened === undefined) throw new Error('The server has not been started.');
    return opened;
  };
  return { session: () => started().session, address: () => started().address };
}

import { symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { openScratch, type Scratch } from '../scratch.ts';
import { startService, type StartedService } from './start-service.ts';

export type Stage = {
  readonly scratch: Scratch;
  readonly server: PostgresServer;
  /** The URL of a database of the server, by TCP: the service accepts no sockets for targets. */
  readonly urlOf: (database: string) => string;
  /** `rowloom serve`, from the bundle. On the embedded store in a folder of that name unless a database is named. */
  readonly serve: (name: string, database?: string) => Promise<StartedService>;
  readonly close: () => Promise<void>;
};

const SETTINGS = ['listen_addresses=127.0.0.1', 'shared_buffers=512MB', 'max_wal_size=4GB', 'autovacuum=off'];

/** A private PostgreSQL, for stores and targets alike, and the published program. */
export async function openStage(): Promise<Stage> {
  const bin = findPostgresBin();
  if (bin === undefined) throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  const scratch = openScratch();
  // The modules that the bundle leaves to its installation are found beside it.
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), scratch.path('node_modules'));
  const server = await startPostgres(bin, SETTINGS);
  const urlOf = (database: string): string => `postgres://rowloom@127.0.0.1:${server.port}/${database}`;
  return {
    scratch,
    server,
    urlOf,
    serve: (name, database) =>
      startService({
        program: process.execPath,
        words: [scratch.bundle, 'serve'],
        folder: scratch.path(name),
        log: scratch.path(`${name}.log`),
        ...(database === undefined ? {} : { store: urlOf(database) }),
      }),
    async close() {
      await server.stop();
      scratch.close();
    },
  };
}

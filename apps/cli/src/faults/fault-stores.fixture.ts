import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll } from 'vitest';
import { killProcess, type Environment, type ServiceProcess, startProcess } from './service-process.fixture.ts';

export type StoreKind = 'embedded' | 'postgresql';

/** What a kill of the server process must not lose: an acknowledged commit. */
const DURABLE = ['synchronous_commit=on', 'full_page_writes=on', 'listen_addresses=127.0.0.1', 'max_connections=150'];

export const POSTGRES_BIN = findPostgresBin();

export const openFaultServer = (): Promise<PostgresServer> => startPostgres(POSTGRES_BIN ?? '', DURABLE);

export type GivenServer = {
  readonly server: PostgresServer;
  /** The environment of processes that share a new store. */
  readonly newStore: (kind: StoreKind, server?: PostgresServer) => Environment;
  /** Ended after the file's tests, in any case. */
  readonly start: (words: readonly string[], environment: Environment) => Promise<ServiceProcess>;
};

/** A PostgreSQL for targets and stores, available from `beforeAll` on. */
export function givenServer(): GivenServer {
  const scratch = mkdtempSync(join(tmpdir(), 'rowloom-faults-'));
  const started: ServiceProcess[] = [];
  let server: PostgresServer | undefined;
  let stores = 0;
  const found = (): PostgresServer => {
    if (server === undefined) throw new Error('The server is there from beforeAll on.');
    return server;
  };
  beforeAll(async () => {
    server = await openFaultServer();
  });
  afterAll(async () => {
    await Promise.all(started.map(killProcess));
    await server?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });
  return {
    get server() {
      return found();
    },
    newStore(kind, holder = found()) {
      const name = `store_${stores++}`;
      const folder = { ROWLOOM_DATA_DIR: join(scratch, name) };
      if (kind === 'embedded') return folder;
      const database = holder.createDatabase(name);
      const url = `postgresql://rowloom@/${database}?host=${holder.host}&port=${holder.port}`;
      return { ...folder, ROWLOOM_STORE_URL: url };
    },
    async start(words, environment) {
      const service = await startProcess(words, environment);
      started.push(service);
      return service;
    },
  };
}

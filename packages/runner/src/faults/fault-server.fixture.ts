import { mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { type FaultDialect, SHOPS } from './shops.fixture.ts';

/** A separate database for fault tests. */
export type FaultServer = {
  readonly dialect: FaultDialect;
  /** For files that a test needs beside it. */
  readonly folder: string;
  /** A new database with the five tables, or other requested ones; returns its name. */
  readonly fresh: (sql?: string) => string;
  readonly url: (database: string, through?: { readonly port: number; readonly user?: string }) => string;
  /** Runs SQL as a superuser. */
  readonly run: (sql: string, database: string) => string;
  /** The destination of a proxy. */
  readonly upstream: NetConnectOpts;
  readonly restart: (settings?: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What a kill of the server process must not lose: an acknowledged commit, and half of a page. */
const DURABLE = {
  postgresql: ['synchronous_commit=on', 'full_page_writes=on'],
  mariadb: ['--innodb-flush-log-at-trx-commit=2', '--innodb-doublewrite=ON'],
};

const BIN: Readonly<Record<FaultDialect, string | undefined>> = {
  postgresql: findPostgresBin(),
  mariadb: findMariadbBin(),
  sqlite: '',
};

/** Whether this machine has what a dialect needs; with CI=true `npm run test:faults` has refused before. */
export const isMissing = (dialect: FaultDialect): boolean => BIN[dialect] === undefined;

export async function openFaultServer(dialect: FaultDialect, settings: readonly string[] = []): Promise<FaultServer> {
  const bin = BIN[dialect] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-fault-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  let databases = 0;
  const name = (): string => `shop_${databases++}`;
  switch (dialect) {
    case 'postgresql': {
      const server = await startPostgres(bin, [...DURABLE.postgresql, ...settings]);
      const local = `host=${encodeURIComponent(server.host)}&port=${server.port}`;
      return {
        ...server,
        dialect,
        folder,
        fresh(sql = SHOPS[dialect]) {
          const database = server.createDatabase(name());
          server.run(sql, database);
          return database;
        },
        url: (database, through) =>
          through === undefined || through.port === 0
            ? `postgres://${through?.user ?? 'rowloom'}@/${database}?${local}`
            : `postgres://${through.user ?? 'rowloom'}@127.0.0.1:${through.port}/${database}?sslmode=disable`,
        upstream: { path: join(server.host, `.s.PGSQL.${server.port}`) },
        stop: async () => (await server.stop(), remove()),
      };
    }
    case 'mariadb': {
      const server = await startMariadb(bin, { settings: [...DURABLE.mariadb, ...settings] });
      return {
        ...server,
        dialect,
        folder,
        fresh(sql = SHOPS[dialect]) {
          const database = server.createDatabase(name());
          if (sql !== '') server.run(sql, database);
          return database;
        },
        url: (database, through) =>
          `mysql://${through?.user ?? server.user}:${server.password}@127.0.0.1:${through?.port || server.port}/${database}`,
        upstream: { host: '127.0.0.1', port: server.port },
        stop: async () => (await server.stop(), remove()),
      };
    }
    case 'sqlite': {
      const run = (sql: string, file: string): string => {
        const database = new DatabaseSync(file, { timeout: 10_000 });
        try {
          database.exec(sql);
          return '';
        } finally {
          database.close();
        }
      };
      return {
        dialect,
        folder,
        fresh(sql = SHOPS[dialect]) {
          const file = join(folder, `${name()}.db`);
          run(sql, file);
          return file;
        },
        url: (file) => `sqlite:${file}`,
        run,
        upstream: { port: 0 },
        restart: () => Promise.resolve(),
        stop: () => Promise.resolve(remove()),
      };
    }
  }
}

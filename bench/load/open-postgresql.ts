import { spawnSync } from 'node:child_process';
import { parseDatabaseUrl } from '@rowloom/databases';
import { makeTarget, type Target } from '@rowloom/runner';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { SHOP_TABLES } from './plan-shop.ts';

/**
 * The same server for both sides of every comparison. Nothing waits for the disk (fsync is off), whose varying speed
 * would drown the comparison.
 */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB', 'autovacuum=off'];

export async function openPostgresql(): Promise<PostgresServer> {
  const bin = findPostgresBin();
  if (bin === undefined) throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  return startPostgres(bin, SETTINGS);
}

export const postgresqlUrl = ({ host, port }: PostgresServer, database: string): string =>
  `postgres://rowloom@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

export const postgresqlTarget = (server: PostgresServer, database: string): Target =>
  makeTarget(parseDatabaseUrl(postgresqlUrl(server, database), { sockets: true }));

/**
 * Between two rounds everything is flushed, by the server and by the system: COPY with keys in place leaves gigabytes
 * of log behind, and the next round would share the machine with writing them.
 */
export function emptyShop(server: PostgresServer, database: string): void {
  server.run(`TRUNCATE ${SHOP_TABLES.join(', ')}; CHECKPOINT;`, database);
  spawnSync('sync');
}

/** Passes ready files to psql. */
export const copyShop = (
  server: PostgresServer,
  database: string,
  pathOf: (table: string) => string,
  format: 'text' | 'binary' = 'text',
): void =>
  void server.run(
    SHOP_TABLES.map((table) => `\\copy ${table} from '${pathOf(table)}' (format ${format})`).join('\n'),
    database,
  );

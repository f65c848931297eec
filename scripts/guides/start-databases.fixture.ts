import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import type { StandIn } from './follow-step.ts';

export type StartedDatabases = {
  readonly standIns: readonly StandIn[];
  /** For psql, and commands with which mariadb finds its server: as set up by a user of these databases. */
  readonly environment: Readonly<Record<string, string>>;
  readonly prelude: string;
  readonly stop: () => Promise<void>;
};

export const SHOP = join(import.meta.dirname, 'shop.sql');

export const hasDatabases = (): boolean => findPostgresBin() !== undefined && findMariadbBin() !== undefined;

/** The servers in the guides: a database `shop` on PostgreSQL and on MariaDB, and a larger one to be measured. */
export async function startDatabases(): Promise<StartedDatabases> {
  const bin = findPostgresBin() ?? '';
  const [postgres, mariadb] = await Promise.all([
    startPostgres(bin, ['listen_addresses=127.0.0.1']),
    startMariadb(findMariadbBin() ?? ''),
  ]);
  const tables = readFileSync(SHOP, 'utf8');
  const PGPORT = String(postgres.port);
  const environment = {
    PGHOST: 'localhost',
    PGPORT,
    PGUSER: 'me',
    PGDATABASE: 'postgres',
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  };
  const asMe = (database: string, text: string): void => {
    const words = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', database, '-c', text];
    const { status, stderr } = spawnSync(join(bin, 'psql'), words, { env: environment, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  postgres.run('CREATE ROLE me SUPERUSER LOGIN');
  // One of the guides creates a role of that name.
  asMe('postgres', 'ALTER ROLE rowloom RENAME TO tester');
  for (const name of ['shop', 'origin', 'mydb']) asMe('postgres', `CREATE DATABASE ${name}`);
  for (const name of ['shop', 'origin']) asMe(name, tables);
  mariadb.createDatabase('shop');
  mariadb.run(tables, 'shop');
  const at = `localhost:${postgres.port}`;
  return {
    environment,
    prelude: `mariadb() { command mariadb --socket='${mariadb.socket}' --user=${mariadb.user} --password=${mariadb.password} "$@"; }`,
    standIns: [
      { shown: 'me@prod/shop', actual: `me@${at}/origin` },
      { shown: 'me@localhost/', actual: `me@${at}/` },
      { shown: 'me:secret@localhost/', actual: `me:secret@${at}/` },
      { shown: 'me:secret@db.example/', actual: `me:secret@${at}/` },
      { shown: ':…@db.example/', actual: `:secret@${at}/` },
      { shown: 'rowloom@db/', actual: `rowloom@${at}/` },
      { shown: 'root@localhost/', actual: `${mariadb.user}:${mariadb.password}@127.0.0.1:${mariadb.port}/` },
      { shown: 'localhost:5432', actual: at },
    ],
    async stop() {
      await Promise.all([postgres.stop(), mariadb.stop()]);
    },
  };
}

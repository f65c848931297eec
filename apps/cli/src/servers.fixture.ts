import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  findMariadbBin,
  findPostgresBin,
  type MariadbServer,
  type PostgresServer,
  startMariadb,
  startPostgres,
} from '@rowloom/servers';

export const POSTGRES_BIN = findPostgresBin();
export const MARIADB_BIN = findMariadbBin();

export type Database = {
  readonly url: string;
  /** Runs SQL with the server's own client. */
  readonly run: (sql: string) => string;
};

export type Postgres = PostgresServer & {
  readonly fresh: (sql?: string) => Database;
  /** The same database for another role. */
  readonly urlFor: (database: Database, role: string) => string;
};

/** A PostgreSQL in which every role is trusted over the socket, and needs its password over the network. */
export async function openPostgres(): Promise<Postgres> {
  const server = await startPostgres(POSTGRES_BIN ?? '', ['listen_addresses=127.0.0.1']);
  const rules = 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n';
  writeFileSync(join(server.host, 'data', 'pg_hba.conf'), rules);
  server.run('SELECT pg_reload_conf()');
  let count = 0;
  return {
    ...server,
    fresh(sql = '') {
      const name = server.createDatabase(`shop_${count++}`);
      if (sql !== '') server.run(sql, name);
      return {
        url: `postgresql://rowloom@/${name}?host=${server.host}&port=${server.port}`,
        run: (more) => server.run(more, name),
      };
    },
    urlFor: ({ url }, role) => url.replace('//rowloom@', `//${role}@`),
  };
}

export type Mariadb = MariadbServer & { readonly fresh: (sql?: string) => Database & { readonly name: string } };

export async function openMariadb(): Promise<Mariadb> {
  const server = await startMariadb(MARIADB_BIN ?? '');
  let count = 0;
  return {
    ...server,
    fresh(sql = '') {
      const name = server.createDatabase(`shop_${count++}`);
      if (sql !== '') server.run(sql, name);
      return {
        name,
        url: `mysql://${server.user}:${server.password}@127.0.0.1:${server.port}/${name}`,
        run: (more) => server.run(more, name),
      };
    },
  };
}

/** Runs SQL in an SQLite file, without foreign key checks, and returns the last statement's rows. */
export function changeFile(file: string, sql: string): readonly unknown[] {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    const statements = sql
      .split(';')
      .map((text) => text.trim())
      .filter((text) => text !== '');
    return statements.map((text) => database.prepare(text).all()).at(-1) ?? [];
  } finally {
    database.close();
  }
}

/** Two tables that refer to each other's keys, in every dialect. */
export const NOTES = `
CREATE TABLE authors (id integer NOT NULL PRIMARY KEY, email varchar(100) NOT NULL UNIQUE, born date);
CREATE TABLE notes (
  id integer NOT NULL PRIMARY KEY,
  author_id integer NOT NULL REFERENCES authors (id),
  title varchar(80) NOT NULL,
  stars integer CHECK (stars BETWEEN 1 AND 5)
);
`;

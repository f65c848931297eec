import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SqlDialect } from '@rowloom/engine';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { connectMysql } from '../mysql/connect.ts';
import { connectPostgresql } from '../postgresql/connect.ts';
import type { Session } from '../session/session.ts';
import { connectSqlite } from '../sqlite/connect.ts';

/** A database with a victim table, on a server of the dialect. */
export type HostileTarget = {
  /** Over our own connection. */
  readonly connect: () => Promise<Session>;
  /**
   * With the dialect's own client, in a separate folder and under the most awkward settings; returns its complaints.
   */
  readonly runScript: (script: string, folder?: string) => string;
  /** All tables of the database, and the number of rows of the victim. */
  readonly look: () => { readonly tables: readonly string[]; readonly victims: number };
  /** Whether a command was executed. */
  readonly isTouched: (folder?: string) => boolean;
};

export type HostileServer = { readonly fresh: (setup: string) => HostileTarget; readonly stop: () => Promise<void> };

export const MISSING: Readonly<Record<SqlDialect, boolean>> = {
  postgresql: findPostgresBin() === undefined,
  mysql: findMariadbBin() === undefined,
  sqlite: false,
};

function folders(): { readonly make: () => string; readonly remove: () => void } {
  const made: string[] = [];
  return {
    make: () => {
      const folder = mkdtempSync(join(tmpdir(), 'rowloom-hostile-'));
      made.push(folder);
      return folder;
    },
    remove: () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}

/** From a file: a client that stops in the middle closes its input. */
const complaint = (
  command: string,
  words: readonly string[],
  script: string,
  cwd: string,
  env: object = {},
): string => {
  const file = join(cwd, 'script.sql');
  writeFileSync(file, script);
  const input = openSync(file, 'r');
  try {
    const { status, stderr, error } = spawnSync(command, words, {
      stdio: [input, 'ignore', 'pipe'],
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, ...env },
    });
    if (error !== undefined) throw error;
    return status === 0 ? '' : stderr.slice(0, 2000);
  } finally {
    closeSync(input);
  }
};

const isTouchedIn =
  (folder: string) =>
  (where = folder): boolean =>
    existsSync(join(where, 'pwned'));

async function openPostgres(): Promise<HostileServer> {
  const bin = findPostgresBin() ?? '';
  const server = await startPostgres(bin);
  const { host, port } = server;
  const scratch = folders();
  let count = 0;
  return {
    fresh: (setup) => {
      const database = server.createDatabase(`hostile_${count++}`);
      server.run(setup, database);
      const folder = scratch.make();
      return {
        connect: () =>
          connectPostgresql({
            dialect: 'postgresql',
            host,
            port,
            socket: true,
            user: 'rowloom',
            database,
            tls: 'disable',
          }),
        runScript: (script, cwd = folder) =>
          complaint(
            join(bin, 'psql'),
            [
              '-X',
              '-q',
              '-v',
              'ON_ERROR_STOP=1',
              '-h',
              host,
              '-p',
              String(port),
              '-U',
              'rowloom',
              '-d',
              database,
              '-f',
              '-',
            ],
            script,
            cwd,
            { PGCLIENTENCODING: 'GBK', PGOPTIONS: '-c standard_conforming_strings=off -c backslash_quote=on' },
          ),
        look: () => ({
          tables: JSON.parse(
            server.run(
              `SELECT json_agg(relname) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`,
              database,
            ),
          ) as string[],
          victims: Number(server.run('SELECT count(*) FROM victim', database)),
        }),
        isTouched: isTouchedIn(folder),
      };
    },
    stop: async () => {
      scratch.remove();
      await server.stop();
    },
  };
}

async function openMariadb(): Promise<HostileServer> {
  const server = await startMariadb(findMariadbBin() ?? '', {
    // A file for each of several hundred tables would take most of the time.
    settings: ['--innodb-file-per-table=0', '--innodb-flush-log-at-trx-commit=0'],
  });
  const { port, user, password, socket } = server;
  const scratch = folders();
  let count = 0;
  return {
    fresh: (setup) => {
      const database = server.createDatabase(`hostile_${count++}`);
      server.run(setup, database);
      const folder = scratch.make();
      return {
        connect: () =>
          connectMysql({
            dialect: 'mysql',
            host: '127.0.0.1',
            port,
            socket: false,
            user,
            password,
            database,
            tls: 'disable',
          }),
        runScript: (script, cwd = folder) =>
          complaint(
            'mariadb',
            [
              '--no-defaults',
              '--local-infile=1',
              '--default-character-set=gbk',
              `--socket=${socket}`,
              `--user=${user}`,
              `--password=${password}`,
              "--init-command=SET sql_mode='ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'",
              database,
            ],
            script,
            cwd,
          ),
        look: () => ({
          tables: JSON.parse(
            server
              .run(
                `SET SESSION group_concat_max_len = 1000000; SELECT json_arrayagg(table_name) FROM information_schema.tables WHERE table_schema = '${database}'`,
                database,
              )
              .replaceAll('\\\\', '\\'),
          ) as string[],
          victims: Number(server.run('SELECT count(*) FROM victim', database)),
        }),
        isTouched: isTouchedIn(folder),
      };
    },
    stop: async () => {
      scratch.remove();
      await server.stop();
    },
  };
}

const SQLITE_SHELL = 'sqlite3';

function openSqlite(): HostileServer {
  const scratch = folders();
  return {
    fresh: (setup) => {
      const folder = scratch.make();
      const file = join(folder, 'target.db');
      const open = <T>(work: (database: DatabaseSync) => T): T => {
        const database = new DatabaseSync(file);
        try {
          return work(database);
        } finally {
          database.close();
        }
      };
      open((database) => database.exec(setup));
      return {
        connect: () => connectSqlite({ dialect: 'sqlite', file }),
        runScript: (script, cwd = folder) => {
          if (spawnSync(SQLITE_SHELL, ['-version']).status === 0)
            return complaint(SQLITE_SHELL, ['-batch', '-bail', file], script, cwd);
          open((database) => database.exec(script));
          return '';
        },
        look: () =>
          open((database) => ({
            tables: database
              .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
              .all()
              .map((row) => String(row['name'])),
            victims: Number(database.prepare('SELECT count(*) AS n FROM victim').get()?.['n']),
          })),
        isTouched: isTouchedIn(folder),
      };
    },
    stop: () => Promise.resolve(scratch.remove()),
  };
}

export const OPEN_HOSTILE: Readonly<Record<SqlDialect, () => Promise<HostileServer>>> = {
  postgresql: openPostgres,
  mysql: openMariadb,
  sqlite: () => Promise.resolve(openSqlite()),
};

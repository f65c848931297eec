import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseAddress, parseDatabaseUrl } from '@rowloom/databases';
import {
  findMariadbBin,
  findPostgresBin,
  type MariadbServer,
  type PostgresServer,
  startMariadb,
  startPostgres,
} from '@rowloom/servers';
import type { CorpusDialect, CorpusSchema } from './find-schemas.ts';

/** Private servers, started when the first schema of their dialect comes. */
export type Servers = {
  /** A fresh database with the schema in it, and what its text complained about. */
  readonly load: (
    schema: CorpusSchema,
  ) => Promise<{ readonly address: DatabaseAddress; readonly complaints: readonly string[] }>;
  readonly close: () => Promise<void>;
};

export function openServers(): Servers {
  let postgres: Promise<PostgresServer> | undefined;
  let mariadb: Promise<MariadbServer> | undefined;
  let folder: string | undefined;
  let count = 0;
  const load: Readonly<Record<CorpusDialect, (sql: string, name: string) => ReturnType<Servers['load']>>> = {
    async postgresql(sql, name) {
      postgres ??= startPostgres(needed(findPostgresBin(), 'PostgreSQL'));
      const server = await postgres;
      server.createDatabase(name);
      const complaints = server.runAll(sql, name);
      const url = `postgres://rowloom@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
      return { address: parseDatabaseUrl(url, { sockets: true }), complaints };
    },
    async mysql(sql, name) {
      mariadb ??= startMariadb(needed(findMariadbBin(), 'MariaDB'));
      const server = await mariadb;
      server.createDatabase(name);
      server.run(`SET SESSION foreign_key_checks = 0;\n${sql}`, name);
      const url = `mysql://${server.user}:${server.password}@127.0.0.1:${server.port}/${name}`;
      return { address: parseDatabaseUrl(url, { sockets: true }), complaints: [] };
    },
    async sqlite(sql, name) {
      folder ??= mkdtempSync(join(tmpdir(), 'rowloom-corpus-'));
      const file = join(folder, `${name}.db`);
      const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
      // The shell's own commands are no SQL.
      database.exec(sql.replaceAll(/^\.\w.*$/gm, ''));
      database.close();
      return { address: parseDatabaseUrl(`sqlite:${file}`, { sockets: true }), complaints: [] };
    },
  };
  return {
    load: ({ dialect, read, name }) => load[dialect](read(), `${name.replaceAll(/\W/g, '_')}_${count++}`),
    async close() {
      await (await postgres)?.stop();
      await (await mariadb)?.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function needed(bin: string | undefined, title: string): string {
  if (bin === undefined) throw new Error(`${title} is not on this machine.`);
  return bin;
}

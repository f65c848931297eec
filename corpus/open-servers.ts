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
import { runScript } from './run-script.ts';

/** Where a schema's text has put its tables, and its errors. */
type Loaded = { readonly addresses: readonly DatabaseAddress[]; readonly complaints: readonly string[] };

/** Private servers, started on first use of their dialect. */
export type Servers = {
  /** The schema in a fresh database, or in those that its own text creates or uses. */
  readonly load: (schema: CorpusSchema) => Promise<Loaded>;
  readonly close: () => Promise<void>;
};

export function openServers(): Servers {
  let postgres: Promise<PostgresServer> | undefined;
  let mariadb: Promise<MariadbServer> | undefined;
  let folder: string | undefined;
  let count = 0;
  const load: Readonly<Record<CorpusDialect, (schema: CorpusSchema, name: string) => Promise<Loaded>>> = {
    async postgresql(schema, name) {
      postgres ??= startPostgres(needed(findPostgresBin(), 'PostgreSQL'));
      const server = await postgres;
      const { databases, complaints } = runScript(server, schema, name);
      const query = `host=${encodeURIComponent(server.host)}&port=${server.port}`;
      const addresses = databases.map((database) =>
        parseDatabaseUrl(`postgres://rowloom@/${encodeURIComponent(database)}?${query}`, { sockets: true }),
      );
      return { addresses, complaints };
    },
    async mysql({ read }, name) {
      mariadb ??= startMariadb(needed(findMariadbBin(), 'MariaDB'));
      const server = await mariadb;
      const others = databasesOf(server);
      server.createDatabase(name);
      server.run(`SET SESSION foreign_key_checks = 0;\n${read().toString()}`, name);
      const databases = databasesOf(server).filter((database) => !others.includes(database));
      const place = `${server.user}:${server.password}@127.0.0.1:${server.port}`;
      const addresses = databases.map((database) =>
        parseDatabaseUrl(`mysql://${place}/${encodeURIComponent(database)}`, { sockets: true }),
      );
      return { addresses, complaints: [] };
    },
    sqlite({ read }, name) {
      folder ??= mkdtempSync(join(tmpdir(), 'rowloom-corpus-'));
      const file = join(folder, `${name}.db`);
      const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
      // The shell's own commands are not SQL.
      database.exec(
        read()
          .toString()
          .replaceAll(/^\.\w.*$/gm, ''),
      );
      database.close();
      return Promise.resolve({ addresses: [parseDatabaseUrl(`sqlite:${file}`, { sockets: true })], complaints: [] });
    },
  };
  return {
    load: (schema) => load[schema.dialect](schema, `${schema.name.replaceAll(/\W/g, '_')}_${count++}`),
    async close() {
      await (await postgres)?.stop();
      await (await mariadb)?.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Those with tables: a script may create its own and USE it. */
function databasesOf(server: MariadbServer): readonly string[] {
  return server
    .run(
      "SELECT DISTINCT table_schema FROM information_schema.tables WHERE table_schema NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys')",
    )
    .split('\n')
    .filter((name) => name !== '');
}

function needed(bin: string | undefined, title: string): string {
  if (bin === undefined) throw new Error(`${title} is not on this machine.`);
  return bin;
}

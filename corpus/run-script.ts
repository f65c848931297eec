import type { PostgresServer } from '@rowloom/servers';
import { connectedDatabases } from './connected-databases.ts';
import type { CorpusSchema } from './find-schemas.ts';

type Scripted = { readonly databases: readonly string[]; readonly complaints: readonly string[] };

/**
 * Runs a schema's text as psql does, including dumps of a database or a whole server: databases that it uses without
 * creating them, and roles that it names, are created for it. Returns the databases with its tables.
 */
export function runScript(server: PostgresServer, { read, folder }: CorpusSchema, name: string): Scripted {
  const bytes = read();
  const before = new Set(databasesOf(server));
  const script = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
  const made = connectedDatabases(script).filter((one) => !before.has(one) && !creates(script, one));
  const run = (): readonly string[] => {
    for (const one of [name, ...made]) server.createDatabase(one);
    return server.runAll(bytes, name, folder);
  };
  let complaints = run();
  const roles = new Set(complaints.flatMap((line) => /role "(.+)" does not exist/.exec(line)?.[1] ?? []));
  if (roles.size > 0) {
    for (const role of roles) server.run(`CREATE ROLE ${quote(role)} LOGIN SUPERUSER`);
    for (const one of databasesOf(server)) if (!before.has(one)) server.run(`DROP DATABASE ${quote(one)}`);
    complaints = run();
  }
  const databases = databasesOf(server).filter((one) => !before.has(one));
  const filled = databases.filter((one) => server.run(COUNT_TABLES, one) !== '0');
  return { databases: filled, complaints };
}

const COUNT_TABLES =
  "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')";

function databasesOf(server: PostgresServer): readonly string[] {
  return server.run('SELECT datname FROM pg_catalog.pg_database').split('\n');
}

function creates(script: string, database: string): boolean {
  const name = database.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^\\s*CREATE\\s+DATABASE\\s+"?${name}"?[\\s;]`, 'im').test(script);
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

import { type DatabaseAddress, parseDatabaseUrl } from '@rowloom/databases';
import { digest, loadLexicon, makePlan, type SchemaDocument, type Wishes } from '@rowloom/engine';
import type { GenerationTask, PlannedTask } from '@rowloom/runner';
import type { PostgresServer } from '@rowloom/servers';
import { readPostgresqlDdl } from '@rowloom/sql';

/** Two tables, one of which refers to the other. */
export const LIBRARY = `
CREATE TABLE shelves (id serial PRIMARY KEY, label text NOT NULL);
CREATE TABLE books (
  id serial PRIMARY KEY,
  shelf_id int NOT NULL REFERENCES shelves (id),
  title text NOT NULL,
  pages int NOT NULL CHECK (pages BETWEEN 4 AND 2000)
);
`;

/** A table whose first rows can be made, but not the five-hundredth. */
export const LATE =
  'CREATE TABLE things (id int PRIMARY KEY, a int NOT NULL, CONSTRAINT late CHECK (a % 2 + id < 500 OR id > 600));';

export async function readLibrary(ddl = LIBRARY): Promise<SchemaDocument> {
  const read = await readPostgresqlDdl(ddl, { name: 'library' });
  if ('issues' in read) throw new Error(read.issues.map(({ message }) => message).join('\n'));
  return read.document;
}

export async function planned(
  schema: SchemaDocument,
  rows: Readonly<Record<string, number>>,
  rules: Wishes['rules'] = {},
): Promise<PlannedTask> {
  const wishes: Wishes = { rows, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00.000Z', rules };
  const result = makePlan(schema, wishes, await loadLexicon('en'));
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return { schema, wishes, planDigest: digest(result.plan) };
}

export function addressOf(server: Pick<PostgresServer, 'host' | 'port'>, database: string): DatabaseAddress {
  const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
  return parseDatabaseUrl(url, { sockets: true });
}

export const generation = (
  plan: PlannedTask,
  rest: Pick<GenerationTask, 'address' | 'mode' | 'runId'> & Partial<GenerationTask>,
): GenerationTask => ({ kind: 'generation', requestDigest: rest.runId, ...plan, ...rest });

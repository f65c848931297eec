import type { Session } from '@rowloom/databases';
import { type SchemaDocument, tableKey } from '@rowloom/engine';
import type { CheckSession } from './check-session.ts';

/** Constraints that the server itself does not enforce, by table and name. */
export type ConstraintStates = (
  table: { readonly name: string; readonly schema?: string },
  name?: string,
) => string | undefined;

/** `conenforced` came with PostgreSQL 18. */
const POSTGRESQL = `SELECT n.nspname AS schema, t.relname AS table, c.conname AS name, c.convalidated AS valid, c.condeferred AS deferred,
  coalesce(to_jsonb(c) ->> 'conenforced', 'true') = 'true' AS enforced,
  EXISTS (SELECT 1 FROM pg_catalog.pg_trigger g WHERE g.tgconstraint = c.oid AND g.tgenabled = 'D') AS disabled
FROM pg_catalog.pg_constraint c JOIN pg_catalog.pg_class t ON t.oid = c.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND (NOT c.convalidated OR c.condeferred OR coalesce(to_jsonb(c) ->> 'conenforced', 'true') <> 'true'
  OR EXISTS (SELECT 1 FROM pg_catalog.pg_trigger g WHERE g.tgconstraint = c.oid AND g.tgenabled = 'D'))`;

const MYSQL = `SELECT table_schema AS \`schema\`, table_name AS \`table\`, constraint_name AS name, 1 AS valid, 0 AS deferred, 0 AS enforced, 0 AS disabled
FROM information_schema.table_constraints WHERE enforced = 'NO'`;

/** Only MySQL itself: MariaDB enforces all, and SQLite does not say. */
const QUERIES: Readonly<Partial<Record<Session['dialect'], string>>> = { postgresql: POSTGRESQL, mysql: MYSQL };

export async function readConstraintStates(session: CheckSession, document: SchemaDocument): Promise<ConstraintStates> {
  const sql = QUERIES[document.dialect];
  const rows = sql === undefined ? [] : await session.attempt(sql);
  const notes = new Map<string, string>();
  for (const row of typeof rows === 'string' ? [] : rows) {
    const sentences = [
      ...(isTrue(row['enforced']) ? [] : ['The server does not enforce it.']),
      ...(isTrue(row['valid']) ? [] : ['It is NOT VALID: the server has not examined rows that were there before it.']),
      ...(isTrue(row['disabled']) ? ['Its triggers are disabled: the server does not enforce it.'] : []),
      ...(isTrue(row['deferred']) ? ['It is deferred: the server examines it at commit.'] : []),
    ];
    const note = sentences.join(' ');
    const place = { schema: String(row['schema']), name: String(row['table']) };
    notes.set(keyOf(tableKey(place), String(row['name'])), note);
    // Names without a schema are those of the only one.
    notes.set(keyOf(place.name, String(row['name'])), note);
  }
  return (table, name) => (name === undefined ? undefined : notes.get(keyOf(tableKey(table), name)));
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 't';
const keyOf = (table: string, name: string): string => JSON.stringify([table, name]);

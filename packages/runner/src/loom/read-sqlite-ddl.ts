import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import type { SchemaDocument } from '@rowloom/engine';
import type { Issue } from '@rowloom/sql';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { splitSqlite, type SqliteStatement } from './split-sqlite.ts';

export type ReadSqlite =
  | { readonly schema: SchemaDocument; readonly warnings: readonly string[] }
  | { readonly issues: readonly Issue[] };

/** What a schema is made of. Rows, settings and transactions of a dump are passed over. */
const KEPT =
  /^(?:--[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*(create\s+(?:temp\w*\s+)?table|create\s+(?:unique\s+)?index|create\s+trigger|alter\s+table)\b/i;
const BEGINNING = 60;

/** SQLite itself reads the text, into an empty file of its own; nothing of it can reach another file. */
export async function readSqliteDdl(text: string, name: string): Promise<ReadSqlite> {
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return {
      issues: [{ code: 'not_text', message: 'The text holds a NUL character: it is not SQL.', line: 1, column: 1 }],
    };
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-ddl-'));
  try {
    const file = join(folder, 'schema.db');
    const issues = createTables(file, splitSqlite(text));
    if (issues.length > 0) return { issues };
    const target = makeTarget({ dialect: 'sqlite', file });
    const warnings: string[] = [];
    const schema = await withSession(target, (session) =>
      readTargetSchema(target, session, { warn: (message) => warnings.push(message) }),
    );
    return { schema: { ...schema, name }, warnings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function createTables(file: string, statements: readonly SqliteStatement[]): readonly Issue[] {
  const database = new DatabaseSync(file);
  const issues: Issue[] = [];
  try {
    for (const { text, line, column } of statements) {
      const verb = KEPT.exec(text)?.[1];
      if (verb === undefined) continue;
      // Only to rename or add a column SQLite itself has to read; a table made from a query could be of any size.
      const mayRead = /^alter/i.test(verb);
      database.setAuthorizer((action) => (isAllowed(action, mayRead) ? constants.SQLITE_OK : constants.SQLITE_DENY));
      try {
        database.exec(text);
      } catch (error) {
        const said = error instanceof Error ? error.message : 'it cannot be read';
        const statement = text.trim().slice(0, BEGINNING);
        issues.push({ code: 'syntax_error', message: `SQLite says: ${said}.`, line, column, statement });
      }
    }
  } finally {
    database.close();
  }
  return issues;
}

const NEVER: ReadonlySet<number> = new Set([
  constants.SQLITE_ATTACH,
  constants.SQLITE_DETACH,
  constants.SQLITE_PRAGMA,
  constants.SQLITE_CREATE_VTABLE,
  constants.SQLITE_DROP_VTABLE,
  constants.SQLITE_RECURSIVE,
]);

const isAllowed = (action: number, mayRead: boolean): boolean =>
  !NEVER.has(action) && (mayRead || action !== constants.SQLITE_SELECT);

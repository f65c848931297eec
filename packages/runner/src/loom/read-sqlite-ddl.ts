import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import type { SchemaDocument } from '@rowloom/engine';
import { findSqliteDefinitions, type Issue, type SqliteDefinition } from '@rowloom/sql';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';

export type ReadSqlite =
  | { readonly schema: SchemaDocument; readonly warnings: readonly { readonly message: string }[] }
  | { readonly issues: readonly Issue[] };

const BEGINNING = 60;

/** SQLite itself reads the text, into an empty file of its own; nothing of it can reach another file. */
export async function readSqliteDdl(text: string, name: string): Promise<ReadSqlite> {
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return {
      issues: [{ code: 'not_text', message: 'The text contains a NUL character: it is not SQL.', line: 1, column: 1 }],
    };
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-ddl-'));
  try {
    const file = join(folder, 'schema.db');
    const issues = createTables(file, findSqliteDefinitions(text));
    if (issues.length > 0) return { issues };
    const target = makeTarget({ dialect: 'sqlite', file });
    const warnings: { readonly message: string }[] = [];
    const schema = await withSession(target, (session) =>
      readTargetSchema(target, session, { warn: (message) => warnings.push({ message }) }),
    );
    return { schema: { ...schema, name }, warnings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function createTables(file: string, definitions: readonly SqliteDefinition[]): readonly Issue[] {
  // As in a dump, which turns them off: a table may be dropped while others still refer to it.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  // A CHECK may use the operator, for which programs bring a function of their own.
  database.function('regexp', { deterministic: true }, (_pattern, _text) => 1);
  const issues: Issue[] = [];
  try {
    for (const { text, verb, line, column } of definitions) {
      // Only to rename or add a column SQLite itself has to read; a table made from a query could be of any size.
      const mayRead = /^alter/i.test(verb);
      database.setAuthorizer((action, named) =>
        isAllowed(action, mayRead) || (mayRead && isOwnCheck(action, named))
          ? constants.SQLITE_OK
          : constants.SQLITE_DENY,
      );
      try {
        database.exec(text);
      } catch (error) {
        const said = error instanceof Error ? error.message : 'it cannot be read';
        if (isOfNoTable(verb, said)) continue;
        const statement = text.trim().slice(0, BEGINNING);
        issues.push({ code: 'syntax_error', message: sayWhy(said), line, column, statement });
      }
    }
  } finally {
    database.close();
  }
  return issues;
}

/** What is dropped may be among what was passed over, and a trigger may have gone with its table. */
const isOfNoTable = (verb: string, said: string): boolean =>
  /^drop|trigger$/i.test(verb) && /^no such (?:table|index|trigger)\b/.test(said);

const sayWhy = (said: string): string =>
  said === 'not authorized'
    ? 'A table that is made from a query is not read: name its columns and their types instead of AS SELECT.'
    : `SQLite says: ${said}.`;

const NEVER: ReadonlySet<number> = new Set([
  constants.SQLITE_ATTACH,
  constants.SQLITE_DETACH,
  constants.SQLITE_PRAGMA,
  constants.SQLITE_CREATE_VTABLE,
  constants.SQLITE_DROP_VTABLE,
  constants.SQLITE_RECURSIVE,
]);

/** SQLite itself asks it when a column with a CHECK is added. */
const isOwnCheck = (action: number, named: string | null): boolean =>
  action === constants.SQLITE_PRAGMA && named === 'quick_check';

const isAllowed = (action: number, mayRead: boolean): boolean =>
  !NEVER.has(action) && (mayRead || action !== constants.SQLITE_SELECT);

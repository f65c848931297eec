import { basename, extname } from 'node:path';
import type { Issue, SchemaDocument } from '@rowloom/engine';
import { buildSqliteDocument } from '@rowloom/sql';
import type { IntrospectRequest } from '../session/driver.ts';
import type { Session } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';
import { readColumns } from './introspect/read-columns.ts';
import { readForeignKeys } from './introspect/read-foreign-keys.ts';
import { readIndexes } from './introspect/read-indexes.ts';
import { readJsonIndexes } from './introspect/read-json-indexes.ts';
import { readTables } from './introspect/read-tables.ts';
import { readTriggers } from './introspect/read-triggers.ts';

/** The schema of a file; `warnings` has what had to be left out. */
export async function introspectSqlite(
  session: Session,
  request: IntrospectRequest = {},
  warnings: Issue[] = [],
): Promise<SchemaDocument> {
  const other = request.schemas?.find((name) => name !== 'main');
  if (other !== undefined)
    throw targetError('no_such_schema', `An SQLite file has only the schema main, and no ${other}.`, { schema: other });
  const rows = {
    tables: await readTables(session),
    columns: await readColumns(session),
    indexes: await readIndexes(session),
    foreignKeys: await readForeignKeys(session),
    triggers: await readTriggers(session),
    jsonIndexes: await readJsonIndexes(session),
  };
  const document = buildSqliteDocument(await readName(session), rows, warnings);
  for (const { message } of warnings) request.warn?.(message);
  return document;
}

async function readName(session: Session): Promise<string> {
  const [row] = await session.query(`SELECT file FROM pragma_database_list WHERE name = 'main'`);
  const file = String(row?.['file'] ?? '');
  return basename(file, extname(file)) || 'main';
}

import { type Session, targetError } from '@rowloom/databases';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { TableFacts } from '../target/table-facts.ts';
import { tableName } from '../target/table-name.ts';

/** `create` is for missing tables, the other modes for existing ones. */
export function checkPresence(tables: ReadonlyMap<string, TableFacts>, wished: 'present' | 'absent'): void {
  const wrong = [...tables].filter(([, { exists }]) => exists !== (wished === 'present')).map(([name]) => name);
  if (wrong.length === 0) return;
  const list = `${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ` and ${wrong.length - 5} more` : ''}`;
  throw wished === 'present'
    ? targetError('no_such_table', `The target has no table ${list}. Create the tables with --mode create.`)
    : targetError(
        'no_such_table',
        `The target has ${wrong.length === 1 ? 'the table' : 'the tables'} ${list} already. Fill ${wrong.length === 1 ? 'it' : 'them'} with --mode append or --mode truncate, or drop ${wrong.length === 1 ? 'it' : 'them'} first.`,
      );
}

/** Rows of each table, by its name in SQL. */
export async function countRows(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const name = tableName(session.dialect, schema, table);
    const [row] = await session.query(`SELECT count(*) AS present FROM ${name}`);
    counts.set(name, Number(row?.['present'] ?? 0));
  }
  return counts;
}

/** Inside a transaction if it covers DDL. */
export async function emptyTables(session: Session, schema: SchemaDocument, tables: readonly Table[]): Promise<void> {
  const names = tables.map((table) => tableName(session.dialect, schema, table));
  if (names.length === 0) return;
  for (const statement of dialectOf(session).tables.empty(names)) await session.execute(statement);
}

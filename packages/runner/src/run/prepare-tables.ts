import { type Session, targetError } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { TableFacts } from '../target/table-facts.ts';
import { tableName } from '../target/table-name.ts';

/** `create` is for tables that are not there, the other modes for tables that are. */
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

/** Emptying a table that others refer to would need CASCADE, which empties what nobody named. */
export function checkReferrers(target: SchemaDocument, tables: readonly Table[]): void {
  const run = new Set(tables.map(tableKey));
  for (const table of target.tables) {
    if (run.has(tableKey(table)) || table.partition_of !== undefined) continue;
    const key = table.foreign_keys.find(({ references }) =>
      run.has(tableKey({ ...references, name: references.table })),
    );
    if (key !== undefined)
      throw targetError(
        'foreign_key_violated',
        `${key.references.table} cannot be emptied: ${tableKey(table)}, which is not in the run, refers to it. Take ${tableKey(table)} into the run, or use --mode append.`,
        { table: key.references.table, ...(key.name === undefined ? {} : { constraint: key.name }) },
      );
  }
}

export async function countRows(session: Session, schema: SchemaDocument, tables: readonly Table[]): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const [row] = await session.query(`SELECT count(*) AS present FROM ${tableName(session.dialect, schema, table)}`);
    sum += Number(row?.['present'] ?? 0);
  }
  return sum;
}

/** Children first, where that matters. Inside a transaction on PostgreSQL and SQLite; MySQL commits each by itself. */
export async function emptyTables(session: Session, schema: SchemaDocument, tables: readonly Table[]): Promise<void> {
  const names = tables.map((table) => tableName(session.dialect, schema, table));
  if (names.length === 0) return;
  if (session.dialect === 'postgresql') await session.execute(`TRUNCATE ${names.join(', ')}`);
  else
    for (const name of names.toReversed())
      await session.execute(session.dialect === 'sqlite' ? `DELETE FROM ${name}` : `TRUNCATE TABLE ${name}`);
}

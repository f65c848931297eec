import { isTargetError, type Session, targetError } from '@rowloom/databases';
import {
  DIALECTS,
  madePartitions,
  partitionStatement,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { prepare, rewritePartitionBounds } from '@rowloom/sql';
import type { TableBooks } from '../ledger/table-books.ts';
import { readIdentities } from './table-identity.ts';
import { tableName } from './table-name.ts';

/**
 * Creates the partitions that the plan expects, and records them in the same transaction: only those may be dropped
 * again. Existing ones belong to somebody. Idempotent. Returns the statements.
 */
export async function makePartitions(
  session: Session,
  schema: SchemaDocument,
  writeDown: (made: TableBooks) => Promise<void>,
): Promise<readonly string[]> {
  const wished = DIALECTS[session.dialect].hasPartitionTables ? madePartitions(schema) : [];
  if (wished.length === 0) return [];
  await prepare();
  const there = await readIdentities(session, schema, wished);
  const missing = wished.filter((table) => !there.has(tableKey(table)));
  // Not IF NOT EXISTS: a partition created concurrently is not ours.
  const statements = missing.map((table) =>
    partitionStatement(withBounds(table)).replace('CREATE TABLE IF NOT EXISTS', 'CREATE TABLE'),
  );
  if (missing.length === 0) return [];
  await session.execute('BEGIN');
  try {
    for (const statement of statements) await session.execute(statement);
    const made = await readIdentities(session, schema, missing);
    await writeDown(Object.fromEntries([...made].map(([name, identity]) => [name, { made: true, identity }])));
    await session.execute('COMMIT');
  } catch (error) {
    await session.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
  return statements;
}

/** Bounds in a document are text like any other: they are parsed and printed before they are sent. */
function withBounds(table: Table): Table {
  const { partition_of: of } = table;
  const bounds = of === undefined ? undefined : rewritePartitionBounds(of.bounds);
  if (of === undefined || bounds === undefined)
    throw targetError(
      'unsupported',
      `The partition ${tableKey(table)} cannot be created: the schema does not state valid bounds. Plan again from the current target.`,
      { table: tableKey(table) },
    );
  return { ...table, partition_of: { ...of, bounds } };
}

/**
 * Drops them again, except those with foreign rows; returns a sentence for each that stays. A document may claim any
 * table as created: the ledger says which were, and that nobody has replaced them.
 */
export async function dropPartitions(
  session: Session,
  schema: SchemaDocument,
  books: TableBooks,
): Promise<readonly string[]> {
  if (!DIALECTS[session.dialect].hasPartitionTables) return [];
  const notes: string[] = [];
  const ours = madePartitions(schema).filter((table) => books[tableKey(table)]?.made === true);
  for (const table of ours) {
    const key = tableKey(table);
    const name = tableName(session.dialect, schema, table);
    await session.execute('BEGIN');
    try {
      // Nobody may write to it, or replace it, between the check and the drop.
      await session.execute(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
      const identity = (await readIdentities(session, schema, [table])).get(key);
      const [row] = await session.query(`SELECT EXISTS (SELECT 1 FROM ${name}) AS filled`);
      if (identity !== books[key]?.identity)
        notes.push(`The partition ${key} stays: it is not the one that the run created.`);
      else if (row?.['filled'] === true)
        notes.push(`The partition ${key} stays: it contains rows that the run did not write.`);
      else await session.execute(`DROP TABLE ${name}`);
      await session.execute('COMMIT');
    } catch (error) {
      await session.execute('ROLLBACK');
      // It was already dropped.
      if (!isTargetError(error) || error.code !== 'no_such_table') throw error;
    }
  }
  return notes;
}

import { isTargetError, type Session, targetError } from '@rowloom/databases';
import { madePartitions, partitionStatement, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { prepare, rewritePartitionBounds } from '@rowloom/sql';
import { tableName } from './table-name.ts';

/** Makes the partitions that the plan counts on. Bears repeating. Answers the statements. */
export async function makePartitions(session: Session, schema: SchemaDocument): Promise<readonly string[]> {
  const made = session.dialect === 'postgresql' ? madePartitions(schema) : [];
  if (made.length > 0) await prepare();
  const statements = made.map((table) => partitionStatement(withBounds(table)));
  for (const statement of statements) await session.execute(statement);
  return statements;
}

/** What a document says of its bounds is text like any other: it is parsed and printed before it is sent. */
function withBounds(table: Table): Table {
  const { partition_of: of } = table;
  const bounds = of === undefined ? undefined : rewritePartitionBounds(of.bounds);
  if (of === undefined || bounds === undefined)
    throw targetError(
      'unsupported',
      `The partition ${tableKey(table)} cannot be made: what the schema says of its bounds is not what bounds are. Plan again from the target as it is now.`,
      { table: tableKey(table) },
    );
  return { ...table, partition_of: { ...of, bounds } };
}

/** Drops them again, but for those that hold rows of others; answers a sentence for each that stays. */
export async function dropPartitions(session: Session, schema: SchemaDocument): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const table of session.dialect === 'postgresql' ? madePartitions(schema) : []) {
    const name = tableName(session.dialect, schema, table);
    await session.execute('BEGIN');
    try {
      // Nobody may write to it between the look and the drop.
      await session.execute(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
      const [row] = await session.query(`SELECT EXISTS (SELECT 1 FROM ${name}) AS filled`);
      if (row?.['filled'] === true)
        notes.push(`The partition ${tableKey(table)} stays: it holds rows that the run did not write.`);
      else await session.execute(`DROP TABLE ${name}`);
      await session.execute('COMMIT');
    } catch (error) {
      await session.execute('ROLLBACK');
      // Somebody has dropped it before.
      if (!isTargetError(error) || error.code !== 'no_such_table') throw error;
    }
  }
  return notes;
}

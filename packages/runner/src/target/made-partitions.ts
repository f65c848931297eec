import { isTargetError, type Session } from '@rowloom/databases';
import { madePartitions, partitionStatement, type SchemaDocument, tableKey } from '@rowloom/engine';
import { tableName } from './table-name.ts';

/** Makes the partitions that the plan counts on. Bears repeating. Answers the statements. */
export async function makePartitions(session: Session, schema: SchemaDocument): Promise<readonly string[]> {
  const statements = session.dialect === 'postgresql' ? madePartitions(schema).map(partitionStatement) : [];
  for (const statement of statements) await session.execute(statement);
  return statements;
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

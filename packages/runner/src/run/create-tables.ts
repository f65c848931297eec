import type { Driver, Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { type Ddl, untilPartitions } from '@rowloom/sql';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from '../target/table-name.ts';
import { runDdl } from './run-ddl.ts';
import { refuseOpen, writeTargetDdl } from './write-target-ddl.ts';

/** Creates the tables of a schema, without what is better added after their rows; returns all of its DDL. */
export async function createTables(session: Session, driver: Driver, schema: SchemaDocument): Promise<Ddl> {
  const ddl = await writeTargetDdl(session, driver, schema);
  for (const [at, part] of untilPartitions(ddl.creation).entries()) {
    if (at > 0) await refuseWriters(session, schema);
    await runDdl(session, part);
  }
  await refuseWriters(session, schema);
  return ddl;
}

/**
 * A name does not determine what is called: a function of the target may have the name of a built-in one, or be behind
 * an operator, a cast, a field or a domain. Once the tables exist, and before their first row, the server knows.
 */
async function refuseWriters(session: Session, schema: SchemaDocument): Promise<void> {
  const { writingFunctions } = dialectOf(session).tables;
  if (writingFunctions === undefined) return;
  const names = new Map(schema.tables.map((table) => [tableName(session.dialect, schema, table), table.name]));
  const rows = await session.query(writingFunctions, [JSON.stringify([...names.keys()])]);
  refuseOpen(
    rows.map((row) => {
      const table = names.get(String(row['table_name'])) ?? '';
      return { table, what: table, functions: [String(row['called'])] };
    }),
  );
}

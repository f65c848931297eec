import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/** A user's trigger that fires when rows are inserted. */
export type InsertTrigger = {
  /** The run's table that it belongs to, or whose partition does. */
  readonly key: string;
  readonly name: string;
  /** Ready for SQL. */
  readonly table: string;
  readonly always: boolean;
  /** The function that it calls, without its schema, and its text. */
  readonly calls?: string;
  readonly source?: string;
};

/** Where a trigger can be disabled. */
export async function readInsertTriggers(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly InsertTrigger[]> {
  if (dialectOf(session).tables.triggerDefinition !== undefined) return [];
  const suspects = tables.filter(
    ({ triggers, partition_by }) => (triggers?.length ?? 0) > 0 || partition_by !== undefined,
  );
  const found: InsertTrigger[] = [];
  for (const table of suspects) {
    const rows = await session.query(
      `SELECT t.tgname AS name, t.tgenabled = 'A' AS always, pg_catalog.format('%I.%I', n.nspname, c.relname) AS place,
              p.proname AS calls, p.prosrc AS source
         FROM pg_catalog.pg_trigger AS t
         JOIN pg_catalog.pg_class AS c ON c.oid = t.tgrelid
         JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
         JOIN pg_catalog.pg_proc AS p ON p.oid = t.tgfoid
        WHERE NOT t.tgisinternal AND t.tgenabled IN ('O', 'A') AND (t.tgtype & 4) <> 0
          AND (t.tgrelid = pg_catalog.to_regclass($1)::oid
               OR t.tgrelid IN (SELECT relid::oid FROM pg_catalog.pg_partition_tree(pg_catalog.to_regclass($1))))
        ORDER BY c.oid, t.tgname`,
      [tableName('postgresql', schema, table)],
    );
    for (const row of rows)
      found.push({
        key: tableKey(table),
        name: String(row['name']),
        table: String(row['place']),
        always: row['always'] === true,
        calls: String(row['calls']),
        source: String(row['source']),
      });
  }
  return found;
}

/** In the transaction of the load: nobody else ever sees them disabled. */
export async function switchTriggersOff(session: Session, triggers: readonly InsertTrigger[]): Promise<void> {
  for (const { table, name } of triggers)
    await session.execute(`ALTER TABLE ${table} DISABLE TRIGGER ${quoteName('postgresql', name)}`);
}

export async function switchTriggersOn(session: Session, triggers: readonly InsertTrigger[]): Promise<void> {
  for (const { table, name, always } of triggers)
    await session.execute(
      `ALTER TABLE ${table} ENABLE ${always ? 'ALWAYS ' : ''}TRIGGER ${quoteName('postgresql', name)}`,
    );
}

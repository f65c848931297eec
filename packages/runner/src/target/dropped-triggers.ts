import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { appendRestores } from '../ledger/restores.ts';
import type { InsertTrigger } from './insert-triggers.ts';
import { sqlDialect, tableName } from './table-name.ts';

export type TriggersToDrop = {
  readonly isMeant: (table: Table, trigger: string) => boolean;
  readonly beforeDrop: (trigger: InsertTrigger) => Promise<void>;
};

/**
 * MySQL and SQLite cannot switch a trigger off: it is dropped, and its definition stands in the ledger before that, to be
 * played when the rows are there, or by `repair`. Answers those that are meant and were there.
 */
export async function dropInsertTriggers(
  { ledger, runId }: { readonly ledger: LedgerPlace; readonly runId: string },
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  { isMeant, beforeDrop }: TriggersToDrop,
): Promise<readonly InsertTrigger[]> {
  const dropped: InsertTrigger[] = [];
  for (const table of tables)
    for (const { name, action } of table.triggers ?? []) {
      if (!isMeant(table, name)) continue;
      const definition = await readDefinition(session, name);
      // An earlier chunk, or an earlier attempt, has met the same trigger.
      if (definition === undefined) continue;
      const trigger: InsertTrigger = {
        key: tableKey(table),
        name,
        table: tableName(session.dialect, schema, table),
        always: false,
        ...(action === undefined ? {} : { source: action }),
      };
      await appendRestores(session, ledger, runId, [definition]);
      await beforeDrop(trigger);
      await session.execute(`DROP TRIGGER ${quoteName(sqlDialect(session.dialect), name)}`);
      dropped.push(trigger);
    }
  return dropped;
}

async function readDefinition(session: Session, name: string): Promise<string | undefined> {
  if (session.dialect === 'sqlite') {
    const [row] = await session.query("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = $1", [name]);
    return row === undefined ? undefined : String(row['sql']);
  }
  const [known] = await session.query(
    'SELECT 1 AS found FROM information_schema.triggers WHERE trigger_schema = database() AND trigger_name = $1',
    [name],
  );
  if (known === undefined) return undefined;
  const [row] = await session.query(`SHOW CREATE TRIGGER ${quoteName('mysql', name)}`);
  return row === undefined ? undefined : String(row['SQL Original Statement']);
}

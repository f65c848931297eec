import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { appendRestores } from '../ledger/restores.ts';
import type { InsertTrigger } from './insert-triggers.ts';
import { tableName } from './table-name.ts';

export type TriggersToDrop = {
  readonly isMeant: (table: Table, trigger: string) => boolean;
  readonly beforeDrop: (trigger: InsertTrigger) => Promise<void>;
};

/**
 * A trigger that cannot be disabled is dropped, after its definition is recorded in the ledger, to be executed when the
 * rows are loaded, or by `repair`. Returns the requested ones that existed.
 */
export async function dropInsertTriggers(
  { ledger, runId }: { readonly ledger: LedgerPlace; readonly runId: string },
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  { isMeant, beforeDrop }: TriggersToDrop,
): Promise<readonly InsertTrigger[]> {
  const { triggerDefinition } = dialectOf(session).tables;
  const dropped: InsertTrigger[] = [];
  for (const table of tables)
    for (const { name, action } of table.triggers ?? []) {
      if (!isMeant(table, name)) continue;
      const definition = await triggerDefinition?.(session, name);
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
      await session.execute(`DROP TRIGGER ${quoteName(session.dialect, name)}`);
      dropped.push(trigger);
    }
  return dropped;
}

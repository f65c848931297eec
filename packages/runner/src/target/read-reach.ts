import type { Session } from '@rowloom/databases';
import { DIALECTS, flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { followTriggers, type TableReach } from './trigger-reach.ts';

/** What triggers may do to a table of the run. */
export type ReachOf = (table: Table) => TableReach;

const NOTHING: TableReach = { columns: new Map() };

/** Reads the server's triggers, and determines what they may do to the tables that a run fills. */
export async function readReach(session: Session, schema: SchemaDocument, filled: readonly Table[]): Promise<ReachOf> {
  const triggers = await dialectOf(session).tables.readTriggers(session);
  if (triggers.length === 0) return () => NOTHING;
  const nameOf = (table: Table): string =>
    DIALECTS[session.dialect].hasSchemas ? table.name : flatTableName(schema, table);
  const named = (table: Table): Pick<Table, 'name' | 'columns'> => ({ name: nameOf(table), columns: table.columns });
  const reached = followTriggers(triggers, schema.tables.map(named), filled.map(named));
  return (table) => reached.get(nameOf(table).toLowerCase()) ?? NOTHING;
}

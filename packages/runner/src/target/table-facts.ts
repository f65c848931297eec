import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/** What a run must know about a table that it fills. */
export type TableFacts = {
  readonly exists: boolean;
  /** The connection's role may change the table's definition. */
  readonly owned: boolean;
  readonly hasRows: boolean;
};

/** Names per query: short enough for any server's limits. */
const BATCH = 100;

export async function readTableFacts(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, TableFacts>> {
  const facts = new Map<string, TableFacts>();
  for (let at = 0; at < tables.length; at += BATCH) {
    const batch = tables.slice(at, at + BATCH);
    const names = batch.map((table) => tableName(session.dialect, schema, table));
    const owned = await dialectOf(session).tables.readOwned(session, names);
    const known = names.flatMap((name, index) => (owned[index] === undefined ? [] : [{ name, index }]));
    const filled = new Set(
      known.length === 0
        ? []
        : (
            await session.query(
              known
                .map(({ name, index }) => `SELECT ${index} AS place WHERE EXISTS (SELECT 1 FROM ${name})`)
                .join(' UNION ALL '),
            )
          ).map((row) => Number(row['place'])),
    );
    batch.forEach((table, index) =>
      facts.set(tableKey(table), {
        exists: owned[index] !== undefined,
        owned: owned[index] === true,
        hasRows: filled.has(index),
      }),
    );
  }
  return facts;
}

import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
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
    const owned = await readOwned(session, names);
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

/** Undefined where the table does not exist. */
async function readOwned(session: Session, names: readonly string[]): Promise<readonly (boolean | undefined)[]> {
  switch (session.dialect) {
    case 'postgresql': {
      const rows = await session.query(
        `SELECT c.oid IS NOT NULL AS found, pg_catalog.pg_has_role(c.relowner, 'USAGE') AS owned
           FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY AS wished (name, place)
           LEFT JOIN pg_catalog.pg_class AS c ON c.oid = pg_catalog.to_regclass(wished.name)
          ORDER BY wished.place`,
        [arrayText(names)],
      );
      return rows.map((row) => (row['found'] === true ? row['owned'] === true : undefined));
    }
    case 'sqlite': {
      const rows = await session.query(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN (SELECT value FROM json_each($1))",
        [JSON.stringify(names.map(unquote))],
      );
      const found = new Set(rows.map((row) => String(row['name']).toLowerCase()));
      return names.map((name) => (found.has(unquote(name).toLowerCase()) ? true : undefined));
    }
    default: {
      const rows = await session.query(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = database()',
      );
      const found = new Set(rows.map((row) => String(row['name'])));
      return names.map((name) => (found.has(unquote(name)) ? true : undefined));
    }
  }
}

/** An array's literal of PostgreSQL. */
const arrayText = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const unquote = (name: string): string => {
  const mark = name[0] ?? '';
  return name.slice(1, -1).replaceAll(mark + mark, mark);
};

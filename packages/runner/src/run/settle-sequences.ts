import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table } from '@rowloom/engine';
import { tableName } from '../target/table-name.ts';

/**
 * Moves every sequence of the tables beyond the keys that were loaded. MySQL and SQLite do so themselves whenever a row
 * brings its key along.
 */
export async function settleSequences(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<void> {
  if (session.dialect !== 'postgresql') return;
  for (const { sequence, table, column } of await findSequences(session, schema, tables)) {
    // setval() takes no lock that lasts and no value back: a sequence never moves towards smaller numbers here.
    await session.query(
      `SELECT pg_catalog.setval($1::regclass, loaded.top)
         FROM (SELECT max(${column})::bigint AS top FROM ${table}) AS loaded
        WHERE loaded.top >= (SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END FROM ${sequence})`,
      [sequence],
    );
  }
}

export type OwnedSequence = {
  readonly key: string;
  /** Each ready for SQL. */
  readonly sequence: string;
  readonly table: string;
  readonly column: string;
  readonly columnName: string;
};

/** Sequences that feed columns of the tables, whether they belong to the column or only stand in its default. */
export async function findSequences(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly OwnedSequence[]> {
  const places = new Map(tables.map((table) => [tableName('postgresql', schema, table), table]));
  const rows = await session.query(
    `SELECT DISTINCT wished.name AS table_name, a.attname AS column_name,
            pg_catalog.format('%I.%I', sn.nspname, s.relname) AS sequence
       FROM pg_catalog.unnest($1::text[]) AS wished (name)
       JOIN pg_catalog.pg_attribute AS a
         ON a.attrelid = pg_catalog.to_regclass(wished.name) AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_catalog.pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       JOIN pg_catalog.pg_depend AS p
         ON (p.refclassid = 'pg_catalog.pg_class'::regclass AND p.classid = 'pg_catalog.pg_class'::regclass
             AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.deptype IN ('a', 'i'))
         OR (p.classid = 'pg_catalog.pg_attrdef'::regclass AND p.objid = d.oid
             AND p.refclassid = 'pg_catalog.pg_class'::regclass)
       JOIN pg_catalog.pg_class AS s
         ON s.relkind = 'S' AND s.oid = CASE WHEN p.classid = 'pg_catalog.pg_attrdef'::regclass THEN p.refobjid ELSE p.objid END
       JOIN pg_catalog.pg_namespace AS sn ON sn.oid = s.relnamespace
      ORDER BY 1, 2`,
    [`{${[...places.keys()].map((name) => `"${name.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`],
  );
  return rows.flatMap((row) => {
    const table = String(row['table_name']);
    const found = places.get(table);
    const columnName = String(row['column_name']);
    if (found === undefined) return [];
    return [
      {
        key: found.schema === undefined ? found.name : `${found.schema}.${found.name}`,
        sequence: String(row['sequence']),
        table,
        columnName,
        column: quoteName('postgresql', columnName),
      },
    ];
  });
}

import type { Session } from '@rowloom/databases';
import { quoteName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { tableName } from '../../target/table-name.ts';
import { sequenceNumber } from './sequence-number.ts';

export type FedColumn = {
  readonly key: string;
  /** Each ready for SQL. */
  readonly sequence: string;
  readonly table: string;
  readonly columnName: string;
  /** SQL of the number that a row has from the sequence; undefined if that cannot be determined. */
  readonly number: string | undefined;
  readonly ascends: boolean;
  /** Its maximum. */
  readonly end: string;
};

/** Sequences that feed columns of the tables, whether they belong to the column or are only in its default. */
export async function findSequences(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly FedColumn[]> {
  const places = new Map(tables.map((table) => [tableName('postgresql', schema, table), table]));
  const rows = await session.query(
    `SELECT wished.name AS table_name, a.attname AS column_name, t.typcategory = 'S' AS is_text,
            pg_catalog.format('%I.%I', sn.nspname, s.relname) AS sequence, q.seqincrement > 0 AS ascends,
            CASE WHEN q.seqincrement > 0 THEN q.seqmax ELSE q.seqmin END::text AS last,
            min(CASE WHEN p.classid = 'pg_catalog.pg_attrdef'::regclass::oid
                     THEN pg_catalog.pg_get_expr(d.adbin, d.adrelid) END) AS default_text
       FROM pg_catalog.unnest($1::text[]) AS wished (name)
       JOIN pg_catalog.pg_attribute AS a
         ON a.attrelid = pg_catalog.to_regclass(wished.name)::oid AND a.attnum > 0 AND NOT a.attisdropped
       JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
       LEFT JOIN pg_catalog.pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       JOIN pg_catalog.pg_depend AS p
         ON (p.refclassid = 'pg_catalog.pg_class'::regclass::oid AND p.classid = 'pg_catalog.pg_class'::regclass::oid
             AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.deptype IN ('a', 'i'))
         OR (p.classid = 'pg_catalog.pg_attrdef'::regclass::oid AND p.objid = d.oid
             AND p.refclassid = 'pg_catalog.pg_class'::regclass::oid)
       JOIN pg_catalog.pg_class AS s
         ON s.relkind = 'S' AND s.oid = CASE WHEN p.classid = 'pg_catalog.pg_attrdef'::regclass::oid THEN p.refobjid ELSE p.objid END
       JOIN pg_catalog.pg_sequence AS q ON q.seqrelid = s.oid
       JOIN pg_catalog.pg_namespace AS sn ON sn.oid = s.relnamespace
      GROUP BY 1, 2, 3, 4, 5, 6
      ORDER BY 1, 2`,
    [`{${[...places.keys()].map((name) => `"${name.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`],
  );
  return rows.flatMap((row) => {
    const table = String(row['table_name']);
    const found = places.get(table);
    const columnName = String(row['column_name']);
    const { default_text: text = null } = row;
    if (found === undefined) return [];
    return [
      {
        key: tableKey(found),
        sequence: String(row['sequence']),
        table,
        columnName,
        number: sequenceNumber({
          column: quoteName('postgresql', columnName),
          isText: row['is_text'] === true,
          defaultText: text === null ? undefined : String(text),
        }),
        ascends: row['ascends'] === true,
        end: String(row['last']),
      },
    ];
  });
}

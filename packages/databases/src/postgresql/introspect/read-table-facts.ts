import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { Session, SqlRow } from '../../session/session.ts';
import { qualifiedName } from '../qualified-name.ts';
import { flagOf, numberOf, textArray } from './catalogue-row.ts';

/** What one wants to know of a table before anything is done to it. */
export type TableFacts = {
  /** As the planner would guess it; partitions are counted in. */
  readonly rows_estimate: number;
  /** The role may alter and truncate the table. */
  readonly owned_by_me: boolean;
  /** Exact; absent where the role may not look. */
  readonly has_rows?: boolean;
};

/** A table that was never analysed is guessed by its size. */
const ROWS_PER_PAGE = 50;

const QUERY = `
SELECT wanted.place - 1 AS place, pg_has_role(c.relowner, 'USAGE') AS owned, has_table_privilege(c.oid, 'SELECT') AS readable,
  size.pages AS pages, size.rows AS rows
FROM unnest($1::text[]) WITH ORDINALITY AS wanted(name, place)
JOIN pg_catalog.pg_class c ON c.oid = to_regclass(wanted.name)
CROSS JOIN LATERAL (
  SELECT coalesce(sum(leaf.pages), 0) AS pages,
    coalesce(round(sum(leaf.pages * CASE WHEN leaf.reltuples > 0 AND leaf.relpages > 0
      THEN leaf.reltuples / leaf.relpages ELSE ${ROWS_PER_PAGE} END)), 0) AS rows
  FROM (
    SELECT l.reltuples, l.relpages, pg_relation_size(l.oid) / current_setting('block_size')::bigint AS pages
    FROM pg_catalog.pg_class l
    WHERE l.oid = c.oid AND c.relkind = 'r' OR l.oid IN (
      SELECT tree.relid FROM pg_partition_tree(c.oid) AS tree WHERE tree.isleaf AND c.relkind = 'p')
  ) AS leaf
) AS size`;

/** By the table's key in the document; tables that are gone meanwhile are missing. */
export async function readTableFacts(
  session: Session,
  document: SchemaDocument,
): Promise<ReadonlyMap<string, TableFacts>> {
  const rows = await session.query(QUERY, [textArray(document.tables.map(qualifiedName))]);
  const found = rows.flatMap((row) => {
    const table = document.tables[numberOf(row, 'place')];
    return table === undefined ? [] : [{ table, row }];
  });
  const filled = await findFilled(
    session,
    found.filter(({ row }) => flagOf(row, 'readable') && numberOf(row, 'pages') > 0).map(({ table }) => table),
  );
  return new Map(found.map(({ table, row }) => [tableKey(table), factsOf(row, filled.has(table))]));
}

function factsOf(row: SqlRow, isFilled: boolean): TableFacts {
  const isKnown = flagOf(row, 'readable') || numberOf(row, 'pages') === 0;
  return {
    rows_estimate: numberOf(row, 'rows'),
    owned_by_me: flagOf(row, 'owned'),
    ...(isKnown ? { has_rows: isFilled } : {}),
  };
}

const BATCH = 100;

/** Pages may hold nothing but dead rows: only a look tells. */
async function findFilled(session: Session, tables: readonly Table[]): Promise<ReadonlySet<Table>> {
  const filled = new Set<Table>();
  for (let first = 0; first < tables.length; first += BATCH) {
    const batch = tables.slice(first, first + BATCH);
    const looks = batch.map((table, index) => `EXISTS (SELECT FROM ${qualifiedName(table)}) AS t${index}`);
    const [row = {}] = await session.query(`SELECT ${looks.join(', ')}`);
    for (const [index, table] of batch.entries()) if (flagOf(row, `t${index}`)) filled.add(table);
  }
  return filled;
}

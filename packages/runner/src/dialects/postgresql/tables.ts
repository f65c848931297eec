import { isTargetError, type Session } from '@rowloom/databases';
import { prepare, sequencesToCreate, writingFunctions } from '@rowloom/sql';
import { quoteName, type SchemaDocument } from '@rowloom/engine';
import type { TableSql } from '../run-dialect.ts';
import { PLANTED } from './planted.ts';
import { readTriggers } from './read-triggers.ts';

export const tables: TableSql = {
  async readOwned(session, names) {
    const rows = await session.query(
      `SELECT c.oid IS NOT NULL AS found, pg_catalog.pg_has_role(c.relowner, 'USAGE') AS owned
         FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY AS wished (name, place)
         LEFT JOIN pg_catalog.pg_class AS c ON c.oid = pg_catalog.to_regclass(wished.name)::oid
        ORDER BY wished.place`,
      [arrayText(names)],
    );
    return rows.map((row) => (row['found'] === true ? row['owned'] === true : undefined));
  },
  async findForbidden(session, names) {
    const rows = await session.query(
      `SELECT wished.name, pg_catalog.has_table_privilege(c.oid, 'SELECT') AS readable
         FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY AS wished (name, place)
         JOIN pg_catalog.pg_class AS c ON c.oid = pg_catalog.to_regclass(wished.name)::oid
        WHERE NOT (pg_catalog.has_table_privilege(c.oid, 'SELECT') AND pg_catalog.has_table_privilege(c.oid, 'INSERT'))
        ORDER BY wished.place`,
      [arrayText(names)],
    );
    return rows.map((row) => ({ name: String(row['name']), mayRead: row['readable'] === true }));
  },
  /** A partition is part of its table, on both ends; a key to a partitioned table is listed once, not for each part. */
  outsideReferrers: `
  WITH run AS (
    SELECT pg_catalog.to_regclass(name)::oid AS id FROM pg_catalog.json_array_elements_text($1::json) AS wished (name)
  ), key AS (
    SELECT conname, COALESCE(pg_catalog.pg_partition_root(conrelid)::oid, conrelid) AS referrer,
           COALESCE(pg_catalog.pg_partition_root(confrelid)::oid, confrelid) AS referred
      FROM pg_catalog.pg_constraint WHERE contype = 'f' AND conparentid = 0
  )
  SELECT CASE WHEN space.nspname = 'public' THEN '' ELSE space.nspname || '.' END || child.relname AS referrer,
         conname AS constraint_name,
         CASE WHEN home.nspname = 'public' THEN '' ELSE home.nspname || '.' END || parent.relname AS referred
    FROM key
    JOIN pg_catalog.pg_class AS child ON child.oid = key.referrer
    JOIN pg_catalog.pg_namespace AS space ON space.oid = child.relnamespace
    JOIN pg_catalog.pg_class AS parent ON parent.oid = key.referred
    JOIN pg_catalog.pg_namespace AS home ON home.oid = parent.relnamespace
   WHERE key.referred IN (SELECT id FROM run) AND key.referrer NOT IN (SELECT id FROM run WHERE id IS NOT NULL)
   ORDER BY 1, 2`,
  planted: PLANTED,
  tablesOfSchema: `SELECT 1 FROM pg_catalog.pg_class AS relation
       JOIN pg_catalog.pg_namespace AS namespace ON namespace.oid = relation.relnamespace
      WHERE namespace.nspname = $1 AND relation.relkind IN ('r', 'p') LIMIT 1`,
  identities: `SELECT wished.place, pg_catalog.to_regclass(wished.name)::oid::text AS identity
       FROM pg_catalog.json_array_elements_text($1::json) WITH ORDINALITY AS wished (name, place)`,
  hiding: `SELECT wished.place FROM pg_catalog.json_array_elements_text($1::json) WITH ORDINALITY AS wished (name, place)
      WHERE pg_catalog.row_security_active(pg_catalog.to_regclass(wished.name)::oid)`,
  writingFunctions: writingFunctions('$1'),
  isUnsteady: false,
  keepsWords: false,
  readTriggers,
  empty: (names) => [`TRUNCATE ${names.join(', ')}`],
  drop,
};

/** An array's literal. */
const arrayText = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

async function drop(session: Session, schema: SchemaDocument, names: readonly string[]): Promise<void> {
  await session.execute(`DROP TABLE IF EXISTS ${names.join(', ')}`);
  const types = [
    ...schema.domains.map((type) => ['DOMAIN', type] as const),
    ...schema.enums.map((type) => ['TYPE', type] as const),
  ];
  for (const [kind, { name, schema: space }] of types) {
    const qualified = [...(space === undefined ? [] : [space]), name]
      .map((part) => quoteName('postgresql', part))
      .join('.');
    await dropUnused(session, `${kind} IF EXISTS ${qualified}`);
  }
  await prepare();
  for (const name of sequencesToCreate(schema)) await dropUnused(session, `SEQUENCE IF EXISTS ${name}`);
}

/** It may have been used elsewhere since: then it stays. */
async function dropUnused(session: Session, what: string): Promise<void> {
  await session.execute(`DROP ${what}`).catch((error: unknown) => {
    if (!isTargetError(error)) throw error;
  });
}

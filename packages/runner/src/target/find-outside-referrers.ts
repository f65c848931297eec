import type { Session } from '@rowloom/databases';
import { flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';
import { tableName } from './table-name.ts';

/** A foreign key of a table that a run does not fill, to one that it does. */
export type OutsideReferrer = {
  readonly table: string;
  /** Its name, or its columns where it has none. */
  readonly constraint: string;
  readonly to: string;
};

/**
 * Asked of the catalogue, not of a schema document: whoever refers may lie in a schema or database that the run never
 * read. With rows or without: PostgreSQL and MySQL do not empty a table that a foreign key leads to.
 */
export async function findOutsideReferrers(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly OutsideReferrer[]> {
  if (tables.length === 0) return [];
  const names = tables.map((table) =>
    session.dialect === 'postgresql' ? tableName(session.dialect, schema, table) : flatTableName(schema, table),
  );
  const rows = await session.query(QUERIES[session.dialect], [JSON.stringify(names)]);
  return rows.map((row) => ({
    table: String(row['referrer']),
    constraint: String(row['constraint_name']),
    to: String(row['referred']),
  }));
}

/** A partition is part of its table, on both ends; a key to a partitioned table is listed once, not for each part. */
const POSTGRESQL = `
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
   ORDER BY 1, 2`;

const MYSQL = `
  SELECT CONCAT(CASE WHEN constraint_schema = database() THEN '' ELSE CONCAT(constraint_schema, '.') END, table_name) AS referrer,
         constraint_name, referenced_table_name AS referred
    FROM information_schema.referential_constraints
   WHERE unique_constraint_schema = database() AND JSON_CONTAINS($1, JSON_QUOTE(referenced_table_name))
     AND NOT (constraint_schema = database() AND JSON_CONTAINS($1, JSON_QUOTE(table_name)))
   ORDER BY 1, 2`;

/** SQLite writes the other table's name as the statement had it. */
const SQLITE = `
  SELECT child.name AS referrer, group_concat("from", ', ') AS constraint_name, key."table" AS referred
    FROM sqlite_schema AS child, pragma_foreign_key_list(child.name) AS key
   WHERE child.type = 'table' AND lower(key."table") IN (SELECT lower(value) FROM json_each($1))
     AND lower(child.name) NOT IN (SELECT lower(value) FROM json_each($1))
   GROUP BY child.name, key.id ORDER BY 1, 2`;

const QUERIES: Readonly<Record<Session['dialect'], string>> = {
  postgresql: POSTGRESQL,
  mysql: MYSQL,
  mariadb: MYSQL,
  sqlite: SQLITE,
};

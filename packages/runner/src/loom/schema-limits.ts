import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

/** A part of a schema that exceeds what a service plans or stores. */
export type SchemaExcess = {
  readonly part: keyof typeof SCHEMA_LIMITS;
  readonly has: number;
  readonly most: number;
  /** The table, if it is about one. */
  readonly table?: string;
};

/**
 * Planning takes time for every table, and within a table for some pairs of its parts. These are several times the
 * largest real schemas: beyond them nobody would wait for the plan.
 */
export const SCHEMA_LIMITS = {
  tables: 5000,
  columns: 50_000,
  /** Of one table; PostgreSQL allows 1,600. */
  'columns of a table': 2000,
  /** Keys, CHECKs and exclusions of one table. */
  'constraints of a table': 1000,
  /** Characters of its JSON: a list of 5,000 values, or 700 comparisons. */
  'characters of a CHECK': 96 * 1024,
  /** Bytes of JSON. The largest schema of our own corpus has a seventh of it. */
  bytes: 32 << 20,
} as const;

/** The first limit that a schema exceeds, if any; bytes are checked elsewhere. */
export function findExcess({ tables }: SchemaDocument): SchemaExcess | undefined {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  return exceeds('tables', tables.length) ?? exceeds('columns', columns) ?? firstOf(tables, findTableExcess);
}

function findTableExcess(table: Table): SchemaExcess | undefined {
  const { columns, uniques, foreign_keys, checks, exclusions = [] } = table;
  const name = tableKey(table);
  return (
    exceeds('columns of a table', columns.length, name) ??
    exceeds('constraints of a table', uniques.length + foreign_keys.length + checks.length + exclusions.length, name) ??
    firstOf(checks, (check) => exceeds('characters of a CHECK', JSON.stringify(check).length, name))
  );
}

export function exceeds(part: SchemaExcess['part'], has: number, table?: string): SchemaExcess | undefined {
  const most = SCHEMA_LIMITS[part];
  return has <= most ? undefined : { part, has, most, ...(table === undefined ? {} : { table }) };
}

function firstOf<T>(items: readonly T[], find: (item: T) => SchemaExcess | undefined): SchemaExcess | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { type Dialect, quoteName, resolveType, type SchemaDocument, type Table } from '@rowloom/engine';
import { sqlDialect } from '../target/table-name.ts';

/** A table of the run and the copy of its rows that undoing works with. */
export type StagedTable = {
  /** Its name in the plan. */
  readonly key: string;
  readonly table: Table;
  /** Both ready for SQL. */
  readonly real: string;
  readonly stage: string;
  /** The columns that the run wrote. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** SQL that a row of the copy, called `s`, is of these chunks. */
  readonly within: (chunks: readonly number[]) => string;
};

/** What the rows of a copy have in MySQL where they have no key. */
export const DIGEST_COLUMN = 'rowloom_digest';

/** SQL that two rows have the same key: `t` of the target, `s` of the copy. */
export function sameKey(dialect: Dialect, columns: readonly string[], t = 't', s = 's'): string {
  const quote = (name: string): string => quoteName(sqlDialect(dialect), name);
  return columns.map((name) => `${t}.${quote(name)} = ${s}.${quote(name)}`).join(' AND ');
}

/** SQL that two rows differ in a column that the run wrote, NULLs being equal. */
export function differs(dialect: Dialect, schema: SchemaDocument, { table, columns }: StagedTable): string {
  const tests = columns.map((name) => `NOT (${sameValue(dialect, schema, table, name)})`);
  return tests.length === 0 ? '1 = 0' : tests.join(' OR ');
}

/**
 * SQL that two rows are the same in all that the run wrote. It has to be found by hash or index: rows compared each with
 * each would take hours.
 */
export function sameRow(dialect: Dialect, schema: SchemaDocument, { table, columns }: StagedTable): string {
  if (columns.length === 0) return '1 = 1';
  if (dialect === 'postgresql') return `${digestOf(dialect, columns, 't')} = ${digestOf(dialect, columns, 's')}`;
  if (dialect !== 'sqlite')
    return `s.${quoteName(sqlDialect(dialect), DIGEST_COLUMN)} = ${digestOf(dialect, columns, 't')}`;
  return columns.map((name) => sameValue(dialect, schema, table, name)).join(' AND ');
}

/** SQL of one value that is the same for rows that are the same, NULLs included. */
export function digestOf(dialect: Dialect, columns: readonly string[], alias?: string): string {
  const named = (name: string): string =>
    `${alias === undefined ? '' : `${alias}.`}${quoteName(sqlDialect(dialect), name)}`;
  if (dialect === 'postgresql') return `ROW(${columns.map((name) => `${named(name)}::text`).join(', ')})::text`;
  if (dialect === 'sqlite') return columns.map((name) => `quote(${named(name)})`).join(" || ',' || ");
  // Columns may have character sets that do not go together.
  const parts = columns.map((name) => `CONVERT(QUOTE(${named(name)}) USING utf8mb4)`);
  return `UNHEX(MD5(CONCAT(${parts.join(', ')})))`;
}

/**
 * SQL that two rows are the same in more than half of what the run wrote besides their key: people go on working with
 * rows, and triggers complete them, but a stranger's row of the same number is another one.
 */
export function moreThanHalfSame(
  dialect: Dialect,
  schema: SchemaDocument,
  { table, columns }: StagedTable,
  key: readonly string[],
): string {
  const compared = columns.filter((name) => !key.includes(name));
  const points = compared.map((name) => `CASE WHEN ${sameValue(dialect, schema, table, name)} THEN 2 ELSE 0 END`);
  return points.length === 0 ? '1 = 1' : `${points.join(' + ')} > ${compared.length}`;
}

function sameValue(dialect: Dialect, schema: SchemaDocument, table: Table, name: string): string {
  const column = quoteName(sqlDialect(dialect), name);
  if (dialect === 'sqlite') return `t.${column} IS s.${column}`;
  if (dialect !== 'postgresql') return `t.${column} <=> s.${column}`;
  const cast = hasEquality(schema, table, name) && !isEnumDomain(schema, table, name) ? '' : '::text';
  return `t.${column}${cast} IS NOT DISTINCT FROM s.${column}${cast}`;
}

/** PostgreSQL does not find the equality of an enum for a domain over it. */
function isEnumDomain(schema: SchemaDocument, table: Table, name: string): boolean {
  const type = table.columns.find((column) => column.name === name)?.type;
  return type?.kind === 'domain' && resolveType(schema, type).kind === 'enum';
}

/** Types for which PostgreSQL has no equality, or one that is not about the value. */
const UNEQUAL = new Set(['json', 'xml', 'geometric', 'composite', 'unknown']);

export function hasEquality(schema: SchemaDocument, table: Table, name: string): boolean {
  const type = table.columns.find((column) => column.name === name)?.type;
  if (type === undefined) return false;
  const base = resolveType(schema, type);
  const kind = base.kind === 'array' ? resolveType(schema, base.element).kind : base.kind;
  return !UNEQUAL.has(kind) || (base.kind === 'json' && base.binary === true);
}

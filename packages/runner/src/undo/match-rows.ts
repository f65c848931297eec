import { type Dialect, DIALECTS, quoteName, resolveType, type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { StagedTable } from './staged-table.ts';

/** SQL for whether two rows have the same key: `t` of the target, `s` of the copy. */
export function sameKey(dialect: Dialect, columns: readonly string[], t = 't', s = 's'): string {
  const quote = DIALECTS[dialect].quoteName;
  return columns.map((name) => `${t}.${quote(name)} = ${s}.${quote(name)}`).join(' AND ');
}

/** SQL for whether two rows differ in a column that the run wrote, with NULLs equal. */
export function differs(dialect: Dialect, schema: SchemaDocument, { table, columns }: StagedTable): string {
  const tests = columns.map((name) => `NOT (${sameValue(dialect, schema, table, name)})`);
  return tests.length === 0 ? '1 = 0' : tests.join(' OR ');
}

/**
 * SQL for whether two rows are equal in all that the run wrote. It must use hash or index: comparing each row with each
 * would take hours.
 */
export function sameRow(dialect: Dialect, schema: SchemaDocument, { table, columns, typed }: StagedTable): string {
  if (columns.length === 0) return '1 = 1';
  const whole = dialectOf({ dialect }).undoing.sameRow;
  return whole === undefined
    ? columns.map((name) => sameValue(dialect, schema, table, name)).join(' AND ')
    : whole(typed);
}

/**
 * SQL for whether two rows are equal in more than half of what the run wrote besides their key: people edit rows, and
 * triggers complete them, but a foreign row of the same number is different.
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
  const column = quoteName(dialect, name);
  const isComparable = hasEquality(schema, table, name) && !isEnumDomain(schema, table, name);
  return dialectOf({ dialect }).undoing.sameValue(`t.${column}`, `s.${column}`, isComparable);
}

/** PostgreSQL does not find the equality of an enum for a domain over it. */
function isEnumDomain(schema: SchemaDocument, table: Table, name: string): boolean {
  const type = table.columns.find((column) => column.name === name)?.type;
  return type?.kind === 'domain' && resolveType(schema, type).kind === 'enum';
}

/** Types for which PostgreSQL has no equality, or one that does not compare values. */
const UNEQUAL = new Set(['json', 'xml', 'geometric', 'composite', 'unknown']);

export function hasEquality(schema: SchemaDocument, table: Table, name: string): boolean {
  const type = table.columns.find((column) => column.name === name)?.type;
  if (type === undefined) return false;
  const base = resolveType(schema, type);
  const kind = base.kind === 'array' ? resolveType(schema, base.element).kind : base.kind;
  return !UNEQUAL.has(kind) || (base.kind === 'json' && base.binary === true);
}

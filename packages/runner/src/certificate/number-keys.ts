import { type ForeignKey, type SchemaDocument, type Table, tableKey, type Unique } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { CheckSession } from './check-session.ts';
import type { ScannedTable } from './scan-table.ts';
import { quoteIn, tableSource } from './table-source.ts';

/** An integer column. */
export type NumberColumn = { readonly table: Table; readonly name: string };

/** From the minimum to the maximum of a column. */
export type Span = { readonly least: bigint; readonly most: bigint };

function numberColumn(document: SchemaDocument, table: Table, columns: readonly string[]): NumberColumn | undefined {
  const [name, ...others] = columns;
  const column = table.columns.find((item) => item.name === name);
  const isNumber =
    dialectOf(document).examining.hasNumberKeys && column?.type.kind === 'integer' && others.length === 0;
  return isNumber ? { table, name: column.name } : undefined;
}

/** The column of a key that is a single integer, never NULL, in every row. */
export function numberKey(document: SchemaDocument, table: Table, key: Unique): NumberColumn | undefined {
  if (key.where !== undefined || (key.expressions ?? []).length > 0) return undefined;
  const found = numberColumn(document, table, key.columns);
  return table.columns.find(({ name }) => name === found?.name)?.nullable === false ? found : undefined;
}

export type NumberReference = { readonly from: NumberColumn; readonly to: NumberColumn };

export function numberReference(
  document: SchemaDocument,
  table: Table,
  { columns, references }: ForeignKey,
): NumberReference | undefined {
  const parent = document.tables.find((item) => tableKey(item) === tableKey({ ...references, name: references.table }));
  const from = numberColumn(document, table, columns);
  const to = parent && numberColumn(document, parent, references.columns);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Two index lookups, if the column has an index; undefined if it contains no number, or cannot be read. */
export async function readSpan(
  session: CheckSession,
  document: SchemaDocument,
  { table, name }: NumberColumn,
): Promise<Span | undefined> {
  const column = quoteIn(document.dialect)(name);
  const rows = await session.attempt(
    `SELECT min(${column})::text AS least, max(${column})::text AS most FROM ${tableSource(document, table)}`,
  );
  const [row] = typeof rows === 'string' ? [] : rows;
  const [least, most] = [row?.['least'], row?.['most']];
  return typeof least === 'string' && typeof most === 'string'
    ? { least: BigInt(least), most: BigInt(most) }
    : undefined;
}

/** As many different numbers as there are from the minimum to the maximum: there are no gaps. */
export const isUnbroken = ({ least, most }: Span, rows: number): boolean => most - least + 1n === BigInt(rows);

export const isWithin = (inner: Span, outer: Span): boolean => inner.least >= outer.least && inner.most <= outer.most;

/** Whether the scan has found a number in every row. */
export const isNeverNull = ({ conditions }: ScannedTable, { name }: NumberColumn): boolean =>
  conditions.some((item) => item.kind === 'not_null' && item.name === name && item.violations === 0);

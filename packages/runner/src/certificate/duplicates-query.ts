import { type ColumnType, type SchemaDocument, type Table, type Unique } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { quoteIn, tableSource } from './table-source.ts';

/** Counts a key's duplicate rows: all but one of each group of equal rows, as the server itself compares them. */
export function duplicatesQuery(document: SchemaDocument, table: Table, unique: Unique): string {
  const quote = quoteIn(document.dialect);
  const { prefix_lengths: prefixes = {}, expressions = [], where } = unique;
  const columns = unique.columns.map((name) =>
    Object.hasOwn(prefixes, name) ? `left(${quote(name)}, ${prefixes[name]})` : quote(name),
  );
  const parts = [...columns, ...expressions.map(({ expression }) => `(${expression}\n)`)];
  const isNullCounted = unique.nulls_not_distinct === true;
  const condition = where === undefined ? '' : `(${where.expression}\n)`;
  const from = tableSource(document, table);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && !isNullCounted) {
    // Single values are sorted faster than they are grouped.
    const value = unique.columns.length === 1 ? `${only}${byteOrder(document, table, unique.columns[0])}` : only;
    const filter = condition === '' ? '' : ` WHERE ${condition}`;
    return `SELECT count(${value}) - count(DISTINCT ${value}) AS bad FROM ${from}${filter}`;
  }
  const filters = [
    ...(condition === '' ? [] : [condition]),
    ...(isNullCounted ? [] : parts.map((part) => `${part} IS NOT NULL`)),
  ];
  const named = parts.map((part, index) => `${part} AS k${index}`).join(', ');
  const keys = parts.map((_, index) => `k${index}`).join(', ');
  return `SELECT coalesce(sum(n - 1), 0) AS bad FROM (SELECT count(*) AS n FROM (SELECT ${named} FROM ${from}${
    filters.length === 0 ? '' : ` WHERE ${filters.join(' AND ')}`
  }) AS keyed GROUP BY ${keys} HAVING count(*) > 1) AS grouped`;
}

/** Texts under PostgreSQL's default collation are equal if their bytes are, and bytes are compared much faster. */
function byteOrder(document: SchemaDocument, table: Table, name: string | undefined): string {
  const column = table.columns.find((item) => item.name === name);
  const isPlain = column?.collation === undefined && isPlainText(column?.type);
  return isPlain ? dialectOf(document).examining.byteOrder : '';
}

const isPlainText = (type: ColumnType | undefined): boolean =>
  type?.kind === 'text' && type.case_insensitive !== true && /^(text|character varying|varchar)\b/.test(type.native);

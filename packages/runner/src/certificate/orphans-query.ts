import { type ForeignKey, type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { quoteIn, tableSource } from './table-source.ts';

/** Counts the rows whose reference has no parent. A partly NULL key is valid without one, unless it is MATCH FULL. */
export function orphansQuery(document: SchemaDocument, table: Table, key: ForeignKey): string {
  const quote = quoteIn(document.dialect);
  const { schema, table: name, columns } = key.references;
  const parent = tableSource(document, schema === undefined ? { name } : { name, schema });
  const child = key.columns.map((column) => `child.${quote(column)}`);
  const present = child.map((column) => `${column} IS NOT NULL`);
  // SQLite compares with the left side's collation, which is the parent's in a reference.
  const equal = columns.map((column, index) => `parent.${quote(column)} = ${child[index]}`).join(' AND ');
  const absent = `parent.${quote(columns[0] ?? '')} IS NULL`;
  const isMixed = key.match === 'full' && key.columns.length > 1;
  const mixed = `(${present.join(' OR ')}) AND NOT (${present.join(' AND ')})`;
  const from = `${tableSource(document, table)} AS child`;
  const counted = dialectOf(document).examining.joinsParents
    ? `SELECT count(*) AS bad FROM ${from} LEFT JOIN ${parent} AS parent ON ${equal} WHERE ${present.join(' AND ')} AND ${absent}`
    : `SELECT count(*) AS bad FROM ${from} WHERE ${present.join(' AND ')} AND NOT EXISTS (SELECT 1 FROM ${parent} AS parent WHERE ${equal})`;
  if (!isMixed) return counted;
  return `SELECT (${counted}) + (SELECT count(*) FROM ${from} WHERE ${mixed}) AS bad`;
}

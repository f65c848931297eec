import type { Limit, SchemaDocument, Table } from '@rowloom/engine';
import { sayPredicate } from './kept-by-triggers.ts';
import { quoteIn, tableSource } from './table-source.ts';

/** Counts the rows that a trigger would not have accepted, because as many with the same values existed. */
export function limitsQuery(document: SchemaDocument, table: Table, { columns, most, where, room }: Limit): string {
  const quote = quoteIn(document.dialect);
  const filters = [
    ...columns.map((name) => `${quote(name)} IS NOT NULL`),
    ...(where === undefined ? [] : [`(${sayPredicate(document, table, where.predicate)})`]),
  ];
  const keys = columns.map((_, index) => `k${index}`);
  const values = columns.map((name, index) => `${quote(name)} AS k${index}, `).join('');
  const condition = filters.length === 0 ? '' : ` WHERE ${filters.join(' AND ')}`;
  const groups = keys.length === 0 ? '' : ` GROUP BY ${columns.map(quote).join(', ')}`;
  const counted = `(SELECT ${values}count(*) AS n FROM ${tableSource(document, table)}${condition}${groups}) AS counted`;
  if (room === undefined) return `SELECT coalesce(sum(n - ${most}), 0) AS bad FROM ${counted} WHERE n > ${most}`;
  const { schema = table.schema, table: name } = room.references;
  const parent = tableSource(document, schema === undefined ? { name } : { name, schema });
  const ties = room.columns.map(
    (column, at) => `parent.${quote(room.references.columns[at] ?? '')} = counted.k${columns.indexOf(column)}`,
  );
  const allowed = `(parent.${quote(room.column)} + (${room.slack}))`;
  return `SELECT coalesce(sum(n - ${allowed}), 0) AS bad FROM ${counted} JOIN ${parent} AS parent ON ${ties.join(' AND ')} WHERE n > ${allowed}`;
}

import { flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';
import { remark } from '../ddl/remark.ts';
import { writeExpression } from '../ddl/write-expression.ts';
import { isConstraint, printContext, quote, sqliteColumns } from './create-table.ts';

/**
 * Unique indexes that are more than a key over columns. `taken` has the used names, which are distinct in the whole
 * database.
 */
export function createIndexes(document: SchemaDocument, table: Table, taken: Set<string>): readonly string[] {
  const context = printContext(sqliteColumns(document, table));
  return table.uniques
    .filter((unique) => !isConstraint(unique))
    .map(({ name, columns, expressions = [], where }) => {
      const items = [
        ...columns.map(quote),
        ...expressions.map((item) => writeExpression(document.dialect, item, context)),
      ];
      const condition = where === undefined ? '' : writeExpression(document.dialect, where, context);
      if (condition === undefined || items.includes(undefined))
        return remark(`Left out, because SQLite cannot compute it: the unique index ${name ?? ''} of ${table.name}`);
      const own = freeName(name ?? `${table.name}_idx`, table.name, taken);
      return `CREATE UNIQUE INDEX ${quote(own)} ON ${quote(flatTableName(document, table))} (${items.join(', ')})${condition === '' ? '' : ` WHERE ${condition}`};`;
    });
}

function freeName(wanted: string, table: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 1; taken.has(name.toLowerCase()); number++)
    name = `${table}_${wanted}${number === 1 ? '' : `_${number}`}`;
  taken.add(name.toLowerCase());
  return name;
}

import { type SchemaDocument, type Table, tableKey, type Unique } from '@rowloom/engine';
import { flatTableName } from '../ddl/flat-table-name.ts';
import { referentialActions } from '../ddl/referential-action.ts';
import { remark } from '../ddl/remark.ts';
import { targetColumns } from '../ddl/target-column.ts';
import { writeExpression } from '../ddl/write-expression.ts';
import { isKeyOfCounter, printContext, quote, quoteList } from './create-table.ts';
import type { NameKeeper } from './name-keeper.ts';

export function addUniques(document: SchemaDocument, table: Table): readonly string[] {
  const names = new Set<string>();
  return [
    ...table.uniques
      .filter((unique) => unique !== table.uniques.find((item) => isKeyOfCounter(table, item)))
      .map((unique) => addUnique(document, table, unique, names)),
    ...(table.exclusions ?? []).map(({ name }) =>
      remark(`Left out, as MySQL has no exclusion constraints: ${name ?? 'one'} of ${table.name}`),
    ),
  ];
}

function addUnique(document: SchemaDocument, table: Table, unique: Unique, names: Set<string>): string {
  const called = `the unique index ${unique.name ?? `over ${unique.columns.join(', ')}`} of ${table.name}`;
  if (unique.where !== undefined)
    return remark(`Left out, as MySQL has no partial indexes: ${called} WHERE ${unique.where.expression}`);
  const { expressions = [], prefix_lengths: prefixes = {} } = unique;
  const context = printContext(targetColumns(document, table));
  const computed = expressions.map((item) => writeExpression(document.dialect, item, context));
  if (computed.includes(undefined)) return remark(`Left out, as MySQL cannot compute it: ${called}`);
  const items = [
    ...unique.columns.map((name) => `${quote(name)}${Object.hasOwn(prefixes, name) ? `(${prefixes[name]})` : ''}`),
    ...computed.map((sql) => `(${sql})`),
  ];
  const name = freeName(unique.name ?? `${table.name}_${unique.columns.join('_')}_key`, names);
  const statement = `CREATE UNIQUE INDEX ${quote(name)} ON ${quote(flatTableName(document, table))} (${items.join(', ')})`;
  // MySQL indexes expressions since 8.0.13; MariaDB does not, and passes over comments of this form.
  return expressions.length === 0 ? `${statement};` : `/*!80013 ${statement.replaceAll('*/', '* /')} */;`;
}

function freeName(wanted: string, taken: Set<string>): string {
  const base = [...wanted].slice(0, 60).join('');
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}_${number}`;
  taken.add(name.toLowerCase());
  return name;
}

export function addForeignKeys(document: SchemaDocument, table: Table, names: NameKeeper): readonly string[] {
  return table.foreign_keys.map((key) => {
    const { references } = key;
    const parent = document.tables.find(
      (item) => tableKey(item) === tableKey({ name: references.table, schema: references.schema }),
    );
    const to = quote(flatTableName(document, parent ?? { name: references.table }));
    // InnoDB refuses SET DEFAULT.
    const { on_delete: onDelete, on_update: onUpdate, ...rest } = key;
    const actions = referentialActions({
      ...rest,
      ...(onDelete === undefined || onDelete === 'set_default' ? {} : { on_delete: onDelete }),
      ...(onUpdate === undefined || onUpdate === 'set_default' ? {} : { on_update: onUpdate }),
    });
    const name = key.name === undefined ? '' : `CONSTRAINT ${quote(names.keep(table.name, key.name))} `;
    return `ALTER TABLE ${quote(flatTableName(document, table))} ADD ${name}FOREIGN KEY (${quoteList(key.columns)}) REFERENCES ${to} (${quoteList(references.columns)})${actions};`;
  });
}

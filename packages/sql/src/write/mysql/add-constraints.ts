import {
  columnsOf,
  flatTableName,
  type ReferentialAction,
  type SchemaDocument,
  type Table,
  tableKey,
  type Unique,
} from '@rowloom/engine';
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
      remark(`Left out, because MySQL has no exclusion constraints: ${name ?? 'one'} of ${table.name}`),
    ),
  ];
}

function addUnique(document: SchemaDocument, table: Table, unique: Unique, names: Set<string>): string {
  const called = `the unique index ${unique.name ?? `over ${unique.columns.join(', ')}`} of ${table.name}`;
  if (unique.where !== undefined)
    return remark(`Left out, because MySQL has no partial indexes: ${called} WHERE ${unique.where.expression}`);
  const { expressions = [], prefix_lengths: prefixes = {} } = unique;
  const context = printContext(targetColumns(document, table));
  const computed = expressions.map((item) => writeExpression(document.dialect, item, context));
  if (computed.includes(undefined)) return remark(`Left out, because MySQL cannot compute it: ${called}`);
  const items = [
    ...unique.columns.map((name) => `${quote(name)}${Object.hasOwn(prefixes, name) ? `(${prefixes[name]})` : ''}`),
    ...computed.map((sql) => `(${sql})`),
  ];
  const name = freeName(unique.name ?? `${table.name}_${unique.columns.join('_')}_key`, names);
  const to = quote(flatTableName(document, table));
  const index = `${quote(name)} (${items.join(', ')})`;
  if (expressions.length === 0) return `CREATE UNIQUE INDEX ${quote(name)} ON ${to} (${items.join(', ')});`;
  // MySQL indexes expressions since 8.0.13. MariaDB does not: it skips the comment and alters nothing. It also finds
  // the comment's end inside names and texts.
  if (/[*][/]|[/][*]/.test(index)) return remark(`Left out, because no comment can contain it: ${called}`);
  return `ALTER TABLE ${to} /*!80013 ADD UNIQUE INDEX ${index} */;`;
}

function freeName(wanted: string, taken: Set<string>): string {
  const base = [...wanted].slice(0, 60).join('').trimEnd();
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}_${number}`;
  taken.add(name.toLowerCase());
  return name;
}

/** MySQL allows a key to non-unique columns if an index begins with them. */
export function addReferredIndexes(document: SchemaDocument): readonly string[] {
  const statements = new Map<string, string>();
  for (const key of document.tables.flatMap(({ foreign_keys: keys }) => keys)) {
    const { table: name, schema, columns } = key.references;
    const parent = document.tables.find((item) => tableKey(item) === tableKey({ name, schema }));
    if (parent === undefined || parent.partition_of !== undefined || hasIndex(parent, columns)) continue;
    const to = quote(flatTableName(document, parent));
    const index = quote([...`${columns.join('_')}_referred`].slice(-64).join('').trimStart());
    statements.set(JSON.stringify([to, columns]), `CREATE INDEX ${index} ON ${to} (${quoteList(columns)});`);
  }
  return [...statements.values()];
}

function hasIndex(table: Table, columns: readonly string[]): boolean {
  const keys = [
    ...(table.primary_key === undefined ? [] : [table.primary_key.columns]),
    ...table.uniques
      .filter((unique) => unique.where === undefined && unique.prefix_lengths === undefined)
      .map((unique) => unique.columns),
    ...table.foreign_keys.map((key) => key.columns),
  ];
  return keys.some((key) => columns.every((column, index) => key[index] === column));
}

export function addForeignKeys(document: SchemaDocument, table: Table, names: NameKeeper): readonly string[] {
  return table.foreign_keys.map((key) => {
    const { references } = key;
    const parent = document.tables.find(
      (item) => tableKey(item) === tableKey({ name: references.table, schema: references.schema }),
    );
    const to = quote(flatTableName(document, parent ?? { name: references.table }));
    const { on_delete: onDelete, on_update: onUpdate, ...rest } = key;
    const isChecked = isInCheck(document, table, key.columns);
    const actions = referentialActions({
      ...rest,
      ...(isRefused(onDelete, isChecked, 'delete') ? {} : { on_delete: onDelete }),
      ...(isRefused(onUpdate, isChecked, 'update') ? {} : { on_update: onUpdate }),
    });
    // An unnamed one could be added twice by a caller who does not know whether it was added.
    const name = names.keep(table.name, key.name ?? `${table.name}_${key.columns.join('_')}_fkey`);
    return `ALTER TABLE ${quote(flatTableName(document, table))} ADD CONSTRAINT ${quote(name)} FOREIGN KEY (${quoteList(key.columns)}) REFERENCES ${to} (${quoteList(references.columns)})${actions};`;
  });
}

/** InnoDB refuses SET DEFAULT, and every action that would write a column in a CHECK. */
function isRefused(
  action: ReferentialAction | undefined,
  isChecked: boolean,
  event: 'delete' | 'update',
): action is undefined {
  if (action === undefined || action === 'set_default') return true;
  return isChecked && (action === 'set_null' || (action === 'cascade' && event === 'update'));
}

/** Checks that MySQL cannot express are left out. */
function isInCheck(document: SchemaDocument, table: Table, columns: readonly string[]): boolean {
  const context = printContext(targetColumns(document, table));
  return table.checks.some(
    (check) =>
      writeExpression(document.dialect, check, context) !== undefined &&
      columns.some((column) =>
        check.predicate === undefined ? check.expression.includes(column) : columnsOf(check.predicate).includes(column),
      ),
  );
}

import { type Exclusion, type ForeignKey, type Table, type Unique } from '@rowloom/engine';
import { rewritePostgresqlOperator } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { referentialActions } from '../ddl/referential-action.ts';
import { remark } from '../ddl/remark.ts';
import { rewriteExpression, writeExpression } from '../ddl/write-expression.ts';
import type { Draft } from './may-call.ts';
import { naming, printContext } from './create-table.ts';
import { ownParts, parentOf } from './partition.ts';
import { qualifiedName, quote, quoteList } from './qualified-name.ts';

/** Unique and exclusion constraints, and unique indexes. */
export function addUniques(document: Draft, table: Table): readonly string[] {
  const { uniques, exclusions = [] } = ownParts(table, parentOf(document, table));
  return [
    ...uniques.map((unique) => addUnique(document, table, unique)),
    ...exclusions.map((exclusion) => addExclusion(document, table, exclusion)),
  ];
}

function addUnique(document: Draft, table: Table, unique: Unique): string {
  const distinct = unique.nulls_not_distinct === true ? ' NULLS NOT DISTINCT' : '';
  const { expressions = [], where, prefix_lengths: prefixes = {} } = unique;
  const isPlain = expressions.length === 0 && where === undefined && Object.keys(prefixes).length === 0;
  if (isPlain && unique.index !== true) {
    const deferrable = unique.deferrable === true ? ' DEFERRABLE' : '';
    return `ALTER TABLE ${qualifiedName(table)} ADD ${naming(unique.name)}UNIQUE${distinct} (${quoteList(unique.columns)})${deferrable};`;
  }
  const context = printContext(document, table);
  const items = [
    ...unique.columns.map((name) =>
      Object.hasOwn(prefixes, name) ? `left(${quote(name)}, ${prefixes[name]})` : quote(name),
    ),
    ...expressions.map((item) => wrap(writeExpression(document.dialect, item, context))),
  ];
  const condition = where === undefined ? '' : writeExpression(document.dialect, where, context);
  if (condition === undefined || items.includes(undefined)) {
    return remark(
      `Left out, because PostgreSQL alone cannot evaluate it: the unique index ${unique.name ?? ''} of ${table.name}`,
    );
  }
  const name = unique.name === undefined ? '' : ` ${quote(unique.name)}`;
  return `CREATE UNIQUE INDEX${name} ON ${qualifiedName(table)} (${items.join(', ')})${distinct}${condition === '' ? '' : ` WHERE ${condition}`};`;
}

const wrap = (sql: string | undefined): string | undefined => (sql === undefined ? undefined : `(${sql})`);

/** Those that PostgreSQL supports natively, as far as they can exclude rows. */
const METHODS: ReadonlySet<string> = new Set(['gist', 'spgist', 'btree', 'hash']);

function addExclusion(document: Draft, table: Table, { name, method, elements, where }: Exclusion): string {
  const leftOut = remark(
    `Left out, because PostgreSQL alone cannot evaluate it: the exclusion ${name ?? ''} of ${table.name}`,
  );
  if (document.dialect !== 'postgresql' || !METHODS.has(method)) return leftOut;
  const context = printContext(document, table);
  const items = elements.map(({ expression, operator }) => {
    const value = rewriteExpression(expression, context);
    const sign = rewritePostgresqlOperator(operator);
    if (value === undefined || sign === undefined) return undefined;
    return `${/^"(?:[^"]|"")+"$/.test(value) ? value : `(${value})`} WITH ${sign}`;
  });
  const condition = where === undefined ? '' : rewriteExpression(where, context);
  if (condition === undefined || items.includes(undefined)) return leftOut;
  const filter = condition === '' ? '' : ` WHERE (${condition})`;
  return `ALTER TABLE ${qualifiedName(table)} ADD ${naming(name)}EXCLUDE USING ${quote(method)} (${items.join(', ')})${filter};`;
}

/** After all that they refer to. */
export function addForeignKeys(document: Draft, table: Table): readonly string[] {
  return ownParts(table, parentOf(document, table)).foreign_keys.map((key) => addForeignKey(table, key));
}

function addForeignKey(table: Table, key: ForeignKey): string {
  const { references } = key;
  const target = `${qualifiedName({ name: references.table, schema: references.schema })} (${quoteList(references.columns)})`;
  const parts = [
    `ALTER TABLE ${qualifiedName(table)} ADD ${naming(key.name)}FOREIGN KEY (${quoteList(key.columns)}) REFERENCES ${target}`,
    key.match === 'full' ? ' MATCH FULL' : '',
    referentialActions(key),
    key.deferrable === true ? ' DEFERRABLE' : '',
    key.initially_deferred === true ? ' INITIALLY DEFERRED' : '',
    key.not_valid === true ? ' NOT VALID' : '',
  ];
  return `${parts.join('')};`;
}

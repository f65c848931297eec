import { type Column, type ColumnType, quoteText, resolveType, type Table } from '@rowloom/engine';
import type { PrintContext } from '../ddl/print-context.ts';
import { remark } from '../ddl/remark.ts';
import { targetColumns } from '../ddl/target-column.ts';
import { rewriteExpression, writeExpression } from '../ddl/write-expression.ts';
import { columnDefault } from './column-default.ts';
import { type Draft, mayCallIn } from './may-call.ts';
import { boundsOf, ownParts, parentOf, parentsOf, partitionKey } from './partition.ts';
import { qualifiedName, quote, quoteList } from './qualified-name.ts';
import { postgresqlType } from './type-name.ts';

/** The table with its columns, primary key and checks, and its comments. */
export function createTable(document: Draft, table: Table): readonly string[] {
  const remarks: string[] = [];
  const parent = parentOf(document, table);
  const own = ownParts(table, parent);
  const lines = [
    ...(parent === undefined ? writeColumns(document, table, remarks) : changedColumns(document, table, parent)),
    ...(own.primary_key === undefined
      ? []
      : [`${naming(own.primary_key.name)}PRIMARY KEY (${quoteList(own.primary_key.columns)})`]),
    ...own.checks.flatMap((check) => {
      const sql = writeExpression(document.dialect, check, printContext(document, table));
      if (sql !== undefined) return [`${naming(check.name)}CHECK (${sql})`];
      remarks.push(remark(`Left out, because PostgreSQL alone cannot evaluate it: CHECK (${check.expression})`));
      return [];
    }),
  ];
  const body = lines.length === 0 && parent !== undefined ? '' : ` (${lines.map((line) => `\n  ${line}`).join(',')}\n)`;
  const head = `CREATE TABLE ${qualifiedName(table)}`;
  const key = partitionKey(document, table);
  const partitioned = key === undefined ? '' : ` PARTITION BY ${key}`;
  const statement =
    parent === undefined
      ? `${head}${body}${partitioned};`
      : `${head} PARTITION OF ${qualifiedName(parent)}${body} ${boundsOf(table)}${partitioned};`;
  return [...remarks, statement, ...inheritFrom(document, table), ...writeComments(table)];
}

/** After the table has its columns and checks in its own order: INHERITS would put the parent's first. */
function inheritFrom(document: Draft, table: Table): readonly string[] {
  return parentsOf(document, table).map(
    (parent) => `ALTER TABLE ${qualifiedName(table)} INHERIT ${qualifiedName(parent)};`,
  );
}

/** Collations that every PostgreSQL has; others come from the operating system or a user. */
const EVERYWHERE = /^(?:C|POSIX|ucs_basic|unicode|pg_c_utf8|pg_unicode_fast|[a-z]{2,3}(?:-[A-Za-z0-9]+)*-x-icu)$/;

function collationOf({ name, collation }: Column, remarks: string[]): readonly string[] {
  if (collation === undefined) return [];
  if (EVERYWHERE.test(collation)) return [`COLLATE ${quote(collation)}`];
  remarks.push(remark(`${name} has the default collation, because PostgreSQL alone does not have ${collation}`));
  return [];
}

export function printContext(document: Draft, table: Table): PrintContext {
  return {
    dialect: 'postgresql',
    types: new Map(table.columns.map(({ name, type }) => [name, resolveType(document, type)])),
    mayCall: mayCallIn(document),
  };
}

export function naming(name: string | undefined): string {
  return name === undefined ? '' : `CONSTRAINT ${quote(name)} `;
}

function writeColumns(document: Draft, table: Table, remarks: string[]): readonly string[] {
  const targets = new Map(targetColumns(document, table).map((target) => [target.column.name, target]));
  const isOwn = document.dialect === 'postgresql';
  return table.columns.map((column) => {
    const target = targets.get(column.name);
    const type = isOwn ? column.type : (target?.type ?? column.type);
    const parts = [
      quote(column.name),
      postgresqlType(document, type, target?.keyed === true || column.identity !== undefined),
      ...(isOwn ? collationOf(column, remarks) : []),
    ];
    const filling = fillingOf(document, table, column, type, remarks);
    parts.push(...filling);
    // A column that is no longer computed stays NULL.
    const isLost = column.generated !== undefined && !filling.some((part) => part.startsWith('GENERATED'));
    if (!column.nullable && !isLost) parts.push('NOT NULL');
    if (type.kind === 'enum' && type.values !== undefined)
      parts.push(
        `CHECK (${quote(column.name)} IN (${type.values.map((value) => quoteText('postgresql', value)).join(', ')}))`,
      );
    if (type.kind === 'integer' && type.unsigned === true && !isOwn) parts.push(`CHECK (${quote(column.name)} >= 0)`);
    return parts.join(' ');
  });
}

function fillingOf(
  document: Draft,
  table: Table,
  column: Column,
  type: ColumnType,
  remarks: string[],
): readonly string[] {
  if (column.identity !== undefined)
    return [`GENERATED ${column.identity === 'always' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`];
  if (column.generated !== undefined) {
    const sql = writeExpression(document.dialect, column.generated, printContext(document, table));
    // Before version 18 PostgreSQL stores every generated column.
    const how = column.generated.stored || document.dialect !== 'postgresql' ? 'STORED' : 'VIRTUAL';
    if (sql !== undefined) return [`GENERATED ALWAYS AS (${sql}) ${how}`];
    remarks.push(
      remark(
        `${column.name} is an ordinary column, because PostgreSQL alone cannot compute ${column.generated.expression}`,
      ),
    );
  }
  if (column.default === undefined) return [];
  const sql = columnDefault(document, column.default, type);
  if (sql !== undefined) return [`DEFAULT ${sql}`];
  remarks.push(remark(`${column.name} has no default, because PostgreSQL alone cannot evaluate ${column.default}`));
  return [];
}

/** A partition has its parent's columns; only differences are written. */
function changedColumns(document: Draft, table: Table, parent: Table): readonly string[] {
  return table.columns.flatMap((column) => {
    const above = parent.columns.find(({ name }) => name === column.name);
    const parts: string[] = [];
    const differs = column.default !== undefined && column.default !== above?.default;
    const sql = differs ? rewriteExpression(column.default, printContext(document, table)) : undefined;
    if (sql !== undefined) parts.push(`DEFAULT ${sql}`);
    if (!column.nullable && above?.nullable === true) parts.push('NOT NULL');
    return parts.length === 0 || document.dialect !== 'postgresql' ? [] : [`${quote(column.name)} ${parts.join(' ')}`];
  });
}

function writeComments(table: Table): readonly string[] {
  const name = qualifiedName(table);
  return [
    ...(table.comment ? [`COMMENT ON TABLE ${name} IS ${quoteText('postgresql', table.comment)};`] : []),
    ...table.columns.flatMap((column) =>
      column.comment
        ? [`COMMENT ON COLUMN ${name}.${quote(column.name)} IS ${quoteText('postgresql', column.comment)};`]
        : [],
    ),
  ];
}

import {
  type Check,
  columnsOf,
  flatTableName,
  quoteName,
  quoteText,
  type SchemaDocument,
  sqlDialectOf,
  type Table,
  type Unique,
} from '@rowloom/engine';
import { rewriteMysqlClock } from '../../rewrite/syntax/rewrite-mysql.ts';
import type { PrintContext } from '../ddl/print-context.ts';
import { remark } from '../ddl/remark.ts';
import { type TargetColumn, targetColumns } from '../ddl/target-column.ts';
import { writeExpression } from '../ddl/write-expression.ts';
import { columnDefault } from './column-default.ts';
import type { NameKeeper } from './name-keeper.ts';
import { mysqlType } from './type-name.ts';

export const quote = (name: string): string => quoteName('mysql', name);

export const quoteList = (names: readonly string[]): string => names.map(quote).join(', ');

/** The table with its columns, primary key and checks. */
export function createTable(document: SchemaDocument, table: Table, names: NameKeeper): readonly string[] {
  const remarks: string[] = [];
  const columns = targetColumns(document, table);
  const isOwn = sqlDialectOf(document.dialect) === 'mysql';
  const counter = columns.find(({ column, type }) => column.identity !== undefined && type.kind === 'integer');
  const lines = [
    ...columns.map((target) => writeColumn(document, table, target, target === counter, remarks)),
    ...(table.primary_key === undefined ? [] : [`PRIMARY KEY (${quoteList(table.primary_key.columns)})`]),
    ...keyOfCounter(table, counter?.column.name),
    ...checksOf(table, columns, isOwn).flatMap(({ check, rename }) => {
      const context = { ...printContext(columns), ...(rename === undefined ? {} : { rename }) };
      const sql =
        !isOwn && isForbidden(check, counter?.column.name, rename)
          ? undefined
          : writeExpression(document.dialect, check, context);
      if (sql !== undefined)
        return [
          `${check.name === undefined ? '' : `CONSTRAINT ${quote(names.keep(table.name, check.name))} `}CHECK (${sql})`,
        ];
      remarks.push(remark(`Left out, because MySQL cannot check it: ${check.expression}`));
      return [];
    }),
  ];
  // In other databases texts differ by case and accent; under MySQL's default collation they would not.
  const collation = isOwn ? '' : ' COLLATE=utf8mb4_bin';
  const comment = table.comment ? ` COMMENT=${quoteText('mysql', table.comment)}` : '';
  const name = quote(flatTableName(document, table));
  return [
    ...remarks,
    `CREATE TABLE ${name} (${lines.map((line) => `\n  ${line}`).join(',')}\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4${collation}${comment};`,
  ];
}

/** An auto-increment column must lead a key when the table is created. */
function keyOfCounter(table: Table, counter: string | undefined): readonly string[] {
  if (counter === undefined || table.primary_key?.columns[0] === counter) return [];
  const unique = table.uniques.find((item) => isKeyOfCounter(table, item));
  return [
    unique?.name === undefined
      ? `KEY (${quote(counter)})`
      : `UNIQUE KEY ${quote(unique.name)} (${quoteList(unique.columns)})`,
  ];
}

/** Whether a unique index is written with its table, for the auto-increment column. */
export function isKeyOfCounter(table: Table, unique: Unique): boolean {
  const counter = table.columns.find(({ identity, type }) => identity !== undefined && type.kind === 'integer')?.name;
  if (counter === undefined || unique.name === undefined || table.primary_key?.columns[0] === counter) return false;
  const isPlain = unique.where === undefined && unique.expressions === undefined && unique.prefix_lengths === undefined;
  return isPlain && unique.columns[0] === counter;
}

export function printContext(columns: readonly TargetColumn[]): PrintContext {
  return { dialect: 'mysql', types: new Map(columns.map(({ column, type }) => [column.name, type])) };
}

function writeColumn(
  document: SchemaDocument,
  table: Table,
  target: TargetColumn,
  counts: boolean,
  remarks: string[],
): string {
  const { column, type } = target;
  const declared = mysqlType(document, type, target.keyed);
  const isOwn = sqlDialectOf(document.dialect) === 'mysql';
  const parts = [quote(column.name), declared];
  if (isOwn && column.collation !== undefined && /^\w+$/.test(column.collation))
    parts.push(`COLLATE ${column.collation}`);
  const generated =
    column.generated === undefined
      ? undefined
      : writeExpression(document.dialect, column.generated, printContext(targetColumns(document, table)));
  if (column.generated !== undefined && generated !== undefined)
    parts.push(`GENERATED ALWAYS AS (${generated}) ${column.generated.stored ? 'STORED' : 'VIRTUAL'}`);
  else if (column.generated !== undefined)
    remarks.push(
      remark(`${column.name} is an ordinary column, because MySQL cannot compute ${column.generated.expression}`),
    );
  // A column that is no longer computed stays NULL.
  if (!target.nullable && (column.generated === undefined || generated !== undefined)) parts.push('NOT NULL');
  if (counts) parts.push('AUTO_INCREMENT');
  else if (target.default !== undefined) {
    const sql = columnDefault(
      document.dialect,
      target.default,
      type,
      declared,
      table.columns.map(({ name }) => name),
    );
    if (sql === undefined)
      remarks.push(remark(`${column.name} has no default, because MySQL cannot evaluate ${target.default}`));
    else parts.push(`DEFAULT ${sql}`);
  }
  const clock = isOwn && column.on_update !== undefined ? rewriteMysqlClock(column.on_update) : undefined;
  if (clock !== undefined) parts.push(`ON UPDATE ${clock}`);
  if (column.comment) parts.push(`COMMENT ${quoteText('mysql', column.comment)}`);
  return parts.join(' ');
}

type Placed = { readonly check: Check; readonly rename?: ReadonlyMap<string, string> };

/** Checks implied by partitions are not written in the dialect that has them. */
function checksOf(table: Table, columns: readonly TargetColumn[], isOwn: boolean): readonly Placed[] {
  const ofDomains = columns.flatMap(({ column, domainChecks }) =>
    domainChecks.map(({ name: _name, ...check }): Placed => ({ check, rename: new Map([['value', column.name]]) })),
  );
  return [
    ...table.checks.filter(({ implied }) => !(isOwn && implied === true)).map((check) => ({ check })),
    ...ofDomains,
  ];
}

/** MySQL refuses a check over the auto-increment column. */
function isForbidden(
  { predicate }: Check,
  counter: string | undefined,
  rename: ReadonlyMap<string, string> | undefined,
): boolean {
  if (counter === undefined) return false;
  const read = predicate === undefined ? [] : columnsOf(predicate);
  return rename?.get('value') === counter || read.includes(counter);
}

import {
  type Check,
  flatTableName,
  type ForeignKey,
  quoteName,
  quoteText,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import type { PrintContext } from '../ddl/print-context.ts';
import { referentialActions } from '../ddl/referential-action.ts';
import { remark } from '../ddl/remark.ts';
import { type TargetColumn, targetColumns } from '../ddl/target-column.ts';
import { writeExpression } from '../ddl/write-expression.ts';
import { columnDefault } from './column-default.ts';
import { sqliteType } from './type-name.ts';

export const quote = (name: string): string => quoteName('sqlite', name);

export const quoteList = (names: readonly string[]): string => names.map(quote).join(', ');

/** The table with everything that SQLite cannot add later. */
export function createTable(document: SchemaDocument, table: Table): readonly string[] {
  const remarks: string[] = [];
  const columns = sqliteColumns(document, table);
  const rowNumber = rowNumberOf(document, table, columns);
  const context = printContext(columns);
  const constrain = (check: Check, rename?: ReadonlyMap<string, string>): readonly string[] => {
    const sql = writeExpression(document.dialect, check, rename === undefined ? context : { ...context, rename });
    if (sql !== undefined) return [`${naming(rename === undefined ? check.name : undefined)}CHECK (${sql})`];
    remarks.push(remark(`Left out, because SQLite cannot check it: ${check.expression}`));
    return [];
  };
  const lines = [
    ...columns.map((target) =>
      target === rowNumber ? writeRowNumber(document, table, target) : writeColumn(document, target, context, remarks),
    ),
    ...(table.primary_key === undefined || rowNumber !== undefined
      ? []
      : [`${naming(table.primary_key.name)}PRIMARY KEY (${quoteList(table.primary_key.columns)})`]),
    ...table.uniques
      .filter(isConstraint)
      .map(({ name, columns: keys }) => `${naming(name)}UNIQUE (${quoteList(keys)})`),
    ...table.foreign_keys.map((key) => writeForeignKey(document, key)),
    ...table.checks.flatMap((check) => constrain(check)),
    ...columns.flatMap(({ column, domainChecks }) =>
      domainChecks.flatMap((check) => constrain(check, new Map([['value', column.name]]))),
    ),
    ...columns.flatMap(({ column, type }) =>
      type.kind === 'enum' && (type.values?.length ?? 0) > 0
        ? [
            `CHECK (${quote(column.name)} IN (${(type.values ?? []).map((value) => quoteText('sqlite', value)).join(', ')}))`,
          ]
        : [],
    ),
  ];
  for (const { name } of table.exclusions ?? [])
    remarks.push(remark(`Left out, because SQLite has no exclusion constraints: ${name ?? 'one'} of ${table.name}`));
  return [
    ...remarks,
    `CREATE TABLE ${quote(flatTableName(document, table))} (${lines.map((line) => `\n  ${line}`).join(',')}\n);`,
  ];
}

/** A plain key over columns; every other kind is an index. */
export function isConstraint(unique: Table['uniques'][number]): boolean {
  return unique.index !== true && unique.where === undefined && (unique.expressions ?? []).length === 0;
}

export function printContext(columns: readonly TargetColumn[]): PrintContext {
  return { dialect: 'sqlite', types: new Map(columns.map(({ column, type }) => [column.name, type])) };
}

/** SQLite's own columns keep their types; columns from other dialects take the type of the referenced column. */
export function sqliteColumns(document: SchemaDocument, table: Table): readonly TargetColumn[] {
  const columns = targetColumns(document, table);
  return document.dialect === 'sqlite' ? columns.map((target) => ({ ...target, type: target.column.type })) : columns;
}

/** A primary key of one integer is the rowid, which SQLite numbers itself: only if declared INTEGER. */
function rowNumberOf(
  document: SchemaDocument,
  table: Table,
  columns: readonly TargetColumn[],
): TargetColumn | undefined {
  const [name, ...rest] = table.primary_key?.columns ?? [];
  const found = columns.find(({ column }) => column.name === name);
  if (rest.length > 0 || found?.type.kind !== 'integer') return undefined;
  return document.dialect !== 'sqlite' || found.type.native.toUpperCase() === 'INTEGER' ? found : undefined;
}

function writeRowNumber({ dialect }: SchemaDocument, table: Table, { column }: TargetColumn): string {
  // AUTOINCREMENT costs a table of its own and is written only if it was intended.
  const counted = dialect === 'sqlite' && column.identity !== undefined ? ' AUTOINCREMENT' : '';
  return `${quote(column.name)} INTEGER ${naming(table.primary_key?.name)}PRIMARY KEY${counted}`;
}

/** Those that every SQLite has; others belong to a program. */
const COLLATIONS = /^(?:binary|nocase|rtrim)$/i;

function writeColumn(document: SchemaDocument, target: TargetColumn, context: PrintContext, remarks: string[]): string {
  const { column, type } = target;
  const parts = [quote(column.name), sqliteType(document, type)];
  if (document.dialect === 'sqlite' && COLLATIONS.test(column.collation ?? ''))
    parts.push(`COLLATE ${quote(column.collation ?? '')}`);
  const generated =
    column.generated === undefined ? undefined : writeExpression(document.dialect, column.generated, context);
  if (column.generated !== undefined && generated !== undefined)
    parts.push(`GENERATED ALWAYS AS (${generated}) ${column.generated.stored ? 'STORED' : 'VIRTUAL'}`);
  else if (column.generated !== undefined)
    remarks.push(
      remark(`${column.name} is an ordinary column, because SQLite cannot compute ${column.generated.expression}`),
    );
  // A column that is no longer computed stays NULL.
  if (!target.nullable && (column.generated === undefined || generated !== undefined)) parts.push('NOT NULL');
  if (target.default !== undefined) {
    const sql = columnDefault(document.dialect, target.default, type);
    if (sql === undefined)
      remarks.push(remark(`${column.name} has no default, because SQLite cannot evaluate ${target.default}`));
    else parts.push(`DEFAULT ${sql}`);
  }
  return parts.filter((part) => part !== '').join(' ');
}

function writeForeignKey(document: SchemaDocument, key: ForeignKey): string {
  const { references } = key;
  const parent = document.tables.find(
    (item) => tableKey(item) === tableKey({ name: references.table, schema: references.schema }),
  );
  const to = `${quote(flatTableName(document, parent ?? { name: references.table }))} (${quoteList(references.columns)})`;
  const deferred =
    key.deferrable === true ? ` DEFERRABLE${key.initially_deferred === true ? ' INITIALLY DEFERRED' : ''}` : '';
  return `${naming(key.name)}FOREIGN KEY (${quoteList(key.columns)}) REFERENCES ${to}${referentialActions(key)}${deferred}`;
}

function naming(name: string | undefined): string {
  return name === undefined ? '' : `CONSTRAINT ${quote(name)} `;
}

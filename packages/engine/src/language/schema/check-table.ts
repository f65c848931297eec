import { DIALECTS } from '../dialect/dialect.ts';
import { itemPath } from '../../base/shape/path.ts';
import { checkPredicate } from './check-predicate.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { suggest } from '../../base/text/nearest-name.ts';
import type { Column, SchemaDocument, Table, Unique } from './schema-document.ts';

/** What a table says about its own columns: each named once, keys over columns that exist, no two ways to fill one. */
export function checkTableParts(document: SchemaDocument, table: Table, path: string, issues: Issue[]): void {
  const columns = new Map<string, Column>();
  for (const [at, column] of table.columns.entries()) {
    if (columns.has(column.name))
      issues.push({
        code: 'duplicate_name',
        path: `${path}.columns[${at}].name`,
        message: `There is already a column ${column.name}.`,
      });
    else columns.set(column.name, column);
    checkFilling(column, itemPath(`${path}.columns`, column, at), issues);
  }
  const names = new Set(columns.keys());
  for (const [at, column] of table.columns.entries()) {
    checkPredicate(
      column.generated?.predicate,
      names,
      `${itemPath(`${path}.columns`, column, at)}.generated.predicate`,
      issues,
    );
  }
  checkPrimaryKey(document, table, columns, path, issues);
  for (const [at, unique] of table.uniques.entries())
    checkUnique(unique, names, itemPath(`${path}.uniques`, unique, at), issues);
  for (const [at, check] of table.checks.entries()) {
    checkPredicate(check.predicate, names, `${itemPath(`${path}.checks`, check, at)}.predicate`, issues);
  }
  for (const [at, part] of (table.partition_key ?? []).entries())
    checkPredicate(part, names, `${path}.partition_key[${at}]`, issues);
}

function checkFilling(column: Column, path: string, issues: Issue[]): void {
  const ways = (['default', 'identity', 'generated'] as const).filter((way) => column[way] !== undefined);
  if (ways.length > 1)
    issues.push({ code: 'contradiction', path, message: `A column has one of ${ways.join(' and ')}, not both.` });
  const { statistics } = column;
  if (!column.nullable && (statistics?.null_fraction ?? 0) > 0) {
    issues.push({
      code: 'contradiction',
      path: `${path}.statistics.null_fraction`,
      message: 'The column is NOT NULL: its null_fraction must be 0.',
    });
  }
}

function checkPrimaryKey(
  document: SchemaDocument,
  table: Table,
  columns: ReadonlyMap<string, Column>,
  path: string,
  issues: Issue[],
): void {
  if (table.primary_key === undefined) return;
  const at = `${path}.primary_key.columns`;
  checkColumns(table.primary_key.columns, new Set(columns.keys()), at, issues);
  if (DIALECTS[document.dialect].hasNullableKeys) return;
  for (const name of table.primary_key.columns) {
    if (columns.get(name)?.nullable === true)
      issues.push({
        code: 'contradiction',
        path: at,
        message: `${name} is in the primary key and may be NULL: set nullable to false.`,
      });
  }
}

function checkUnique(unique: Unique, names: ReadonlySet<string>, path: string, issues: Issue[]): void {
  checkColumns(unique.columns, names, `${path}.columns`, issues);
  const expressions = unique.expressions ?? [];
  if (unique.columns.length + expressions.length === 0)
    issues.push({ code: 'missing_field', path, message: 'A unique key needs at least one column or expression.' });
  for (const [at, item] of expressions.entries())
    checkPredicate(item.predicate, names, `${path}.expressions[${at}].predicate`, issues);
  checkPredicate(unique.where?.predicate, names, `${path}.where.predicate`, issues);
  for (const name of Object.keys(unique.prefix_lengths ?? {})) {
    if (!unique.columns.includes(name))
      issues.push({
        code: 'unknown_column',
        path: `${path}.prefix_lengths`,
        message: `${name} is not one of the columns of this key.`,
      });
  }
}

/** Every name is a column's, and none occurs twice. */
export function checkColumns(
  wanted: readonly string[],
  known: ReadonlySet<string>,
  path: string,
  issues: Issue[],
  where = 'here',
): void {
  const seen = new Set<string>();
  for (const name of wanted) {
    if (!known.has(name))
      issues.push({
        code: 'unknown_column',
        path,
        message: `There is no column ${name} ${where}.${suggest(name, [...known])}`,
      });
    else if (seen.has(name))
      issues.push({ code: 'duplicate_name', path, message: `The column ${name} is named twice.` });
    seen.add(name);
  }
}

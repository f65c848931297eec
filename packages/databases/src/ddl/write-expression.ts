import type { ColumnType, Dialect, Expression, SqlDialect } from '@rowloom/engine';
import { callsForeignFunction } from './calls-foreign-function.ts';
import { isContained } from './is-contained.ts';
import type { PrintContext } from './print-context.ts';
import { printSqlExpression } from './print-sql-expression.ts';

export type SqlText = { readonly expression: string; readonly predicate?: Expression };

/** MariaDB's SQL is MySQL's, as far as DDL goes. */
export function sqlDialectOf(dialect: Dialect): SqlDialect {
  return dialect === 'mariadb' ? 'mysql' : dialect;
}

/** The document's own text where it is written for this dialect, else its tree printed; undefined where neither will do. */
export function writeExpression(
  from: Dialect,
  { expression, predicate }: SqlText,
  context: PrintContext,
): string | undefined {
  const isOwn = sqlDialectOf(from) === context.dialect && context.rename === undefined;
  if (isOwn) return isUsable(context.dialect, expression, context.types.values()) ? expression : undefined;
  return predicate === undefined ? undefined : printSqlExpression(predicate, context);
}

/** Text of the dialect's own that a fresh database will take. */
export function isUsable(dialect: SqlDialect, sql: string, types: Iterable<ColumnType> = []): boolean {
  return isContained(dialect, sql) && !(dialect === 'postgresql' && callsForeignFunction(sql, types));
}

import { type Dialect, type Expression, sqlDialectOf } from '@rowloom/engine';
import { SPEECH } from '../../dialects/speech-of.ts';
import type { PrintContext } from './print-context.ts';
import { printSqlExpression } from './print-sql-expression.ts';

export type SqlText = { readonly expression: string; readonly predicate?: Expression };

/**
 * An expression of a document as SQL that may be sent: its text parsed and printed again if it is in this dialect, else
 * its tree printed; undefined if neither is possible. A template is written by one person and run with another's
 * connection, so received text is never sent as it is.
 */
export function writeExpression(
  from: Dialect,
  { expression, predicate }: SqlText,
  context: PrintContext,
): string | undefined {
  const isOwn = sqlDialectOf(from) === context.dialect && context.rename === undefined;
  if (isOwn) return rewriteExpression(expression, context);
  return predicate === undefined ? undefined : printSqlExpression(predicate, context);
}

/** Text in the dialect, in a form that a fresh database accepts. */
export function rewriteExpression(sql: string, context: PrintContext): string | undefined {
  return SPEECH[context.dialect].rewrite(sql, context);
}

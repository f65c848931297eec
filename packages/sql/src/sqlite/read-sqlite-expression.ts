import type { Expression } from '@rowloom/engine';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { parseSql } from '../grammar/parse-sql.ts';
import { SQLITE_GRAMMAR } from './sqlite-grammar.ts';

/** An expression of SQLite, as in the text of CREATE TABLE or CREATE INDEX. */
export function readSqliteExpression(text: string, options: ReadExpressionOptions = {}): Expression {
  return parseSql(text, SQLITE_GRAMMAR, options);
}

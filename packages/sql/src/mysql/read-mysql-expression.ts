import type { Expression } from '@rowloom/engine';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { parseSql } from '../grammar/parse-sql.ts';
import { MYSQL_GRAMMAR } from './mysql-grammar.ts';

/** An expression of MySQL or MariaDB, as written by people or printed by the server. */
export function readMysqlExpression(text: string, options: ReadExpressionOptions = {}): Expression {
  const read = parseSql(text, MYSQL_GRAMMAR, options);
  if (read.op !== 'unknown' || !text.includes(String.raw`\'`)) return read;
  // MySQL's information_schema escapes a clause as if it were quoted itself: (`s` in (_utf8mb4\'a\')).
  const again = parseSql(text.replaceAll(/\\(['\\])/g, '$1'), MYSQL_GRAMMAR, options);
  return again.op === 'unknown' ? read : again;
}

import { type ColumnType, quoteText } from '@rowloom/engine';
import { rewriteMysqlExpression } from '../../rewrite/syntax/rewrite-mysql.ts';
import type { Speech } from '../speech.ts';

/** Features of PostgreSQL's regular expressions that the libraries of MySQL and MariaDB interpret differently. */
const FOREIGN = /\\[mMyYAZ]|\(\?|\[\[[.=<>:]{1}[<>.=]|\*\*\*/;

export const mysql: Speech = {
  rewrite: (sql, { types }) => rewriteMysqlExpression(sql, [...types.keys()]),
  cast({ arg, type, inner, isPlain }) {
    if (isPlain) return inner;
    return type.kind === 'date' && arg.op === 'literal' ? `CAST(${inner} AS DATE)` : printCast(type, inner);
  },
  namesEscape: false,
  likeAnyCase: (subject, pattern, suffix) => `LOWER(${subject}) LIKE LOWER(${pattern})${suffix}`,
  regex: ({ subject, constant, ignoresCase }) =>
    constant === undefined || FOREIGN.test(constant)
      ? undefined
      : `${subject} REGEXP ${quoteText('mysql', `${ignoresCase ? '(?i)' : ''}${constant}`)}`,
  hasArrays: false,
  isDistinct: (left, right) => `NOT (${left} <=> ${right})`,
  isSame: (left, right) => `(${left} <=> ${right})`,
  concat: (left, right) => `CONCAT(${left}, ${right})`,
  roundsDecimals: false,
  calculatesAlike: false,
};

function printCast(type: ColumnType, inner: string): string | undefined {
  if (type.kind === 'text') return `CAST(${inner} AS CHAR)`;
  if (type.kind === 'integer') return `CAST(${inner} AS SIGNED)`;
  if (type.kind === 'decimal')
    return `CAST(${inner} AS DECIMAL(${Math.min(type.precision ?? 38, 65)},${Math.min(type.scale ?? 10, 30)}))`;
  return type.kind === 'timestamp' ? `CAST(${inner} AS DATETIME(6))` : undefined;
}

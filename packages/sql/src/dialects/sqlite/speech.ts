import { rewriteSqliteExpression } from '../../rewrite/syntax/rewrite-sqlite.ts';
import type { Speech } from '../speech.ts';

export const sqlite: Speech = {
  rewrite: (sql, { types }) => rewriteSqliteExpression(sql, [...types.keys()]),
  cast({ arg, type, inner, isPlain }) {
    const isLiteral = arg.op === 'literal';
    if (isPlain || (type.kind === 'date' && isLiteral)) return inner;
    if (type.kind === 'text') return `CAST(${inner} AS TEXT)`;
    if (type.kind === 'integer' && isLiteral) return `CAST(${inner} AS INTEGER)`;
    return (type.kind === 'decimal' || type.kind === 'float') && isLiteral ? `CAST(${inner} AS REAL)` : undefined;
  },
  namesEscape: true,
  likeAnyCase: (subject, pattern, suffix) => `${subject} LIKE ${pattern}${suffix}`,
  regex: () => undefined,
  hasArrays: false,
  isDistinct: (left, right) => `${left} IS NOT ${right}`,
  isSame: (left, right) => `${left} IS ${right}`,
  concat: (left, right) => `${left} || ${right}`,
  // 0.1 + 0.2 is 0.3 only when rounded.
  roundsDecimals: true,
  calculatesAlike: false,
};

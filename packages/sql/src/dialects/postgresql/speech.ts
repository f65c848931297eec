import type { ColumnType } from '@rowloom/engine';
import { rewritePostgresqlExpression } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import type { Speech } from '../speech.ts';

export const postgresql: Speech = {
  rewrite: (sql, { mayCall }) => rewritePostgresqlExpression(sql, mayCall),
  cast({ type, inner }) {
    const name = castName(type);
    return name === undefined ? undefined : `CAST(${inner} AS ${name})`;
  },
  namesEscape: false,
  likeAnyCase: (subject, pattern, suffix) => `${subject} ILIKE ${pattern}${suffix}`,
  regex: ({ subject, pattern, ignoresCase }) => `${subject} ${ignoresCase ? '~*' : '~'} ${pattern}`,
  hasArrays: true,
  isDistinct: (left, right) => `${left} IS DISTINCT FROM ${right}`,
  isSame: (left, right) => `${left} IS NOT DISTINCT FROM ${right}`,
  concat: (left, right) => `${left} || ${right}`,
  roundsDecimals: false,
  calculatesAlike: true,
};

function castName(type: ColumnType): string | undefined {
  switch (type.kind) {
    case 'text':
    case 'enum':
      return 'text';
    case 'integer':
      return 'bigint';
    case 'decimal':
      return 'numeric';
    case 'float':
      return 'double precision';
    case 'date':
    case 'uuid':
    case 'boolean':
    case 'interval':
      return type.kind;
    case 'timestamp':
      return type.zone === true ? 'timestamp with time zone' : 'timestamp';
    default:
      return undefined;
  }
}

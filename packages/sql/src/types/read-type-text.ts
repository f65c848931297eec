import type { ColumnType } from '@rowloom/engine';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import type { FindType } from './read-type.ts';

/** A type as written in `DECLARE total numeric(10,2)`; undefined if the text is not a type. */
export function readTypeText(text: string, findType: FindType): ColumnType | undefined {
  const cast = readPostgresqlExpressionSync(`x::${text}`, { findType, typeOf: () => undefined });
  return cast.op === 'cast' && cast.arg.op === 'column' && cast.arg.name === 'x' ? cast.type : undefined;
}

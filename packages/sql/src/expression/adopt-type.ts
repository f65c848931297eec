import type { ColumnType, Expression } from '@rowloom/engine';
import { castExpression } from './cast-expression.ts';
import type { ColumnTypes } from './expression-context.ts';

const ADOPTED: ReadonlySet<ColumnType['kind']> = new Set([
  'integer',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  'timestamp',
  'interval',
  'array',
  'range',
  'json',
]);

/**
 * A quoted literal takes the type of the column that it is compared with: `birth_date > '1930-01-01'` compares dates.
 */
export function adoptType(literal: Expression, beside: Expression, context: ColumnTypes): Expression {
  if (literal.op !== 'literal' || literal.type !== 'text' || beside.op !== 'column') return literal;
  const type = context.typeOf?.(beside.name);
  if (type === undefined || !ADOPTED.has(type.kind)) return literal;
  return castExpression(literal, type.kind === 'decimal' ? { native: 'numeric', kind: 'decimal' } : type, context);
}

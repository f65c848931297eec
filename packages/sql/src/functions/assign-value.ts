import type { ColumnType, Expression } from '@rowloom/engine';
import { castExpression } from '../expression/cast-expression.ts';
import { number } from '../expression/read-constant.ts';
import { type TypeOf, valueType } from './value-type.ts';

/** Types whose values do not depend on the type's other parameters. */
const PLAIN: ReadonlySet<ColumnType['kind']> = new Set(['boolean', 'integer', 'text', 'date', 'timestamp', 'uuid']);

const FRACTIONS: ReadonlySet<ColumnType['kind']> = new Set(['decimal', 'float']);

/** The value of a variable of the type after an assignment: 2.5 becomes 3 in an integer. */
export function assignValue(value: Expression, type: ColumnType, typeOf: TypeOf): Expression {
  if (value.op === 'literal' && value.type === 'number' && FRACTIONS.has(type.kind) && /^-?\d+$/.test(value.value))
    // Integers divide without remainder, and 7 in a decimal variable is not an integer.
    return castExpression(number(`${value.value}.0`), type, { typeOf });
  if (value.op === 'literal' || value.op === 'array') return castExpression(value, type, { typeOf });
  const own = valueType(value, typeOf);
  const isSame =
    own !== undefined &&
    (own.native === type.native ||
      (own.kind === type.kind && PLAIN.has(type.kind)) ||
      (own.kind === 'decimal' && type.native === 'numeric'));
  return isSame ? value : { op: 'cast', arg: value, type };
}

import { callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import { scaleOf } from '../domain/exact-fit.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';

/**
 * `round(x, 6)` of amounts with at most six decimals is `x`. Schemas for databases that store decimals as floats use
 * this, so that matching sums also compare equal.
 */
export function simplifyRounding(expression: Expression, columns: ColumnsByName): Expression {
  const inner = mapParts(expression, (part) => simplifyRounding(part, columns));
  const rounded = callOf(inner, 'rounding');
  const [value, digits] = rounded?.args ?? [];
  if (value === undefined || digits?.op !== 'literal' || digits.type !== 'number') return inner;
  const scale = scaleOf(value, columns);
  return scale !== undefined && scale <= Number(digits.value) ? value : inner;
}

import { callOf } from '../../language/expression/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnsByName } from '../conjunct.ts';

/**
 * `round(x, 6)` of amounts that have no more than six decimals is `x`. Databases that keep decimals as floats are
 * written to so, that sums which agree also compare equal.
 */
export function simplifyRounding(expression: Expression, columns: ColumnsByName): Expression {
  const inner = mapParts(expression, (part) => simplifyRounding(part, columns));
  const rounded = callOf(inner, 'rounding');
  const [value, digits] = rounded?.args ?? [];
  if (value === undefined || digits?.op !== 'literal' || digits.type !== 'number') return inner;
  const scale = scaleOf(value, columns);
  return scale !== undefined && scale <= Number(digits.value) ? value : inner;
}

/** The decimals that an exact calculation can have; undefined where it is not exact. */
function scaleOf(expression: Expression, columns: ColumnsByName): number | undefined {
  switch (expression.op) {
    case 'literal':
      return expression.type === 'number' ? (expression.value.split('.')[1] ?? '').length : undefined;
    case 'column': {
      const type = columns.get(expression.name)?.type;
      if (type?.kind === 'integer') return 0;
      return type?.kind === 'decimal' ? type.scale : undefined;
    }
    case 'negate':
      return scaleOf(expression.arg, columns);
    case 'arithmetic': {
      const left = scaleOf(expression.left, columns);
      const right = scaleOf(expression.right, columns);
      if (left === undefined || right === undefined) return undefined;
      if (expression.operator === '*') return left + right;
      return expression.operator === '+' || expression.operator === '-' ? Math.max(left, right) : undefined;
    }
    default:
      return undefined;
  }
}

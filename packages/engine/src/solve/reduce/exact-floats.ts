import { decimal, isWhole, multiplyDecimals, parseDecimal, ZERO } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { allOf, demand, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';

/** Floats in quarters are exact in binary, and so are their sums and products: a server computes the same last bit. */
const GRAIN = decimal(25n, 2);
const GRAINS_OF_LITERALS = decimal(1024n);

/** The constraints on an expression's columns under which a float column holds its value exactly, if possible. */
export const exactFloats = (column: SolverColumn, expression: Expression, reduction: Reduction): Ways | undefined => {
  if (column.type.kind !== 'float') return undefined;
  const floats: SolverColumn[] = [];
  for (const name of columnsOf(expression)) {
    const source = reduction.columns.get(name);
    if (source?.type.kind === 'float' && source.given !== true) floats.push(source);
    else if (source?.type.kind !== 'integer') return undefined;
  }
  // A product needs the digits of both factors, which is more than a short float has.
  const isShort = [column, ...floats].some(({ type }) => type.kind === 'float' && type.bits === 32);
  if (!isExact(expression, isShort)) return undefined;
  return allOf(
    reduction.columns,
    ...floats.map(({ name }) => demand(reduction, name, { multiple: { divisor: GRAIN, remainder: ZERO } })),
  );
};

function isExact(expression: Expression, isShort: boolean): boolean {
  switch (expression.op) {
    case 'literal': {
      const value = expression.type === 'number' ? parseDecimal(expression.value) : undefined;
      return value !== undefined && isWhole(multiplyDecimals(value, GRAINS_OF_LITERALS));
    }
    case 'column':
      return true;
    case 'negate':
      return isExact(expression.arg, isShort);
    case 'cast':
      return expression.type.kind === 'float' && isExact(expression.arg, isShort);
    case 'arithmetic': {
      const { operator, left, right } = expression;
      if (operator !== '+' && operator !== '-' && operator !== '*') return false;
      if (operator === '*' && isShort && columnsOf(left).length > 0 && columnsOf(right).length > 0) return false;
      return isExact(left, isShort) && isExact(right, isShort);
    }
    default:
      return false;
  }
}

import { canonicalDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { linearFormOf } from './linear-form.ts';
import { allOf, tie, unproven, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import { rangeOfType } from '../domain/scalar.ts';

/**
 * What makes a difference next to nothing where it is not a sum of columns, as in `abs(total - price * quantity) < 0.01`: a
 * column that stands alone, or as a factor, follows from the rest. Whether it comes near enough once it is stored is tested.
 */
export const reduceNearly = (expression: Expression, reduction: Reduction): Ways | undefined => {
  if (expression.op !== 'arithmetic' || expression.operator !== '-') return undefined;
  if (linearFormOf(expression, reduction)) return undefined;
  const { left, right } = expression;
  for (const [side, rest] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const [column, value] of solutionsOf(side, rest)) {
      const known = reduction.columns.get(column);
      if (known === undefined || known.given === true || columnsOf(value).includes(column)) continue;
      const follows = tie({ kind: 'equal', column, expression: withinType(known, value) });
      return allOf(reduction.columns, unproven(reduction), follows);
    }
  }
  return undefined;
};

/** A value that its column has no room for is cut, so that the test finds it instead of the server. */
function withinType(column: SolverColumn, value: Expression): Expression {
  const { min, max } = rangeOfType(column);
  if (min === undefined || max === undefined) return value;
  const [least, most] = [min, max].map(
    (edge): Expression => ({ op: 'literal', type: 'number', value: canonicalDecimal(edge) }),
  ) as [Expression, Expression];
  return { op: 'call', name: 'least', args: [most, { op: 'call', name: 'greatest', args: [least, value] }] };
}

/** Columns with what they have to be for one side to be the other. */
function solutionsOf(side: Expression, rest: Expression): readonly (readonly [string, Expression])[] {
  if (side.op === 'column') return [[side.name, rest]];
  if (side.op !== 'arithmetic' || side.operator !== '*') return [];
  const { left, right } = side;
  return [
    [left, right],
    [right, left],
  ].flatMap(([factor, other]) =>
    factor?.op === 'column' && other !== undefined
      ? [[factor.name, { op: 'arithmetic', operator: '/', left: rest, right: other }] as const]
      : [],
  );
}

import { callOf } from '../../language/functions/call-form.ts';
import { numberFromDecimal, type Decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import type { ComparedCall } from './compared-call.ts';
import { countRanges } from './compare-column.ts';
import { hintAt } from './hint-at.ts';
import { anyOf, type Goal, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import { columnOf } from './reduce-text-form.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** `jsonb_array_length(x) between 1 and 3`: a list of so many items. */
export const reduceJsonLength = (
  operator: PlainComparison,
  column: SolverColumn,
  limit: Decimal,
  goal: Goal,
  reduction: Reduction,
): Ways =>
  anyOf(
    ...countRanges(operator, limit).map(({ min, max }) =>
      hintAt(column.name, { jsonTypes: ['array'], arrayMin: min, arrayMax: max }, goal, reduction),
    ),
  );

/** `place < jsonb_array_length(x)`: only of a list can the length be taken at all. */
export const presumeLists = (expression: Expression, goal: Goal, reduction: Reduction): readonly Ways[] => {
  const inner = partsOf(expression).flatMap((part) => presumeLists(part, goal, reduction));
  if (expression.op !== 'call' || callOf(expression, 'measure')?.form.of !== 'json_items') return inner;
  const column = columnOf(expression.args[0], reduction);
  return column && kindOfColumn(column) === 'json'
    ? [hintAt(column.name, { jsonTypes: ['array'] }, goal, reduction), ...inner]
    : inner;
};

/** `family(x) = 6`, `masklen(x) <= 24`. */
export const reduceNetwork = (
  { operator, limit, goal, reduction }: ComparedCall,
  part: 'family' | 'prefix',
  column: SolverColumn,
): Ways | undefined => {
  const value = numberFromDecimal(limit);
  if (part === 'prefix')
    return anyOf(
      ...countRanges(operator, limit).map(({ min, max }) =>
        hintAt(column.name, { network: { min_prefix: min, max_prefix: max } }, goal, reduction),
      ),
    );
  const version = value === 6 ? 6 : 4;
  if ((value !== 4 && value !== 6) || (operator !== '=' && operator !== '<>')) return undefined;
  return hintAt(
    column.name,
    { network: { version: operator === '=' ? version : version === 4 ? 6 : 4 } },
    goal,
    reduction,
  );
};

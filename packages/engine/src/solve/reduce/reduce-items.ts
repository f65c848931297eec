import { canonicalDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { formatValue } from '../../language/values/format-value.ts';
import { toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import { hintAt } from './hint-at.ts';
import { columnOf } from './reduce-text-form.ts';
import { allOf, constantOf, demand, tie, unproven, type Goal, type Reduction, type Ways } from './reduction.ts';
import type { ColumnDomain, SolverColumn } from '../row-solution.ts';
import { kindOfColumn } from '../domain/scalar.ts';

type Quantified = Extract<Expression, { op: 'quantified' }>;

/** `'a' = ANY (tags)`, `0 < ALL (counts)`. */
const itemsAsked = ({ operator, quantifier }: Quantified, value: SqlValue): ColumnDomain['items'] => {
  if (operator === '=')
    return quantifier === 'any' ? { includes: [formatValue(value)] } : { one_of: [formatValue(value)] };
  const number = toDecimal(value);
  if (quantifier !== 'all' || !number || !/^[<>]=?$/.test(operator)) return undefined;
  const bound = { value: canonicalDecimal(number), inclusive: operator.endsWith('=') };
  return operator.startsWith('<') ? { min: bound } : { max: bound };
};

const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });

/** `answer = ANY (options)`: one of the items, at a place that differs from row to row. */
const followItems = (column: SolverColumn, list: SolverColumn, reduction: Reduction): Ways => {
  const items: Expression = { op: 'column', name: list.name };
  const joined = call('array_to_string', items, { op: 'literal', type: 'text', value: ',' });
  const chance = call('mod', call('abs', call('hashtext', joined)), call('cardinality', items));
  const place: Expression = { op: 'arithmetic', operator: '+', left: number(1), right: chance };
  return allOf(
    reduction.columns,
    unproven(reduction),
    demand(reduction, list.name, { arrayMin: 1, nulls: 'never' }),
    tie({ kind: 'equal', column: column.name, expression: call('[]', items, place) }),
  );
};

/** Conditions over the items of an array; `undefined` for all others. */
export const reduceItems = (expression: Quantified, goal: Goal, reduction: Reduction): Ways | undefined => {
  const list = columnOf(expression.right, reduction);
  if (!list || kindOfColumn(list) !== 'array') return undefined;
  const column = columnOf(expression.left, reduction);
  if (column && !column.given && expression.quantifier === 'any' && expression.operator === '=')
    return followItems(column, list, reduction);
  const value = constantOf(reduction, expression.left);
  const items = value === undefined || value === null ? undefined : itemsAsked(expression, value);
  return items && hintAt(list.name, { items }, goal, reduction);
};

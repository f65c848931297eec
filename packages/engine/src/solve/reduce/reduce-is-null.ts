import { formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, partsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';
import { expandPart, isStrict } from './expand-part.ts';
import { isCondition } from './is-condition.ts';
import {
  allOf,
  anyOf,
  constantOf,
  demand,
  IMPOSSIBLE,
  known,
  unproven,
  type Reduction,
  type Ways,
} from './reduction.ts';

/** `x IS NULL` if that is the goal, `x IS NOT NULL` otherwise. */
export const reduceIsNull = (arg: Expression, wanted: boolean, reduction: Reduction): Ways => {
  if (arg.op === 'column') return demand(reduction, arg.name, { nulls: wanted ? 'always' : 'never' });
  if (isNeverNull(arg, reduction.columns)) return known(false, { truth: wanted, nullPasses: false });
  const test: Expression = { op: 'is', arg, value: 'null' };
  const again = (inner: Expression): Ways =>
    inner.op === 'is' ? reduceIsNull(inner.arg, wanted, reduction) : IMPOSSIBLE;
  const expanded = expandPart(test, reduction, again);
  if (expanded) return expanded;
  const constant = constantOf(reduction, arg);
  if (constant !== undefined) return known(constant === null, { truth: wanted, nullPasses: false });
  if (!isStrict(arg)) return reduceLenient(arg, wanted, reduction);
  const tests = columnsOf(arg).map((name) => demand(reduction, name, { nulls: wanted ? 'always' : 'never' }));
  return wanted ? anyOf(...tests) : allOf(reduction.columns, ...tests);
};

/** What may be known though a part of it is NULL: AND and OR, or a test among them. */
const reduceLenient = (arg: Expression, wanted: boolean, reduction: Reduction): Ways => {
  if (!isCondition(arg, reduction.columns)) return unproven(reduction);
  const decide = (condition: Expression, truth: boolean, nullPasses: boolean): Ways =>
    reduction.reduce(condition, { truth, nullPasses });
  if (!wanted) return anyOf(decide(arg, true, false), decide(arg, false, false));
  if (arg.op === 'not') return reduceIsNull(arg.arg, true, reduction);
  if (arg.op !== 'and' && arg.op !== 'or') return unproven(reduction);
  const { args, op } = arg;
  return anyOf(
    ...args.map((part) =>
      allOf(
        reduction.columns,
        reduceIsNull(part, true, reduction),
        ...args.filter((other) => other !== part).map((other) => decide(other, op === 'and', true)),
      ),
    ),
  );
};

/** Whether the expression has a value in every row. */
const isNeverNull = (expression: Expression, columns: ColumnsByName): boolean => {
  switch (expression.op) {
    case 'literal':
      return expression.type !== 'null';
    case 'column':
      return columns.get(expression.name)?.nullable === false;
    case 'is':
      return true;
    case 'compare':
      return expression.operator.startsWith('is') || partsOf(expression).every((part) => isNeverNull(part, columns));
    case 'and':
    case 'or':
    case 'not':
    case 'in':
      return partsOf(expression).every((part) => isNeverNull(part, columns));
    case 'call':
      return formOf(expression)?.is === 'null_count';
    default:
      return false;
  }
};

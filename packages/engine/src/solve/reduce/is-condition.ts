import type { Expression } from '../../language/expression/expression.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';

const TESTS: ReadonlySet<Expression['op']> = new Set([
  'not',
  'and',
  'or',
  'compare',
  'in',
  'is',
  'like',
  'regex',
  'quantified',
]);

/** Whether the expression is true, false or NULL rather than some other value. */
export const isCondition = (expression: Expression, columns: ColumnsByName): boolean => {
  if (TESTS.has(expression.op)) return true;
  switch (expression.op) {
    case 'literal':
      return expression.type === 'boolean';
    case 'column':
      return columns.get(expression.name)?.type.kind === 'boolean';
    case 'cast':
      return expression.type.kind === 'boolean';
    case 'call':
      return findFunction(expression.name)?.result === 'boolean';
    case 'case':
      return expression.whens.every(({ then }) => isCondition(then, columns));
    default:
      return false;
  }
};

import type { Comparison, Expression } from '@rowloom/engine';
import { compareRows } from './compare-rows.ts';
import { adoptType } from '../expression/adopt-type.ts';
import { boolean, number } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';

const CONDITIONS: ReadonlySet<Expression['op']> = new Set([
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

export const isCondition = (expression: Expression): boolean => CONDITIONS.has(expression.op);

export const not = (arg: Expression): Expression => ({ op: 'not', arg });

/** Both dialects have numbers for booleans, so that `(a IS NULL) = 1` and `active = TRUE` compare across the two kinds. */
export function buildComparison(
  operator: Comparison,
  left: Expression,
  right: Expression,
  scope: ReadExpressionOptions,
): Expression {
  const rows = compareRows(operator, left, right, (by, one, other) => buildComparison(by, one, other, scope));
  if (rows !== undefined) return rows;
  const decided = compareCondition(operator, left, right) ?? compareCondition(operator, right, left);
  return (
    decided ?? {
      op: 'compare',
      operator,
      left: adoptLiteral(left, right, scope),
      right: adoptLiteral(right, left, scope),
    }
  );
}

/** A literal in the kind of the column that stands beside it. */
export function adoptLiteral(literal: Expression, beside: Expression, scope: ReadExpressionOptions): Expression {
  const type = beside.op === 'column' ? scope.typeOf?.(beside.name) : undefined;
  if (type?.kind === 'boolean') return booleanOf(literal) ?? adoptType(literal, beside, scope);
  if (literal.op === 'literal' && literal.type === 'boolean' && type !== undefined)
    return number(literal.value ? '1' : '0');
  return adoptType(literal, beside, scope);
}

function compareCondition(operator: Comparison, test: Expression, literal: Expression): Expression | undefined {
  if (!isCondition(test) || (operator !== '=' && operator !== '<>')) return undefined;
  const wanted = booleanOf(literal);
  if (wanted?.op !== 'literal') return undefined;
  return (wanted.value === true) === (operator === '=') ? test : not(test);
}

function booleanOf(literal: Expression): Expression | undefined {
  if (literal.op !== 'literal') return undefined;
  if (literal.type === 'boolean') return literal;
  if (literal.type !== 'number') return undefined;
  return literal.value === '1' ? boolean(true) : literal.value === '0' ? boolean(false) : undefined;
}

import type { Arithmetic, Expression } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';
import { isCondition } from './build-comparison.ts';

const INTEGER = { native: 'integer', kind: 'integer', bits: 32 } as const;

/** Conditions count as 0 and 1; a sum of NULL tests is PostgreSQL's num_nulls. */
export function buildArithmetic(operator: Arithmetic, left: Expression, right: Expression): Expression {
  if (operator === '||') return { op: 'arithmetic', operator, left, right };
  const [first, second] = [asNumber(left), asNumber(right)];
  const counted = operator === '+' ? joinCounts(first, second) : undefined;
  return counted ?? { op: 'arithmetic', operator, left: first, right: second };
}

/** `-5` is a number, `-a` a negation. */
export function buildNegation(arg: Expression): Expression {
  if (arg.op !== 'literal' || arg.type !== 'number') return { op: 'negate', arg: asNumber(arg) };
  return number(arg.value.startsWith('-') ? arg.value.slice(1) : `-${arg.value}`);
}

function asNumber(expression: Expression): Expression {
  if (expression.op === 'literal' && expression.type === 'boolean') return number(expression.value ? '1' : '0');
  if (!isCondition(expression)) return expression;
  if (expression.op === 'is' && expression.value === 'null') return counting('num_nulls', [expression.arg]);
  if (expression.op === 'not' && expression.arg.op === 'is' && expression.arg.value === 'null')
    return counting('num_nonnulls', [expression.arg.arg]);
  return { op: 'cast', arg: expression, type: INTEGER };
}

const counting = (name: string, args: readonly Expression[]): Expression => ({ op: 'call', name, args });

function joinCounts(left: Expression, right: Expression): Expression | undefined {
  if (left.op !== 'call' || right.op !== 'call' || left.name !== right.name || !left.name.startsWith('num_n'))
    return undefined;
  return counting(left.name, [...left.args, ...right.args]);
}

import type { Expression } from '@rowloom/engine';
import { isNullTest } from './is-null-test.ts';

type Case = Extract<Expression, { op: 'case' }>;

/**
 * A condition that fails for the same rows. Functions refuse one case after another, which makes a long CASE; in a
 * CHECK, where NULL passes, `IF a THEN RETURN false` is `NOT a AND …`, which can be solved far more often.
 */
export function relaxCondition(expression: Expression): Expression {
  if (expression.op === 'and' || expression.op === 'or')
    return join(expression.op, ...expression.args.map(relaxCondition));
  return expression.op === 'case' && expression.arg === undefined ? relaxCase(expression) : expression;
}

function relaxCase({ whens: [first, ...others], otherwise }: Case): Expression {
  const rest = otherwise === undefined ? TRUE : relaxCondition(otherwise);
  if (first === undefined) return rest;
  const { when, then } = first;
  const after = others.length === 0 ? rest : relaxCase({ op: 'case', whens: others, otherwise: rest });
  if (isLiteral(then, false)) return isLiteral(after, true) ? not(when) : join('and', not(when), after);
  // If the test itself can be NULL, the rest would not be evaluated.
  if (isNullTest(when) && (isLiteral(then, true) || isLiteral(then, null))) return join('or', when, after);
  const kept = { when, then: relaxCondition(then) };
  if (after.op !== 'case' || after.arg !== undefined) return { op: 'case', whens: [kept], otherwise: after };
  return { ...after, whens: [kept, ...after.whens] };
}

const TRUE: Expression = { op: 'literal', type: 'boolean', value: true };

const not = (arg: Expression): Expression => (arg.op === 'not' ? arg.arg : { op: 'not', arg });

const isLiteral = (expression: Expression, value: boolean | null): boolean =>
  expression.op === 'literal' && expression.value === value;

const join = (op: 'and' | 'or', ...args: readonly Expression[]): Expression => ({
  op,
  args: args.flatMap((arg) => (arg.op === op ? arg.args : [arg])),
});

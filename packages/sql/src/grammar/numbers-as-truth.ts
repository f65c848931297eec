import { type Expression, findFunction } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';

const isNumber = (name: string): boolean => {
  const result = findFunction(name)?.result;
  return result === 'integer' || result === 'number';
};

export function isNumeric(expression: Expression): boolean {
  if (expression.op === 'arithmetic') return expression.operator !== '||';
  return expression.op === 'negate' || (expression.op === 'call' && isNumber(expression.name));
}

/** `CHECK (flags & 1)`, `CHECK (length(name) AND …)`: a number used as a condition holds unless it is 0. */
export function numbersAsTruth(expression: Expression): Expression {
  switch (expression.op) {
    case 'and':
    case 'or':
      return { ...expression, args: expression.args.map(numbersAsTruth) };
    case 'not':
      return { ...expression, arg: numbersAsTruth(expression.arg) };
    default:
      return isNumeric(expression)
        ? { op: 'compare', operator: '<>', left: expression, right: number('0') }
        : expression;
  }
}

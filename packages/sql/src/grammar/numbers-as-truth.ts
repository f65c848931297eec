import type { Expression } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';

const NUMERIC: ReadonlySet<string> = new Set([
  '&',
  '|',
  '#',
  '~',
  '<<',
  '>>',
  'div',
  'abs',
  'ascii',
  'bit_count',
  'bit_length',
  'char_length',
  'extract',
  'jsonb_array_length',
  'length',
  'mod',
  'octet_length',
  'strpos',
]);

export function isNumeric(expression: Expression): boolean {
  if (expression.op === 'arithmetic') return expression.operator !== '||';
  return expression.op === 'negate' || (expression.op === 'call' && NUMERIC.has(expression.name));
}

/** `CHECK (flags & 1)`, `CHECK (length(name) AND …)`: a number where a condition stands holds unless it is 0. */
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

import { type ColumnType, type Expression, mapParts } from '@rowloom/engine';
import { number, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { buildArithmetic } from '../grammar/build-arithmetic.ts';
import { isNumeric } from '../grammar/numbers-as-truth.ts';
import { placeInSet, placeOf } from './list-functions.ts';

const NUMBERS: ReadonlySet<ColumnType['kind']> = new Set(['integer', 'decimal', 'float', 'year']);

/**
 * Beside a number, an ENUM is the index of its label, a SET the sum of the bits of its labels, and BIT its number: `e >
 * 1`, `e + 0`, `s & 4`.
 */
export function numberLabels(expression: Expression, scope: ReadExpressionOptions): Expression {
  const inner = mapParts(expression, (part) => numberLabels(part, scope));
  const asNumber = (part: Expression): Expression => labelNumber(part, scope) ?? part;
  switch (inner.op) {
    case 'compare':
      if (isNumber(inner.left, scope)) return { ...inner, right: asNumber(inner.right) };
      return isNumber(inner.right, scope) ? { ...inner, left: asNumber(inner.left) } : inner;
    case 'in':
      return inner.list.every((item) => isNumber(item, scope)) ? { ...inner, arg: asNumber(inner.arg) } : inner;
    case 'arithmetic':
      return inner.operator === '||' ? inner : { ...inner, left: asNumber(inner.left), right: asNumber(inner.right) };
    case 'call':
      return BITS.has(inner.name) ? { ...inner, args: inner.args.map(asNumber) } : inner;
    default:
      return inner;
  }
}

const BITS: ReadonlySet<string> = new Set(['&', '|', '#', '~', '<<', '>>', 'bit_count', 'div']);

function isNumber(expression: Expression, scope: ReadExpressionOptions): boolean {
  if (expression.op === 'column') return NUMBERS.has(scope.typeOf?.(expression.name)?.kind ?? 'unknown');
  return (expression.op === 'literal' && expression.type === 'number') || isNumeric(expression);
}

function labelNumber(expression: Expression, scope: ReadExpressionOptions): Expression | undefined {
  const type = expression.op === 'column' ? scope.typeOf?.(expression.name) : undefined;
  if (type?.kind === 'enum' && type.values !== undefined) return placeOf([expression, ...type.values.map(text)]);
  if (type?.kind === 'bits') return { op: 'call', name: 'bits_value', args: [expression] };
  if (type?.kind !== 'set') return undefined;
  return type.values
    .map((label, index): Expression => {
      const place = placeInSet([text(label), expression]) ?? number('0');
      const when: Expression = { op: 'compare', operator: '>', left: place, right: number('0') };
      return { op: 'case', whens: [{ when, then: number(String(2n ** BigInt(index))) }], otherwise: number('0') };
    })
    .reduce((left, right) => buildArithmetic('+', left, right));
}

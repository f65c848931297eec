import type { Expression } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';

/** MySQL divides integers exactly, and returns NULL for division by zero. */
export function divideMysql(left: Expression, right: Expression): Expression {
  if (right.op === 'literal' && right.type === 'number' && !/^-?0*(?:\.0*)?$/.test(right.value)) {
    const divisor = right.value.includes('.') ? right : number(`${right.value}.0`);
    return { op: 'arithmetic', operator: '/', left, right: divisor };
  }
  const dividend: Expression =
    left.op === 'literal' && left.type === 'number' && left.value.includes('.')
      ? left
      : { op: 'cast', arg: left, type: { native: 'decimal', kind: 'decimal' } };
  return {
    op: 'arithmetic',
    operator: '/',
    left: dividend,
    right: { op: 'call', name: 'nullif', args: [right, number('0')] },
  };
}

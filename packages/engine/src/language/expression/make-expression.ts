import type { Expression } from './expression.ts';
import type { Arithmetic } from '../values/operators.ts';

/** Short constructors for trees of the `derive` language. */
export const column = (name: string): Expression => ({ op: 'column', name });
export const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });
export const number = (value: string | number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
export const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
export const calculate = (left: Expression, operator: Arithmetic, right: Expression): Expression => ({
  op: 'arithmetic',
  operator,
  left,
  right,
});
export const interval = (micros: number): Expression => ({
  op: 'cast',
  arg: { op: 'literal', type: 'text', value: `${micros} microseconds` },
  type: { kind: 'interval', native: 'interval' },
});

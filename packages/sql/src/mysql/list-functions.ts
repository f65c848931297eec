import type { Expression } from '@rowloom/engine';
import { NULL, number, text } from '../expression/read-constant.ts';
import { buildArithmetic } from '../grammar/build-arithmetic.ts';

type Args = readonly Expression[];

/** `field(x, 'a', 'b')`: the index of the first in the rest, 0 if absent. */
export function placeOf([arg, ...items]: Args): Expression | undefined {
  if (arg === undefined || items.length === 0) return undefined;
  const whens = items.map((when, index) => ({ when, then: number(String(index + 1)) }));
  return { op: 'case', arg, whens, otherwise: number('0') };
}

/** `elt(n, 'a', 'b')`: the n-th of the rest. */
export function itemAt([arg, ...items]: Args): Expression | undefined {
  if (arg === undefined || items.length === 0) return undefined;
  const whens = items.map((then, index) => ({ when: number(String(index + 1)), then }));
  return { op: 'case', arg, whens, otherwise: NULL };
}

/** `find_in_set('a', 'b,a')`: 0 if absent, 1 if first, more elsewhere. */
export function placeInSet([part, list]: Args): Expression | undefined {
  if (part === undefined || list === undefined) return undefined;
  if (list.op === 'literal' && list.type === 'text') return placeOf([part, ...list.value.split(',').map(text)]);
  const enclosed = (inner: Expression): Expression =>
    buildArithmetic('||', buildArithmetic('||', text(','), inner), text(','));
  return { op: 'call', name: 'strpos', args: [enclosed(list), enclosed(part)] };
}

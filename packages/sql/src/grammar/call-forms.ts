import type { Expression } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';

type Args = readonly Expression[];

const call = (name: string, ...args: Args): Expression => ({ op: 'call', name, args });

/** IF and IIF. */
export function chooseBy([when, then, otherwise]: Args): Expression | undefined {
  return when && then && { op: 'case', whens: [{ when, then }], ...(otherwise ? { otherwise } : {}) };
}

/** The greatest or least of several values, NULL if one of them is; PostgreSQL's own ignores NULLs. */
export function greatestOf(name: 'greatest' | 'least', args: Args): Expression {
  const complete: Expression = {
    op: 'compare',
    operator: '=',
    left: call('num_nulls', ...args),
    right: number('0'),
  };
  return { op: 'case', whens: [{ when: complete, then: call(name, ...args) }] };
}

/** A negative start counts from the end. */
export function substringOf(args: Args): Expression | undefined {
  const [value, start, count] = args;
  if (!value || start?.op !== 'literal' || start.type !== 'number' || !start.value.startsWith('-'))
    return call('substr', ...args);
  const tail = call('right', value, number(start.value.slice(1)));
  return count ? call('left', tail, count) : tail;
}

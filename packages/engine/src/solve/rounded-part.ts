import type { Expression } from '../expression/expression.ts';

const NUMBERS: ReadonlySet<string> = new Set(['decimal', 'float']);

/** What `round(a + b, 2)` and `round((a + b)::numeric, 2)` round. */
export const roundedPart = (expression: Expression): Expression | undefined => {
  if (expression.op !== 'call' || expression.name !== 'round') return undefined;
  const [value] = expression.args;
  return value?.op === 'cast' && NUMBERS.has(value.type.kind) ? value.arg : value;
};

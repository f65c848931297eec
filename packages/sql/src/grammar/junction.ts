import type { Expression } from '@rowloom/engine';
import type { Infix } from './grammar.ts';

/** AND and OR take their neighbours of the same kind in. */
export const junction = (op: 'and' | 'or', level: number): Infix => ({
  level,
  build: (left, right) => ({ op, args: [...partsIn(op, left), ...partsIn(op, right)] }),
});

const partsIn = (op: 'and' | 'or', expression: Expression): readonly Expression[] =>
  expression.op === op ? expression.args : [expression];

import type { Expression } from '@rowloom/engine';
import type { Infix } from './grammar.ts';

/** AND and OR take their neighbours of the same kind in. */
export const junction = (op: 'and' | 'or', level: number): Infix => ({
  level,
  build: (left, right) => {
    const grown = left.op === op ? GROWING.get(left.args) : undefined;
    if (grown !== undefined) {
      for (const part of partsIn(op, right)) grown.push(part);
      return left;
    }
    const args = [...partsIn(op, left), ...partsIn(op, right)];
    GROWING.set(args, args);
    return { op, args };
  },
});

/** Lists that were made here, and that nothing but the reading at hand knows yet: copied, they would grow by squares. */
const GROWING = new WeakMap<readonly Expression[], Expression[]>();

const partsIn = (op: 'and' | 'or', expression: Expression): readonly Expression[] =>
  expression.op === op ? expression.args : [expression];

import type { Expression } from '@rowloom/engine';
import type { Infix } from './grammar.ts';

/** AND and OR absorb adjacent junctions of the same kind. */
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

/** Lists created here, which nothing else has seen yet: copying them would take quadratic time. */
const GROWING = new WeakMap<readonly Expression[], Expression[]>();

const partsIn = (op: 'and' | 'or', expression: Expression): readonly Expression[] =>
  expression.op === op ? expression.args : [expression];

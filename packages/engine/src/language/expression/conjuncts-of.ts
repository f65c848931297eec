import type { Expression } from './expression.ts';

/** The conditions of which each has to hold. */
export function conjunctsOf(predicate: Expression): readonly Expression[] {
  return predicate.op === 'and' ? predicate.args.flatMap(conjunctsOf) : [predicate];
}

import type { Expression } from './expression.ts';

/** The conditions that must all hold. */
export function conjunctsOf(predicate: Expression): readonly Expression[] {
  return predicate.op === 'and' ? predicate.args.flatMap(conjunctsOf) : [predicate];
}

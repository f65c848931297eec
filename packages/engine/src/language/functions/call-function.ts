import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import type { SqlValue } from '../values/sql-value.ts';
import { findFunction } from './find-function.ts';
import type { EvaluationContext } from './sql-function.ts';

export const isKnownFunction = (name: string): boolean => findFunction(name)?.evaluate !== undefined;

export const callFunction = (name: string, args: readonly SqlValue[], context: EvaluationContext): SqlValue => {
  const { evaluate, nulls } = findFunction(name) ?? {};
  if (evaluate === undefined) throw new CannotEvaluate(`the function ${name} is not known`);
  return nulls !== 'lenient' && args.includes(null) ? null : evaluate(args, context);
};

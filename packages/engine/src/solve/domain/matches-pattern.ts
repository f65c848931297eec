import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import type { PatternSource } from '../row-solution.ts';

/** Undefined if this cannot be decided here. */
export const matchesPattern = (text: string, { source, ignore_case }: PatternSource): boolean | undefined => {
  const arg = { op: 'literal', type: 'text', value: text } as const;
  const pattern = { op: 'literal', type: 'text', value: source } as const;
  const answer = tryEvaluate({ op: 'regex', arg, pattern, ignore_case }, () => null, { as_of_micros: 0 });
  return typeof answer === 'boolean' ? answer : undefined;
};

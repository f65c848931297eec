import type { Expression } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';
import { not } from '../grammar/build-comparison.ts';
import type { PatternTest } from '../grammar/grammar.ts';
import { posixFromPcre } from './posix-from-pcre.ts';

/** REGEXP, RLIKE and regexp_like; the note about LIKE and case applies here too. */
export function regexTest({ arg, pattern, negated }: PatternTest): Expression {
  const translated = pattern.op === 'literal' && pattern.type === 'text' ? text(posixFromPcre(pattern.value)) : pattern;
  const test: Expression = { op: 'regex', arg, pattern: translated, ...(negated ? { ignore_case: true } : {}) };
  return negated ? not(test) : test;
}

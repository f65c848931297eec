import type { Expression } from '@rowloom/engine';
import { text } from './read-constant.ts';
import { similarPattern } from './similar-pattern.ts';

/** LIKE, regular expressions and SIMILAR TO, under the operators of the grammar and pg_dump. */
const OPERATORS: Readonly<
  Record<string, { readonly op: 'like' | 'regex'; readonly negated: boolean; readonly ignoreCase: boolean }>
> = {
  '~~': { op: 'like', negated: false, ignoreCase: false },
  '!~~': { op: 'like', negated: true, ignoreCase: false },
  '~~*': { op: 'like', negated: false, ignoreCase: true },
  '!~~*': { op: 'like', negated: true, ignoreCase: true },
  '~': { op: 'regex', negated: false, ignoreCase: false },
  '!~': { op: 'regex', negated: true, ignoreCase: false },
  '~*': { op: 'regex', negated: false, ignoreCase: true },
  '!~*': { op: 'regex', negated: true, ignoreCase: true },
};

/** Undefined where the operator is none of these. */
export function readPattern(operator: string, arg: Expression, right: Expression): Expression | undefined {
  const found = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (found === undefined) return undefined;
  const ignoring = found.ignoreCase ? { ignore_case: true } : {};
  const only = found.op === 'regex' && found.negated ? onlyPattern(right) : undefined;
  if (only !== undefined) return { op: 'regex', arg, pattern: text(only), ...ignoring };
  const test: Expression =
    found.op === 'like'
      ? { op: 'like', arg, ...likePattern(right), ...ignoring }
      : { op: 'regex', arg, pattern: regexPattern(right), ...ignoring };
  return found.negated ? { op: 'not', arg: test } : test;
}

function likePattern(right: Expression): { readonly pattern: Expression; readonly escape?: string } {
  if (right.op !== 'call' || right.name !== 'like_escape') return { pattern: right };
  const [pattern, escape] = right.args;
  return pattern !== undefined && escape?.op === 'literal' && escape.type === 'text'
    ? { pattern, escape: escape.value }
    : { pattern: right };
}

function regexPattern(right: Expression): Expression {
  if (right.op !== 'call' || !/^similar_(?:to_)?escape$/.test(right.name)) return right;
  const [pattern, escape] = right.args;
  if (pattern?.op !== 'literal' || pattern.type !== 'text') return right;
  if (escape === undefined || (escape.op === 'literal' && escape.type === 'null'))
    return text(similarPattern(pattern.value));
  return escape.op === 'literal' && escape.type === 'text' ? text(similarPattern(pattern.value, escape.value)) : right;
}

/** "No character outside the set" is the same as "only characters of the set", which can be solved. */
function onlyPattern(right: Expression): string | undefined {
  const set = right.op === 'literal' && right.type === 'text' ? /^\[(\^?)([^\\[\]]+)\]$/.exec(right.value) : null;
  return set === null ? undefined : `^[${set[1] === '^' ? '' : '^'}${set[2] ?? ''}]*$`;
}

import type { Node } from 'libpg-query';
import { locationsIn } from '../parser/nodes.ts';
import { closing, printTokens, type Source, tokenAt, wordAt } from '../text/cut.ts';
import { offsetOfByte } from '../text/locate.ts';

const OPEN = new Set(['(', '[']);
const CLOSE = new Set([')', ']']);
const IS_JSON = new Set([
  'is',
  'not',
  'json',
  'value',
  'array',
  'object',
  'scalar',
  'with',
  'without',
  'unique',
  'keys',
]);

/** A node's text: from its first to its last known token, extended until the brackets balance. */
export function cutNode(node: Node, source: Source): string {
  const locations = [...locationsIn(node)];
  if (locations.length === 0) return '';
  let first = tokenAt(source, offsetOfByte(source.text, Math.min(...locations)));
  let end = tokenAt(source, offsetOfByte(source.text, Math.max(...locations))) + 1;
  // A call's location is its name; parentheses follow even without arguments.
  if (source.tokens[end - 1]?.kind === 'word' && wordAt(source, end) === '(') end += 1;
  let depth = 0;
  for (let at = first; at < end; at += 1) {
    if (OPEN.has(wordAt(source, at))) depth += 1;
    if (CLOSE.has(wordAt(source, at))) depth -= 1;
    while (depth < 0 && first > 0) {
      first -= 1;
      if (OPEN.has(wordAt(source, first))) depth += 1;
    }
    if (at === end - 1 && depth > 0 && end < source.tokens.length) end += 1;
  }
  if ('A_Indirection' in node) [first, end] = widenToSteps(source, first, end);
  if ('JsonIsPredicate' in node) while (IS_JSON.has(wordAt(source, end))) end += 1;
  return printTokens(source, first, end);
}

/** The steps of `(address).city` and `tags[1:2]` have no locations of their own. */
function widenToSteps(source: Source, from: number, to: number): [number, number] {
  let [first, end] = [from, to];
  while (wordAt(source, first - 1) === '(' && wordAt(source, end) === ')' && /^[.[)]$/.test(wordAt(source, end + 1))) {
    first -= 1;
    end += 1;
  }
  for (;;) {
    if (wordAt(source, end) === '.') end += 2;
    else if (wordAt(source, end) === '[') end = closing(source, end) + 1;
    else return [first, end];
  }
}

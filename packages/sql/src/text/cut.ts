import type { Token } from './tokens.ts';

/** A text with its tokens, for extracting clauses: the parse tree knows where a clause begins, not where it ends. */
export type Source = { readonly text: string; readonly tokens: readonly Token[] };

/** Index of the first token at or after the offset. */
export function tokenAt(source: Source, offset: number): number {
  let low = 0;
  let high = source.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((source.tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The token as written, unquoted words in lower case. */
export function wordAt(source: Source, index: number): string {
  const token = source.tokens[index];
  if (token === undefined) return '';
  const text = source.text.slice(token.start, token.end);
  return token.kind === 'word' ? text.toLowerCase() : text;
}

/** Index of the next token that is `word` outside any parentheses opened since `from`; -1 if there is none. */
export function findWord(source: Source, from: number, word: string): number {
  for (let at = from; at < source.tokens.length; at += 1) {
    const read = wordAt(source, at);
    if (read === word) return at;
    if (read === '(' || read === '[') at = closing(source, at);
  }
  return -1;
}

/** Index of the bracket that closes the one at `open`, or of the last token. */
export function closing(source: Source, open: number): number {
  let depth = 0;
  for (let at = open; at < source.tokens.length; at += 1) {
    const read = wordAt(source, at);
    if (read === '(' || read === '[') depth += 1;
    else if (read === ')' || read === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return source.tokens.length - 1;
}

/** Tokens `from` (inclusive) to `to` (exclusive), on one line, without comments and outer parentheses. */
export function cutTokens(source: Source, from: number, to: number): string {
  let [first, end] = [from, to];
  while (end - first > 2 && wordAt(source, first) === '(' && closing(source, first) === end - 1) {
    first += 1;
    end -= 1;
  }
  return printTokens(source, first, end);
}

/** The same with its parentheses kept. */
export function printTokens(source: Source, from: number, to: number): string {
  let out = '';
  let previous: Token | undefined;
  for (const token of source.tokens.slice(from, to)) {
    if (previous !== undefined && previous.end < token.start) {
      // SQL joins two strings only if a line break separates them.
      out += previous.kind === 'string' && token.kind === 'string' ? '\n' : ' ';
    }
    out += source.text.slice(token.start, token.end);
    previous = token;
  }
  return out;
}

/** Ranges of tokens between the top-level commas, within `from` (inclusive) to `to` (exclusive). */
export function splitAtCommas(
  source: Source,
  from: number,
  to: number,
): { readonly from: number; readonly to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const read = wordAt(source, at);
    if (read === '(' || read === '[') at = closing(source, at);
    else if (read === ',') {
      parts.push({ from: start, to: at });
      start = at + 1;
    }
  }
  parts.push({ from: start, to });
  return parts;
}

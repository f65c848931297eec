import { GrammarProblem } from './grammar-problem.ts';
import type { Lexicon } from './lexicon.ts';
import type { SqlToken } from './sql-token.ts';

const BLANK = /(?:\s|\uFEFF|--[^\n]*|\/\*[^]*?(?:\*\/|$))+/y;
const BLANK_OR_HASH = /(?:\s|--[^\n]*|#[^\n]*|\/\*[^]*?(?:\*\/|$))+/y;
const NUMBER = /0[xX][0-9A-Fa-f]+|0b[01]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}_$@][\p{L}\p{N}\p{M}_$@]*/uy;
const PREFIXED = /(?:[xX]'[^']*'|[bB]'[01]*')/y;

/**
 * Splits an expression into tokens, `end` last. Throws `GrammarProblem` for an unterminated quote or an unknown
 * character.
 */
export function tokenizeSql(text: string, lexicon: Lexicon): readonly SqlToken[] {
  const tokens: SqlToken[] = [];
  const blank = lexicon.hashComments ? BLANK_OR_HASH : BLANK;
  let at = 0;
  while (at < text.length) {
    at = endOf(blank, text, at) ?? at;
    if (at >= text.length) break;
    const token = tokenAt(text, at, lexicon);
    tokens.push(token);
    at = token.end;
  }
  return [...tokens, { kind: 'end', text: '', start: text.length, end: text.length }];
}

function tokenAt(text: string, start: number, lexicon: Lexicon): SqlToken {
  const quotes = lexicon.quotes.get(text.charAt(start));
  if (quotes !== undefined) return quoted(text, start, quotes.kind, quotes.close, quotes.escapes);
  const bytes = endOf(PREFIXED, text, start);
  if (bytes !== undefined) {
    const digits = text.slice(start + 2, bytes - 1);
    // Bits are a number, as in MySQL.
    return /^b/i.test(text.slice(start, bytes))
      ? { kind: 'number', text: `0b${digits || '0'}`, start, end: bytes }
      : { kind: 'bytes', text: digits, start, end: bytes };
  }
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['word', WORD],
  ] as const) {
    const end = endOf(pattern, text, start);
    if (end !== undefined) return { kind, text: text.slice(start, end), start, end };
  }
  const symbol = lexicon.symbols.find((each) => text.startsWith(each, start));
  if (symbol === undefined) throw new GrammarProblem(`an unexpected character at ${start}`);
  return { kind: 'symbol', text: symbol, start, end: start + symbol.length };
}

function quoted(text: string, start: number, kind: SqlToken['kind'], close: string, escapes: boolean): SqlToken {
  let out = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === close) {
      if (text.charAt(at + 1) !== close || close === ']') return { kind, text: out, start, end: at + 1 };
      out += char;
      at += 1;
    } else if (char === '\\' && escapes) {
      at += 1;
      out += unescape(text.charAt(at));
    } else {
      out += char;
    }
  }
  throw new GrammarProblem(`a quote that never ends at ${start}`);
}

const ESCAPES: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001A' };

/** `\%` and `\_` keep their backslash for LIKE. */
const unescape = (char: string): string =>
  char === '%' || char === '_' ? `\\${char}` : Object.hasOwn(ESCAPES, char) ? (ESCAPES[char] ?? char) : char;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

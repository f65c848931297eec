import type { SqlToken } from '../grammar/sql-token.ts';
import { MYSQL_LEXICON } from '../mysql/mysql-lexicon.ts';
import { quoteEnd } from '../text/quote-end.ts';
import { unquote } from './unquote.ts';

/** The state of reading a script besides the position. */
export type Lexing = {
  readonly isMariadb: boolean;
  /** The statement delimiter, which clients change around routines. */
  delimiter: string;
  /** Open conditional comments that count as text. */
  conditions: number;
  /** The start of an unterminated quote or comment. */
  unclosed?: number;
};

const BLANK = /[\s\uFEFF]+/y;
const NUMBER = /(?:0[xX][\dA-Fa-f]+|0b[01]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$@\u00AA-\uFFFF])/y;
const WORD = /[\w$@\u00AA-\uFFFF]+/y;
const BYTES = /[xX]'[\dA-Fa-f]*'|[bB]'[01]*'/y;
const CONDITION = /\/\*(M?)!(\d{5,6})?/y;

/**
 * The token at or after `from`, `end` at the end of a statement; undefined at the end of the text. Offsets are the
 * text's.
 */
export function nextToken(text: string, from: number, lexing: Lexing): SqlToken | undefined {
  const start = skipBlank(text, from, lexing);
  if (start >= text.length) return undefined;
  const { delimiter } = lexing;
  if (text.startsWith(delimiter, start)) return { kind: 'end', text: delimiter, start, end: start + delimiter.length };
  const char = text.charAt(start);
  if (char === '\\' && /[gG]/.test(text.charAt(start + 1)))
    return { kind: 'end', text: text.slice(start, start + 2), start, end: start + 2 };
  if (char === "'" || char === '"' || char === '`') return quotedToken(text, start, char, lexing);
  const bytes = matchEnd(BYTES, text, start);
  if (bytes !== undefined) return { kind: 'bytes', text: text.slice(start, bytes), start, end: bytes };
  for (const [kind, pattern] of PATTERNS) {
    const end = matchEnd(pattern, text, start);
    if (end === undefined) continue;
    const cut = delimiter === ';' ? -1 : text.slice(start, end).indexOf(delimiter);
    const stop = cut > 0 ? start + cut : end;
    return { kind, text: text.slice(start, stop), start, end: stop };
  }
  const symbol = MYSQL_LEXICON.symbols.find((each) => text.startsWith(each, start)) ?? char;
  return { kind: 'symbol', text: symbol, start, end: start + symbol.length };
}

const PATTERNS = [
  ['number', NUMBER],
  ['word', WORD],
] as const;

/** Double quotes enclose a string, or a name under ANSI_QUOTES: the context decides. */
function quotedToken(text: string, start: number, quote: string, lexing: Lexing): SqlToken {
  const end = quoteEnd(text, start, quote, quote !== '`');
  if (end === undefined) {
    lexing.unclosed ??= start;
    return { kind: 'symbol', text: quote, start, end: text.length };
  }
  const kind = quote === '`' ? 'name' : quote === '"' ? 'either' : 'string';
  return { kind, text: unquote(text.slice(start, end)), start, end };
}

function skipBlank(text: string, from: number, lexing: Lexing): number {
  let at = from;
  for (;;) {
    at = matchEnd(BLANK, text, at) ?? at;
    if (text.startsWith('--', at) || text.startsWith('#', at)) at = endOfLine(text, at);
    else if (lexing.conditions > 0 && text.startsWith('*/', at)) {
      lexing.conditions -= 1;
      at += 2;
    } else if (text.startsWith('/*', at)) at = afterComment(text, at, lexing);
    else return at;
  }
}

/** `/*!40101 … *\/` is text to servers of that version and later; only its two ends are skipped. */
function afterComment(text: string, start: number, lexing: Lexing): number {
  CONDITION.lastIndex = start;
  const [opening, own, version] = CONDITION.exec(text) ?? [];
  if (opening !== undefined && isMet(own === 'M', Number(version ?? 0), lexing.isMariadb)) {
    lexing.conditions += 1;
    return start + opening.length;
  }
  let depth = 1;
  for (let at = start + 2; ; ) {
    const close = text.indexOf('*/', at);
    if (close < 0) {
      lexing.unclosed ??= start;
      return text.length;
    }
    // Only a conditional comment may contain others.
    const inner = opening === undefined ? -1 : text.indexOf('/*', at);
    if (inner >= 0 && inner < close) {
      depth += 1;
      at = inner + 2;
      continue;
    }
    depth -= 1;
    at = close + 2;
    if (depth === 0) return at;
  }
}

/**
 * The server is assumed to be recent. MariaDB skips what is written for MySQL 5.7 and later, MySQL what is for MariaDB.
 */
function isMet(isForMariadb: boolean, version: number, isMariadb: boolean): boolean {
  if (!isMariadb) return !isForMariadb && version < 100_000;
  return version < 50_700 || (version >= 100_000 && version < 130_000);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

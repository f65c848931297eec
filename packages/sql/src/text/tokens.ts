import { quoteEnd } from './quote-end.ts';

/** `start` and `end` are UTF-16 offsets. `word` is an unquoted identifier, keyword or number; `meta` a psql command. */
export type Token = { readonly kind: TokenKind; readonly start: number; readonly end: number };

export type TokenKind = 'word' | 'quoted' | 'string' | 'symbol' | 'meta';

const BLANK = /[\s\uFEFF]+/y;
const WORD = /[\w\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y;
const DOLLAR_TAG = /\$(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)?\$/y;
const STRING_PREFIX = /^(?:[ebxnEBXN]|[uU]&)$/;

/** The token at or after `from`, or undefined at the end; an unterminated quote reaches to the end of the text. */
export function nextToken(text: string, from: number): Token | undefined {
  const start = skipBlank(text, from);
  if (start >= text.length) return undefined;
  const char = text.charAt(start);
  if (char === "'") return { kind: 'string', start, end: quotedEnd(text, start, "'", false) };
  if (char === '"') return { kind: 'quoted', start, end: quotedEnd(text, start, '"', false) };
  if (char === '$') return dollarToken(text, start);
  if (char === '\\' && /[\w.!?\\;]/.test(text.charAt(start + 1))) return metaToken(text, start);
  const end = matchEnd(WORD, text, start);
  if (end === undefined) return { kind: 'symbol', start, end: start + 1 };
  return prefixedString(text, start, end) ?? { kind: 'word', start, end };
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let token = nextToken(text, 0); token !== undefined; token = nextToken(text, token.end)) tokens.push(token);
  return tokens;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = matchEnd(BLANK, text, at) ?? at;
    if (text.startsWith('--', at)) at = endOfLine(text, at);
    else if (text.startsWith('/*', at)) at = commentEnd(text, at);
    else return at;
  }
}

/** Block comments nest in PostgreSQL. */
function commentEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('/*', at)) {
      depth += 1;
      at += 1;
    } else if (text.startsWith('*/', at)) {
      depth -= 1;
      at += 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** An unterminated quote or comment continues to the end of the text. */
const quotedEnd = (...args: Parameters<typeof quoteEnd>): number => quoteEnd(...args) ?? args[0].length;

function dollarToken(text: string, start: number): Token {
  const open = matchEnd(DOLLAR_TAG, text, start);
  if (open === undefined) return { kind: 'symbol', start, end: start + 1 };
  const tag = text.slice(start, open);
  const close = text.indexOf(tag, open);
  return { kind: 'string', start, end: close < 0 ? text.length : close + tag.length };
}

/**
 * `\;` is a semicolon within one message, `\\` ends a command's arguments: neither continues to the end of the line.
 */
function metaToken(text: string, start: number): Token {
  const second = text.charAt(start + 1);
  return { kind: 'meta', start, end: second === ';' || second === '\\' ? start + 2 : endOfLine(text, start) };
}

function prefixedString(text: string, start: number, end: number): Token | undefined {
  const ampersand = text.charAt(end) === '&' && end - start === 1 ? 1 : 0;
  const open = end + ampersand;
  const quote = text.charAt(open);
  if ((quote !== "'" && quote !== '"') || !STRING_PREFIX.test(text.slice(start, open))) return undefined;
  if (quote === '"') {
    return ampersand === 1 ? { kind: 'quoted', start, end: quotedEnd(text, open, quote, false) } : undefined;
  }
  return {
    kind: 'string',
    start,
    end: quotedEnd(text, open, quote, /^e$/i.test(text.charAt(start)) && ampersand === 0),
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function matchEnd(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

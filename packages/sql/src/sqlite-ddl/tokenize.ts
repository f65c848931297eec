/**
 * A token of SQLite's SQL. `value` is a name or text without its quotes, a word in upper case, or the character itself.
 */
export type Token = {
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'symbol';
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The quotation mark of a name: by a leniency of SQLite, `"` may still enclose a text. */
  readonly mark?: string;
};

const FORMS: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /(?:[\s\uFEFF]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))+/y],
  ['text', /'(?:[^']|'')*(?:'|$)/y],
  ['quoted', /"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$)/y],
  ['number', /(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)/y],
  ['word', /[\p{L}_\u{80}-\u{10ffff}][\p{L}\p{N}_$\u{80}-\u{10ffff}]*/uy],
  ['symbol', /[^]/uy],
];

/** Splits SQL that SQLite itself has accepted; other text gives some tokens too, without errors. */
export function tokenize(sql: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < sql.length; ) {
    const [kind, text] = match(sql, at);
    if (kind !== 'space') tokens.push(makeToken(kind, text, at));
    at += text.length;
  }
  return tokens;
}

function match(sql: string, at: number): readonly [Token['kind'] | 'space', string] {
  for (const [kind, form] of FORMS) {
    form.lastIndex = at;
    const found = form.exec(sql)?.[0];
    if (found !== undefined && found !== '') return [kind, found];
  }
  return ['symbol', sql.charAt(at)];
}

function makeToken(kind: Token['kind'], text: string, start: number): Token {
  const place = { kind, start, end: start + text.length };
  if (kind === 'word') return { ...place, value: text.toUpperCase() };
  const mark = text.charAt(0);
  if (kind === 'text') return { ...place, value: unquote(text, "'") };
  if (kind === 'quoted') return { ...place, mark, value: mark === '[' ? text.slice(1, -1) : unquote(text, mark) };
  return { ...place, value: text };
}

function unquote(text: string, mark: string): string {
  return text.slice(1, -1).replaceAll(mark + mark, mark);
}

/** The name that a token stands for, as it is written. */
export function nameOf(sql: string, token: Token | undefined): string {
  if (token === undefined) return '';
  return token.kind === 'word' ? sql.slice(token.start, token.end) : token.value;
}

export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'word' && words.includes(token.value);
}

export function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.value === symbol;
}

/** The position of the closing parenthesis of an opening one; the end if there is none. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isSymbol(tokens[at], '(')) depth++;
    if (isSymbol(tokens[at], ')') && --depth === 0) return at;
  }
  return tokens.length;
}

/** The parts between commas outside parentheses. */
export function splitList(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, '(')) depth++;
    if (isSymbol(token, ')')) depth--;
    if (depth === 0 && isSymbol(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

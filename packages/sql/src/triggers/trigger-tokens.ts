import { type Dialect, DIALECTS } from '@rowloom/engine';
import type { Lexicon } from '../grammar/lexicon.ts';
import type { SqlToken } from '../grammar/sql-token.ts';
import { tokenizeSql } from '../grammar/tokenize-sql.ts';
import { MYSQL_LEXICON } from '../mysql/mysql-lexicon.ts';
import { SQLITE_GRAMMAR } from '../sqlite/sqlite-grammar.ts';
import { NotRead } from '../functions/not-read.ts';

/** A token with its original text. */
export type TriggerToken = Pick<SqlToken, 'kind' | 'text'> & { readonly raw: string };

export type Tokens = readonly TriggerToken[];

const withStatements = (lexicon: Lexicon): Lexicon => ({
  ...lexicon,
  symbols: [...lexicon.symbols, ...';:?[]{}#@$!'.split('')],
});

const PLPGSQL: Lexicon = {
  quotes: new Map([
    ["'", { kind: 'string', close: "'", escapes: false }],
    ['"', { kind: 'name', close: '"', escapes: false }],
  ]),
  hashComments: false,
  symbols: [
    '#>>',
    '#>',
    '->>',
    '->',
    '::',
    ':=',
    '<=',
    '>=',
    '<>',
    '!=',
    '||',
    '&&',
    '@>',
    '<@',
    '!~~*',
    '!~~',
    '~~*',
    '~~',
    '!~*',
    '!~',
    '~*',
    '..',
    ...'=<>+-*/%^&|~!(),.;:?[]{}#@$'.split(''),
  ],
};

const LEXICONS: Readonly<Record<Dialect, Lexicon>> = {
  postgresql: PLPGSQL,
  mysql: withStatements(MYSQL_LEXICON),
  mariadb: withStatements(MYSQL_LEXICON),
  sqlite: withStatements(SQLITE_GRAMMAR.lexicon),
};

/** Whether triggers call functions in PL/pgSQL, which has its own variables and texts. */
export const hasTriggerVariables = (dialect: Dialect): boolean => LEXICONS[dialect] === PLPGSQL;

/** Longer ones do more than conditions can express. */
const MAX_LENGTH = 20_000;

export function triggerTokens(text: string, dialect: Dialect): Tokens {
  if (text.length > MAX_LENGTH) throw new NotRead();
  const tokens = tokenizeSql(text, LEXICONS[dialect])
    .filter(({ kind }) => kind !== 'end')
    .map(({ kind, text: meant, start, end }) => ({ kind, text: meant, raw: text.slice(start, end) }));
  // Nested texts, and backslashes with a special meaning.
  const isStrange = ({ kind, text: meant }: TriggerToken, index: number): boolean =>
    hasTriggerVariables(dialect) &&
    kind === 'word' &&
    (/^\$(?:\D.*)?\$$/.test(meant) || (/^(?:e|u|b|x|n)$/i.test(meant) && tokens[index + 1]?.kind === 'string'));
  if (tokens.some(isStrange)) throw new NotRead();
  return tokens;
}

/** Whether it is this symbol, or this word in lower case. */
export const reads = (token: TriggerToken | undefined, wanted: string): boolean =>
  token?.kind === 'symbol' ? token.text === wanted : token?.kind === 'word' && token.text.toLowerCase() === wanted;

export const word = (text: string): TriggerToken => ({ kind: 'word', text, raw: text });
export const symbol = (text: string): TriggerToken => ({ kind: 'symbol', text, raw: text });

/** The name of a token, in lower case if the dialect folds bare ones so; undefined if it is not a name. */
export function nameIn(token: TriggerToken | undefined, dialect: Dialect): string | undefined {
  if (token?.kind === 'word') return DIALECTS[dialect].foldsNames ? token.text.toLowerCase() : token.text;
  return token?.kind === 'name' || token?.kind === 'either' ? token.text : undefined;
}

/** The place of the parenthesis that closes the one at `from`. */
export function closingAt(tokens: Tokens, from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (reads(tokens[at], '(') || reads(tokens[at], '[')) depth += 1;
    if (reads(tokens[at], ')') || reads(tokens[at], ']')) depth -= 1;
    if (depth === 0) return at;
  }
  throw new NotRead();
}

/**
 * The first position from `from` on, outside parentheses and CASE … END, of one of these words; the end if there is
 * none.
 */
export function findAt(tokens: Tokens, from: number, ...words: readonly string[]): number {
  let cases = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (cases === 0 && words.some((each) => reads(token, each))) return at;
    if (reads(token, '(') || reads(token, '[')) at = closingAt(tokens, at);
    else if (reads(token, 'case')) cases += 1;
    else if (reads(token, 'end') && cases > 0) cases -= 1;
  }
  return tokens.length;
}

/** The pieces between these words at the top level. BETWEEN keeps its AND. */
export function splitAt(tokens: Tokens, separator: string): readonly Tokens[] {
  const pieces: Tokens[] = [];
  let start = 0;
  for (let at = 0; ; ) {
    const end = findAt(tokens, at, separator);
    const piece = tokens.slice(start, end);
    const isOpen =
      separator === 'and' && end < tokens.length && findAt(piece, 0, 'between') < piece.length && !hasAnd(piece);
    if (!isOpen) {
      pieces.push(piece);
      start = end + 1;
    }
    if (end >= tokens.length) return pieces;
    at = end + 1;
  }
}

const hasAnd = (piece: Tokens): boolean => findAt(piece, 0, 'and') < piece.length;

export function withoutParentheses(tokens: Tokens): Tokens {
  return reads(tokens[0], '(') && closingAt(tokens, 0) === tokens.length - 1
    ? withoutParentheses(tokens.slice(1, -1))
    : tokens;
}

export const printed = (tokens: Tokens): string => tokens.map(({ raw }) => raw).join(' ');

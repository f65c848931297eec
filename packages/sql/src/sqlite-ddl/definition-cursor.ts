import { DdlProblem } from '../mysql-ddl/ddl-problem.ts';
import { isReserved } from './reserved-words.ts';
import { closing, isSymbol, isWord, nameOf, type Token, tokenize } from './tokenize.ts';

/** Reads the tokens of a definition in sequence. Offsets are those of the statement's text. */
export type DefinitionCursor = {
  readonly sql: string;
  readonly peek: (ahead?: number) => Token | undefined;
  readonly take: () => Token | undefined;
  readonly atEnd: () => boolean;
  /** Skips the words if all of them come next. */
  readonly accept: (...words: readonly string[]) => boolean;
  readonly acceptSymbol: (symbol: string) => boolean;
  readonly expect: (...words: readonly string[]) => void;
  readonly isName: (ahead?: number) => boolean;
  readonly takeName: (what: string) => string;
  /** The content of the parentheses that come next. */
  readonly takeGroup: (what: string) => DefinitionCursor;
  readonly rest: () => readonly Token[];
  readonly fail: (what: string) => never;
  readonly failAt: (token: Token | undefined, message: string) => never;
};

export function openDefinition(sql: string): DefinitionCursor {
  return openTokens(
    sql,
    tokenize(sql).filter((token) => !isSymbol(token, ';')),
    sql.length,
  );
}

function openTokens(sql: string, tokens: readonly Token[], end: number): DefinitionCursor {
  let at = 0;
  const peek = (ahead = 0): Token | undefined => tokens[at + ahead];
  const failAt = (token: Token | undefined, message: string): never => {
    throw new DdlProblem(message, token?.start ?? end);
  };
  const fail = (what: string): never => {
    const token = peek();
    return failAt(token, `Here ${what} is expected, not ${token === undefined ? 'the end' : shown(sql, token)}.`);
  };
  const accept = (...words: readonly string[]): boolean => {
    if (!words.every((word, ahead) => isWord(peek(ahead), word))) return false;
    at += words.length;
    return true;
  };
  const isName = (ahead = 0): boolean => {
    const token = peek(ahead);
    if (token?.kind === 'word') return !isReserved(token.value);
    return token?.kind === 'quoted' || token?.kind === 'text';
  };
  return {
    sql,
    peek,
    take: () => tokens[at++],
    atEnd: () => at >= tokens.length,
    accept,
    acceptSymbol: (symbol) => {
      const isNext = isSymbol(peek(), symbol);
      if (isNext) at += 1;
      return isNext;
    },
    expect: (...words) => {
      if (!accept(...words)) fail(words.join(' '));
    },
    isName,
    takeName: (what) => {
      const token = peek();
      if (!isName())
        return token?.kind === 'word'
          ? failAt(token, `Here ${what} is expected, and ${token.value} is a word of SQLite. Put it in double quotes.`)
          : fail(what);
      at += 1;
      return nameOf(sql, token);
    },
    takeGroup: (what) => {
      if (!isSymbol(peek(), '(')) fail(what);
      const open = at;
      const close = closing(tokens, open);
      if (close >= tokens.length) failAt(tokens[open], 'This parenthesis is never closed.');
      at = close + 1;
      return openTokens(sql, tokens.slice(open + 1, close), tokens[close]?.start ?? end);
    },
    rest: () => tokens.slice(at),
    fail,
    failAt,
  };
}

function shown(sql: string, token: Token): string {
  const text = sql.slice(token.start, token.end);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

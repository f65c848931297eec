import { GrammarProblem } from './grammar-problem.ts';
import type { SqlToken } from './sql-token.ts';

/** A position in a list of tokens. */
export type TokenCursor = {
  readonly peek: (ahead?: number) => SqlToken;
  readonly take: () => SqlToken;
  /** Whether the token is this symbol, or this word in lower case. */
  readonly is: (text: string, ahead?: number) => boolean;
  /** Consumes the tokens if they match, one after the other. */
  readonly accept: (...texts: readonly string[]) => boolean;
  readonly expect: (...texts: readonly string[]) => void;
  /** Consumes everything up to the parenthesis that closes the last one. */
  readonly skipToClosing: () => void;
  /** The text from an offset up to the last consumed token. */
  readonly writtenFrom: (start: number) => string;
};

export function openCursor(text: string, tokens: readonly SqlToken[]): TokenCursor {
  const end: SqlToken = tokens.at(-1) ?? { kind: 'end', text: '', start: 0, end: 0 };
  let position = 0;
  const peek = (ahead = 0): SqlToken => tokens[position + ahead] ?? end;
  const take = (): SqlToken => {
    const token = peek();
    position += 1;
    return token;
  };
  const is = (wanted: string, ahead = 0): boolean => {
    const token = peek(ahead);
    if (token.kind === 'symbol') return token.text === wanted;
    return token.kind === 'word' && token.text.toLowerCase() === wanted;
  };
  const accept = (...texts: readonly string[]): boolean => {
    const found = texts.every((each, ahead) => is(each, ahead));
    if (found) position += texts.length;
    return found;
  };
  const expect = (...texts: readonly string[]): void => {
    if (!accept(...texts)) throw new GrammarProblem(`expected ${texts.join(' ')} at ${peek().start}`);
  };
  const skipToClosing = (): void => {
    for (let depth = 1; depth > 0; ) {
      if (peek().kind === 'end') throw new GrammarProblem('a parenthesis that never closes');
      if (is('(')) depth += 1;
      if (is(')')) depth -= 1;
      position += 1;
    }
  };
  const writtenFrom = (start: number): string => text.slice(start, tokens[position - 1]?.end ?? start);
  return { peek, take, is, accept, expect, skipToClosing, writtenFrom };
}

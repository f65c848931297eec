import type { Token } from './tokenize-derive.ts';

/** The position at which reading a `derive` rule stopped. It never leaves `parseDerive`. */
export class DeriveProblem extends Error {
  override readonly name = 'DeriveProblem';
}

export type TokenReader = {
  readonly peek: (ahead?: number) => Token;
  readonly take: () => Token;
  /** Takes the next token if it is this symbol or word. */
  readonly accept: (text: string) => boolean;
  readonly expect: (text: string) => void;
  readonly isWord: (text: string, ahead?: number) => boolean;
  readonly fail: (expected: string) => never;
  readonly problem: (at: number, message: string) => never;
  /** Reads a nested part, unless nesting is too deep for later recursion over the expression. */
  readonly nest: <Found>(read: () => Found) => Found;
};

const MAX_DEPTH = 100;

const nameOf = (token: Token): string => (token.kind === 'end' ? 'the end of the text' : `"${token.text}"`);

export const readTokens = (tokens: readonly Token[]): TokenReader => {
  const end: Token = tokens.at(-1) ?? { kind: 'end', text: '', at: 1 };
  let position = 0;
  const peek = (ahead = 0): Token => tokens[position + ahead] ?? end;
  const take = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const isWord = (text: string, ahead = 0): boolean =>
    peek(ahead).kind === 'word' && peek(ahead).text.toLowerCase() === text;
  const accept = (text: string): boolean => {
    const found = isWord(text) || (peek().kind === 'symbol' && peek().text === text);
    if (found) position += 1;
    return found;
  };
  const problem = (at: number, message: string): never => {
    throw new DeriveProblem(`at character ${at}: ${message}`);
  };
  const fail = (expected: string): never => problem(peek().at, `expected ${expected}, found ${nameOf(peek())}`);
  const expect = (text: string): void => {
    if (!accept(text)) fail(`"${text}"`);
  };
  let depth = 0;
  const nest = <Found>(read: () => Found): Found => {
    depth += 1;
    if (depth > MAX_DEPTH) problem(peek().at, `this is nested more than ${MAX_DEPTH} levels deep`);
    const found = read();
    depth -= 1;
    return found;
  };
  return { peek, take, accept, expect, isWord, fail, problem, nest };
};

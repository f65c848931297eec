import type { Dialect } from '@rowloom/engine';
import { NotRead } from '../functions/not-read.ts';
import { findAt, nameIn, reads, type Tokens, type TriggerToken } from './trigger-tokens.ts';

/** Walks over the tokens of a trigger's body; every step advances or throws `NotRead`. */
export type TriggerCursor = {
  readonly peek: (ahead?: number) => TriggerToken | undefined;
  readonly is: (...words: readonly string[]) => boolean;
  readonly accept: (...words: readonly string[]) => boolean;
  readonly expect: (...words: readonly string[]) => void;
  readonly name: () => string;
  /** The tokens before the first of these words at the top level, which is not consumed. */
  readonly until: (...words: readonly string[]) => Tokens;
  /** The tokens before the next semicolon, which is consumed too. */
  readonly statement: () => Tokens;
  readonly atEnd: () => boolean;
};

export function openTrigger(tokens: Tokens, dialect: Dialect): TriggerCursor {
  let at = 0;
  const is = (...words: readonly string[]): boolean => words.every((each, index) => reads(tokens[at + index], each));
  const accept = (...words: readonly string[]): boolean => {
    const found = is(...words);
    if (found) at += words.length;
    return found;
  };
  const until = (...words: readonly string[]): Tokens => {
    const end = findAt(tokens, at, ';', ...words);
    if (end >= tokens.length || end === at || !words.some((each) => reads(tokens[end], each))) throw new NotRead();
    const found = tokens.slice(at, end);
    at = end;
    return found;
  };
  return {
    peek: (ahead = 0) => tokens[at + ahead],
    is,
    accept,
    expect: (...words) => {
      if (!accept(...words)) throw new NotRead();
    },
    name: () => {
      const found = nameIn(tokens[at], dialect);
      if (found === undefined) throw new NotRead();
      at += 1;
      return found;
    },
    until,
    statement: () => {
      // The only statement of a body has no semicolon.
      const end = findAt(tokens, at, ';');
      const found = tokens.slice(at, end);
      at = end + 1;
      return found;
    },
    atEnd: () => at >= tokens.length,
  };
}

import { type Source, wordAt } from '../text/cut.ts';
import { tokenize } from '../text/tokens.ts';
import { NotRead } from './not-read.ts';

/** Walks over the text of a function; every step advances or throws `NotRead`. */
export type StepCursor = {
  /** The next word or symbol, in lower case unless quoted. */
  readonly peek: (ahead?: number) => string;
  /** Whether the next words are these; if so, skips them. */
  readonly accept: (...words: readonly string[]) => boolean;
  readonly expect: (...words: readonly string[]) => void;
  /** A name without its quotes. */
  readonly name: () => string;
  /** The expression up to the first of these words, which is not consumed. */
  readonly textUntil: (...words: readonly string[]) => string;
  readonly atEnd: () => boolean;
};

export function openSteps(text: string): StepCursor {
  const source: Source = { text, tokens: tokenize(text) };
  // A backslash is only meaningful to psql.
  if (source.tokens.some(({ kind }) => kind === 'meta')) throw new NotRead();
  let at = 0;
  const peek = (ahead = 0): string => wordAt(source, at + ahead);
  const accept = (...words: readonly string[]): boolean => {
    const found = words.every((word, index) => peek(index) === word);
    if (found) at += words.length;
    return found;
  };
  return {
    peek,
    accept,
    expect: (...words) => {
      if (!accept(...words)) throw new NotRead();
    },
    name: () => {
      const kind = source.tokens[at]?.kind;
      const word = peek();
      const isName = kind === 'quoted' ? /^"[^]+"$/.test(word) : kind === 'word' && /^[^\d]/.test(word);
      if (!isName) throw new NotRead();
      at += 1;
      return kind === 'quoted' ? word.slice(1, -1).replaceAll('""', '"') : word;
    },
    textUntil: (...words) => {
      const end = endOfText(source, at, words);
      const [first, last] = [source.tokens[at], source.tokens[end - 1]];
      if (first === undefined || last === undefined || end === at) throw new NotRead();
      at = end;
      return text.slice(first.start, last.end);
    },
    atEnd: () => at >= source.tokens.length,
  };
}

/** Within parentheses and CASE … END, the words belong to the expression. */
function endOfText(source: Source, from: number, words: readonly string[]): number {
  let depth = 0;
  for (let at = from; at < source.tokens.length; at += 1) {
    const word = wordAt(source, at);
    if (depth === 0 && words.includes(word)) return at;
    if (word === ';') break;
    if (word === '(' || word === '[' || word === 'case') depth += 1;
    if (word === ')' || word === ']' || word === 'end') depth -= 1;
    if (depth < 0) break;
  }
  throw new NotRead();
}

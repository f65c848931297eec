import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { formatValue } from '../values/format-value.ts';
import { familyOf, strict, type Compute, type FunctionFamily } from './sql-function.ts';
import type { SqlValue } from '../values/sql-value.ts';

/** Marks words whose stems only the server knows: they are certainly equal only if they are identical. */
const STEMMED = '\u0001';

const unquote = (text: string): string => text.replaceAll("''", "'").replaceAll('\\\\', '\\');

/** The lexemes of `'cat':1A 'dog':2,5`. */
const lexemesOf = (vector: string): ReadonlySet<string> =>
  new Set(
    Array.from(vector.matchAll(/'((?:[^']|'')*)'(?::[\dA-D,]+)?|([^\s':]+)(?::[\dA-D,]+)?/g), ([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : unquote(quoted),
    ),
  );

type Query =
  | { readonly op: 'word'; readonly word: string; readonly prefix: boolean }
  | { readonly op: 'not'; readonly arg: Query }
  | { readonly op: 'and' | 'or'; readonly left: Query; readonly right: Query };

const TOKEN = /\s*(?:([&|!()])|'((?:[^']|'')*)'(:[*A-Da-d]+)?|([^\s&|!()':<>]+)(:[*A-Da-d]+)?)\s*/y;
const MAX_TOKENS = 200;

type Token = { readonly sign: string } | { readonly word: string; readonly prefix: boolean };

const tokensOf = (query: string): readonly Token[] => {
  const tokens: Token[] = [];
  const reader = new RegExp(TOKEN);
  while (reader.lastIndex < query.length) {
    const [, sign, quoted, mark, plain, plainMark] = reader.exec(query) ?? [];
    const word = quoted === undefined ? plain : unquote(quoted);
    const weights = mark ?? plainMark ?? '';
    if ((sign === undefined && word === undefined) || /[a-d]/i.test(weights) || tokens.length > MAX_TOKENS)
      throw new CannotEvaluate(`the query ${query} cannot be read`);
    tokens.push(sign === undefined ? { word: word ?? '', prefix: weights.includes('*') } : { sign });
  }
  return tokens;
};

/** `!` binds tighter than `&`, and `&` tighter than `|`. */
const parseQuery = (query: string): Query => {
  const tokens = tokensOf(query);
  let at = 0;
  const isSign = (sign: string): boolean => {
    const token = tokens[at];
    return token !== undefined && 'sign' in token && token.sign === sign;
  };
  const fail = (): never => {
    throw new CannotEvaluate(`the query ${query} cannot be read`);
  };
  const chain = (sign: string, op: 'and' | 'or', next: () => Query): Query => {
    let left = next();
    while (isSign(sign)) {
      at += 1;
      left = { op, left, right: next() };
    }
    return left;
  };
  const single = (): Query => {
    const token = tokens[at++];
    if (token === undefined) return fail();
    if ('word' in token) return { op: 'word', ...token };
    if (token.sign === '!') return { op: 'not', arg: single() };
    if (token.sign !== '(') return fail();
    const inner = either();
    if (!isSign(')')) return fail();
    at += 1;
    return inner;
  };
  const either = (): Query => chain('|', 'or', () => chain('&', 'and', single));
  const parsed = either();
  return at === tokens.length ? parsed : fail();
};

/** The minimum number of letters that a word and its stem share. */
const SHORTEST_STEM = 3;

const alike = (a: string, b: string): boolean => a.slice(0, SHORTEST_STEM) === b.slice(0, SHORTEST_STEM);

/** Undefined where only the server's dictionary could decide. */
const find = (words: ReadonlySet<string>, { word, prefix }: Extract<Query, { op: 'word' }>): boolean | undefined => {
  const stemmed = words.has(STEMMED);
  const wanted = stemmed ? word.toLowerCase() : word;
  if (words.has(wanted)) return true;
  const others = [...words];
  if (prefix && others.some((other) => other.startsWith(wanted))) return stemmed ? undefined : true;
  return stemmed && others.some((other) => alike(other, wanted)) ? undefined : false;
};

const answer = (words: ReadonlySet<string>, query: Query): boolean | undefined => {
  if (query.op === 'word') return find(words, query);
  if (query.op === 'not') {
    const inner = answer(words, query.arg);
    return inner === undefined ? undefined : !inner;
  }
  const stop = query.op === 'or';
  const sides = new Set([answer(words, query.left), answer(words, query.right)]);
  return sides.has(stop) ? stop : sides.has(undefined) ? undefined : !stop;
};

const matches: Compute = ([left = null, right = null]) => {
  // A text beside a query becomes a vector. A query may be on either side.
  const found = answer(lexemesOf(formatValue(left)), parseQuery(formatValue(right)));
  if (found === undefined) throw new CannotEvaluate('only the server knows the stems of words');
  return found;
};

const textAndRules = (args: readonly SqlValue[]): readonly [text: string, rules: string] => {
  const text = formatValue(args.at(-1) ?? null);
  return [text, args.length > 1 ? formatValue(args[0] ?? null) : ''];
};

const quote = (word: string): string => `'${word.replaceAll("'", "''")}'`;

const wordsOf = (text: string): readonly string[] => Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), String);

/** Words as they are. Except for the `simple` configuration, words that the server may stem are marked as unknown. */
const toVector: Compute = (args) => {
  const [text, rules] = textAndRules(args);
  const words = [...new Set(wordsOf(text))].map(quote);
  return [...words, ...(rules === 'simple' ? [] : [quote(STEMMED)])].join(' ');
};

const toQuery =
  (join: string): Compute =>
  (args) => {
    const [text] = textAndRules(args);
    return join === '' ? text.toLowerCase() : wordsOf(text).map(quote).join(join);
  };

/** PostgreSQL's text search. NULL when any argument is. */
export const FULL_TEXT_FUNCTIONS: FunctionFamily = {
  ...familyOf(strict, {
    '@@': matches,
    to_tsvector: toVector,
    to_tsquery: toQuery(''),
    plainto_tsquery: toQuery(' & '),
  }),
};

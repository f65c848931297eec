import type { JsonPath, PathComparison } from './json-path.ts';

const TOKEN =
  /\s+|\/\*[^]*?\*\/|("(?:[^"\\]|\\.)*")|(\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|(\$"(?:[^"\\]|\\.)*"|\$?[\p{L}_][\p{L}\p{N}_]*)|(\*\*|==|!=|<>|<=|>=|&&|\|\||[$@.*[\](){}?!<>+\-/%,])/uy;

/** Longer paths are made by machines, and are followed by functions that call themselves. */
const MAX_TOKENS = 400;
/** Each of them finds again what the one before has found, in all that lies below. */
const MAX_DESCENTS = 3;

class PathProblem extends Error {}

/** Undefined where the text is not a path, or one of which we know too little. */
export function parseJsonPath(text: string): JsonPath | undefined {
  try {
    const tokens = cut(text.replace(/^\s*lax\b/, ''));
    // A strict path fails where a lax one finds nothing.
    if (tokens[0] === 'strict') tokens.shift();
    if (tokens.length > MAX_TOKENS || tokens.filter((token) => token === '**').length > MAX_DESCENTS) return undefined;
    const reader = makeReader(tokens);
    const path = readOr(reader);
    return reader.peek() === undefined ? path : undefined;
  } catch (error) {
    if (error instanceof PathProblem) return undefined;
    throw error;
  }
}

function cut(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found === null) throw new PathProblem();
    const token = found[1] ?? found[2] ?? found[3] ?? found[4];
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

type Reader = {
  readonly peek: (ahead?: number) => string | undefined;
  readonly take: () => string;
  readonly accept: (...words: readonly string[]) => boolean;
  readonly expect: (word: string) => void;
};

function makeReader(tokens: readonly string[]): Reader {
  let at = 0;
  const peek = (ahead = 0): string | undefined => tokens[at + ahead];
  const accept = (...words: readonly string[]): boolean => {
    const isThere = words.every((word, ahead) => peek(ahead) === word);
    if (isThere) at += words.length;
    return isThere;
  };
  return {
    peek,
    accept,
    take: () => {
      const token = tokens[at];
      if (token === undefined) throw new PathProblem();
      at += 1;
      return token;
    },
    expect: (word) => {
      if (!accept(word)) throw new PathProblem();
    },
  };
}

function readOr(reader: Reader): JsonPath {
  let left = readAnd(reader);
  while (reader.accept('||')) left = { op: 'or', left, right: readAnd(reader) };
  return left;
}

function readAnd(reader: Reader): JsonPath {
  let left = readTest(reader);
  while (reader.accept('&&')) left = { op: 'and', left, right: readTest(reader) };
  return left;
}

const COMPARISONS: Readonly<Record<string, PathComparison>> = {
  '==': '==',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function readTest(reader: Reader): JsonPath {
  if (reader.accept('!')) return { op: 'not', of: readTest(reader) };
  if (reader.accept('exists', '(')) {
    const of = readOr(reader);
    reader.expect(')');
    return { op: 'exists', of };
  }
  const left = readSum(reader);
  const operator = COMPARISONS[reader.peek() ?? ''];
  if (operator !== undefined) {
    reader.take();
    return { op: 'compare', operator, left, right: readSum(reader) };
  }
  if (reader.accept('starts', 'with')) return { op: 'starts', of: left, with: readSum(reader) };
  if (reader.accept('is', 'unknown')) return { op: 'unknown', of: left };
  if (!reader.accept('like_regex')) return left;
  const pattern = unquote(reader.take());
  return { op: 'regex', of: left, pattern, flags: reader.accept('flag') ? unquote(reader.take()) : '' };
}

function readSum(reader: Reader): JsonPath {
  let left = readProduct(reader);
  while (reader.peek() === '+' || reader.peek() === '-')
    left = { op: 'arithmetic', operator: reader.take(), left, right: readProduct(reader) };
  return left;
}

function readProduct(reader: Reader): JsonPath {
  let left = readUnary(reader);
  while (reader.peek() === '*' || reader.peek() === '/' || reader.peek() === '%')
    left = { op: 'arithmetic', operator: reader.take(), left, right: readUnary(reader) };
  return left;
}

function readUnary(reader: Reader): JsonPath {
  if (reader.accept('-')) return { op: 'negate', of: readUnary(reader) };
  if (reader.accept('+')) return readUnary(reader);
  let path = readStart(reader);
  for (;;) {
    const next = readStep(reader, path);
    if (next === undefined) return path;
    path = next;
  }
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

function readStart(reader: Reader): JsonPath {
  const token = reader.take();
  if (token === '(') {
    const inner = readOr(reader);
    reader.expect(')');
    return inner;
  }
  if (token === '$') return { op: 'root' };
  if (token === '@') return { op: 'current' };
  if (token === 'last') return { op: 'last' };
  if (token.startsWith('"')) return { op: 'literal', value: unquote(token) };
  if (token.startsWith('$')) return { op: 'variable', name: unquote(token.slice(1)) };
  if (/^[\d.]/.test(token)) return { op: 'literal', value: Number(token) };
  const word = Object.hasOwn(WORDS, token) ? WORDS[token] : undefined;
  if (word === undefined) throw new PathProblem();
  return { op: 'literal', value: word };
}

function readStep(reader: Reader, of: JsonPath): JsonPath | undefined {
  if (reader.accept('?', '(')) {
    const test = readOr(reader);
    reader.expect(')');
    return { op: 'filter', of, test };
  }
  if (reader.accept('[', '*', ']')) return { op: 'items', of };
  if (reader.accept('[')) {
    const from = readSum(reader);
    const to = reader.accept('to') ? readSum(reader) : from;
    reader.expect(']');
    return { op: 'slice', of, from, to };
  }
  if (!reader.accept('.')) return undefined;
  if (reader.accept('**')) return { op: 'descendants', of };
  if (reader.accept('*')) return { op: 'members', of };
  const name = reader.take();
  if (reader.accept('(', ')')) return { op: 'method', of, name };
  if (!/^["\p{L}_$]/u.test(name)) throw new PathProblem();
  return { op: 'member', of, key: unquote(name) };
}

function unquote(token: string): string {
  if (!token.startsWith('"')) return token;
  try {
    return String(JSON.parse(token));
  } catch {
    return token.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  }
}

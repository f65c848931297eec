import { closing, findWord, type Source, wordAt } from './cut.ts';
import { type Token, tokenize } from './tokens.ts';

/** The effect of a PL/pgSQL block on an empty schema. */
export type DoStatements = {
  readonly statements: readonly DoStatement[];
  /** True if it defines something in a way that is not read: in a loop, by generated text, under another condition. */
  readonly hasMore: boolean;
};

export type DoStatement = Source & {
  /** True within IF EXISTS (…): the object of the statement may be missing. */
  readonly isTentative?: true;
};

const DEFINES = /^(?:create|alter|drop|comment)$/;

/**
 * Reads the DO blocks that migrations use because PostgreSQL lacks IF NOT EXISTS: statements in sequence, followed by
 * EXCEPTION WHEN duplicate_object, or in IF [NOT] EXISTS (…) THEN … END IF, or as EXECUTE '…'.
 */
export function doStatements(literal: string): DoStatements {
  const source = bodyOf(literal);
  return readBlock(source, Math.max(0, findWord(source, 0, 'begin')));
}

function readBlock(source: Source, from: number): DoStatements {
  const statements: DoStatement[] = [];
  let hasMore = false;
  let at = from;
  while (at < source.tokens.length) {
    const word = wordAt(source, at);
    if (word === 'begin' || word === ';') {
      at += 1;
      continue;
    }
    const close = word === 'exception' ? endOfBlock(source, at) : OPENS.test(word) ? endOfOpened(source, at) : at;
    const end = word === 'exception' ? close : skipStatement(source, close);
    if (word === 'if' && isAboutExistence(source, at + 1)) {
      const then = findWord(source, at, 'then');
      const branch = endOfBranch(source, then + 1);
      const inner = readBlock(cutSource(source, then + 1, branch), 0);
      const isTentative = wordAt(source, at + 1) === 'exists';
      statements.push(...inner.statements.map((each) => (isTentative ? { ...each, isTentative } : each)));
      hasMore ||= inner.hasMore || definesAny(source, branch, end);
    } else if (word !== 'exception') {
      const text = close > at ? undefined : definition(source, at, end);
      if (text !== undefined) statements.push({ text, tokens: tokenize(text) });
      else hasMore ||= definesAny(source, at, end);
    }
    at = end;
  }
  return { statements, hasMore };
}

const OPENS = /^(?:if|for|foreach|while|loop|case)$/;

/** Index of the END of the IF, CASE or loop that begins at `at`. */
function endOfOpened(source: Source, at: number): number {
  return endOfBlock(
    source,
    (/^(?:for|foreach|while)$/.test(wordAt(source, at)) ? findWord(source, at, 'loop') : at) + 1,
  );
}

function cutSource(source: Source, from: number, to: number): Source {
  const text = source.text.slice(startOf(source, from), startOf(source, to));
  return { text, tokens: tokenize(text) };
}

function bodyOf(literal: string): Source {
  const dollar = /^\$[^$]*\$/.exec(literal)?.[0];
  const text =
    dollar !== undefined
      ? literal.slice(dollar.length, -dollar.length)
      : literal.startsWith("'")
        ? literal.slice(1, -1).replaceAll("''", "'")
        : literal;
  return { text, tokens: tokenize(text) };
}

/** EXISTS (…) THEN, with or without NOT. */
function isAboutExistence(source: Source, from: number): boolean {
  const at = wordAt(source, from) === 'not' ? from + 1 : from;
  return (
    wordAt(source, at) === 'exists' &&
    wordAt(source, at + 1) === '(' &&
    wordAt(source, closing(source, at + 1) + 1) === 'then'
  );
}

/** The statement itself, or the complete text of an EXECUTE. */
function definition(source: Source, from: number, end: number): string | undefined {
  const word = wordAt(source, from);
  if (DEFINES.test(word)) return source.text.slice(startOf(source, from), startOf(source, end));
  const [text, after] = [source.tokens[from + 1], wordAt(source, from + 2)];
  if (word !== 'execute' || text?.kind !== 'string' || (after !== ';' && after !== '')) return undefined;
  return bodyOf(source.text.slice(text.start, text.end)).text;
}

function definesAny(source: Source, from: number, to: number): boolean {
  const written = (token: Token): string => source.text.slice(token.start, token.end);
  return source.tokens.slice(from, to).some((token) => /\b(?:create|alter|drop)\s/i.test(`${written(token)} `));
}

/** Index after the semicolon that ends the statement at `from`. */
function skipStatement(source: Source, from: number): number {
  const end = findWord(source, from, ';');
  return end < 0 ? source.tokens.length : end + 1;
}

/** Index of the ELSE, ELSIF or END that ends what follows THEN. */
function endOfBranch(source: Source, from: number): number {
  return walk(source, from, /^(?:else|elsif|elseif|end)$/);
}

/** Index of the END of the block, loop or IF that is open at `from`. */
function endOfBlock(source: Source, from: number): number {
  return walk(source, from, /^end$/);
}

function walk(source: Source, from: number, stop: RegExp): number {
  let depth = 0;
  for (let at = from; at < source.tokens.length; at += 1) {
    const word = wordAt(source, at);
    if (depth === 0 && stop.test(word)) return at;
    if (word === 'end') {
      depth -= 1;
      if (/^(?:if|loop|case)$/.test(wordAt(source, at + 1))) at += 1;
    } else if (word === 'begin' || word === 'case' || word === 'loop' || isIfStatement(source, at)) depth += 1;
  }
  return source.tokens.length;
}

/** IF opens a block only at the beginning of a statement: DROP TABLE IF EXISTS does not. */
const isIfStatement = (source: Source, at: number): boolean =>
  wordAt(source, at) === 'if' && /^(?:;|then|else|begin|loop|)$/.test(wordAt(source, at - 1));

const startOf = (source: Source, at: number): number => source.tokens[at]?.start ?? source.text.length;

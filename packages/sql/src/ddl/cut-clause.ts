import { closing, cutTokens, findWord, printTokens, type Source, splitAtCommas, tokenAt, wordAt } from '../text/cut.ts';
import { offsetOfByte } from '../text/locate.ts';

/** Index of the token at a location of the parse tree, which counts bytes. */
export function tokenAtLocation(source: Source, location: number | undefined): number {
  return tokenAt(source, offsetOfByte(source.text, location ?? 0));
}

/** The text in the parentheses after `word`: CHECK (…), AS (…), WHERE (…). */
export function cutParenthesized(source: Source, from: number, word: string): string {
  const open = findWord(source, Math.max(0, findWord(source, from, word)), '(');
  return open < 0 ? '' : cutTokens(source, open, closing(source, open) + 1);
}

const ENDS_DEFAULT = new Set([
  ',',
  ')',
  ';',
  'constraint',
  'not',
  'null',
  'unique',
  'primary',
  'check',
  'references',
  'generated',
  'default',
  'collate',
  'deferrable',
  'initially',
  'storage',
  'compression',
  'enforced',
]);

/** The expression after DEFAULT in a column's or a domain's definition. */
export function cutDefault(source: Source, location: number | undefined): string {
  const from = findWord(source, tokenAtLocation(source, location), 'default') + 1;
  let at = from;
  while (at < source.tokens.length) {
    const read = wordAt(source, at);
    if (at > from && ENDS_DEFAULT.has(read) && wordAt(source, at - 1) !== 'is') break;
    if (read === '(' || read === '[') at = closing(source, at);
    else if (read === 'case') at = endOfCase(source, at);
    at += 1;
  }
  return cutTokens(source, from, at);
}

function endOfCase(source: Source, from: number): number {
  let depth = 0;
  for (let at = from; at < source.tokens.length; at += 1) {
    const read = wordAt(source, at);
    if (read === 'case') depth += 1;
    if (read === 'end') depth -= 1;
    if (depth === 0) return at;
  }
  return source.tokens.length - 1;
}

/** Index after the statement's last token, without its semicolon. */
export function statementEnd(source: Source): number {
  const last = source.tokens.length - 1;
  return wordAt(source, last) === ';' ? last : last + 1;
}

/** The actions of ALTER TABLE, in order. */
export function alterCommands(
  source: Source,
  relationLocation: number | undefined,
): { readonly from: number; readonly to: number }[] {
  let at = tokenAtLocation(source, relationLocation) + 1;
  while (wordAt(source, at) === '.') at += 2;
  return splitAtCommas(source, at, statementEnd(source));
}

/** An indexed expression without an operator class and order. */
export function cutIndexExpression(source: Source, from: number, to: number): string {
  const open = findWord(source, from, '(');
  return open < 0 || open >= to ? printTokens(source, from, to) : cutTokens(source, from, closing(source, open) + 1);
}

export function cutPartitionKey(source: Source, location: number | undefined): string {
  const from = tokenAtLocation(source, location);
  return printTokens(source, from + 2, closing(source, findWord(source, from, '(')) + 1);
}

const ENDS_BOUNDS = new Set([';', 'partition', 'using', 'tablespace', 'on', 'with']);

/** `FOR VALUES FROM (…) TO (…)` or `DEFAULT`. */
export function cutBounds(source: Source, location: number | undefined): string {
  const from = tokenAtLocation(source, location);
  if (wordAt(source, from) === 'default') return 'DEFAULT';
  let at = from;
  while (at < source.tokens.length && (at === from || !ENDS_BOUNDS.has(wordAt(source, at)))) {
    at = wordAt(source, at) === '(' ? closing(source, at) + 1 : at + 1;
  }
  return `FOR VALUES ${printTokens(source, from, at)}`;
}

import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { matchRegex } from './match-regex.ts';

type LikePiece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'one' | 'any' };

/** The pieces of a LIKE pattern: plain text, `_` and `%`. An empty escape disables escaping. */
export const splitLike = (pattern: string, escape = '\\'): readonly LikePiece[] => {
  const pieces: LikePiece[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') pieces.push({ kind: 'text', text });
    text = '';
  };
  const chars = [...pattern];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    if (char === escape) {
      at += 1;
      const next = chars[at];
      if (next === undefined) throw new CannotEvaluate(`the pattern ${pattern} ends with its escape character`);
      text += next;
    } else if (char === '%' || char === '_') {
      flush();
      pieces.push({ kind: char === '%' ? 'any' : 'one' });
    } else {
      text += char;
    }
  }
  flush();
  return pieces;
};

export const escapeRegex = (text: string): string => text.replaceAll(/[\^$\\.*+?()[\]{}|]/g, String.raw`\$&`);

const regexFromPieces = (pieces: readonly LikePiece[]): string =>
  `^${pieces
    .map((piece) => (piece.kind === 'text' ? escapeRegex(piece.text) : piece.kind === 'any' ? '.*' : '.'))
    .join('')}$`;

/** The same pattern as an anchored regular expression, in the syntax that PostgreSQL and JavaScript share. */
export const regexFromLike = (pattern: string, escape?: string): string => regexFromPieces(splitLike(pattern, escape));

/** `%%` is `%`. */
const isNews = (piece: LikePiece, index: number, pieces: readonly LikePiece[]): boolean =>
  piece.kind !== 'any' || pieces[index - 1]?.kind !== 'any';

const COMPILED = new Map<string, RegExp>();

const compileLike = (pattern: string, escape: string | undefined, ignoreCase: boolean): RegExp => {
  const key = `${ignoreCase ? 'i' : '-'}${escape ?? 'default'}\u0000${pattern}`;
  const known = COMPILED.get(key);
  if (known) return known;
  const compiled = new RegExp(regexFromPieces(splitLike(pattern, escape).filter(isNews)), ignoreCase ? 'isu' : 'su');
  if (COMPILED.size > 1000) COMPILED.clear();
  COMPILED.set(key, compiled);
  return compiled;
};

export const matchLike = (text: string, pattern: string, escape?: string, ignoreCase = false): boolean =>
  matchRegex(compileLike(pattern, escape, ignoreCase), text);

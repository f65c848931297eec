import { bound, type Node } from '../../graph/node.ts';
import { countPattern } from '../../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../../language/pattern/parse-pattern.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import type { Piece } from '../../graph/piece.ts';
import { type PatternShape, shapeOf, writeShape } from './pattern-shape.ts';

/** Codes of a format that are not in the list, in any case. */
type CodeSpace = {
  readonly shape: PatternShape;
  /** Indexes of the list's codes among all codes of the format; ascending. */
  readonly taken: Float64Array;
  readonly count: number;
};

/** Undefined if codes of that format do not fit, or differ in length. */
export function spaceBeyond(regex: string, list: Dictionary, room: number | undefined): CodeSpace | undefined {
  const parsed = parsePattern(regex);
  const counted = isPattern(parsed) ? countPattern(parsed, {}) : undefined;
  const shape = counted === undefined ? undefined : shapeOf(counted);
  if (counted === undefined || shape === undefined || (room !== undefined && shape.length > room)) return undefined;
  // A key may be case-insensitive.
  const spellings = list.words.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
  const ranks = spellings.map((text) => rankOf(shape, text)).filter((rank) => rank !== undefined);
  const taken = Float64Array.from(new Set(ranks)).toSorted();
  return { shape, taken, count: counted.count - taken.length };
}

function rankOf(shape: PatternShape, text: string): number | undefined {
  if (text.length !== shape.length) return undefined;
  let rank = 0;
  for (const [place, bytes] of shape.entries()) {
    const digit = bytes.indexOf(text.charCodeAt(place));
    if (digit < 0) return undefined;
    rank = rank * bytes.length + digit;
  }
  return rank;
}

export function beyondPiece(space: CodeSpace, index: Node): Piece {
  const { length } = space.shape;
  return { kind: 'written', write: writeBeyond, args: [bound(space), index], maxBytes: length, specials: 0 };
}

export function writeBeyond(view: DataView, at: number, { shape, taken }: CodeSpace, index: number): number {
  let rank = index;
  for (let i = 0; i < taken.length && (taken[i] as number) <= rank; i++) rank++;
  return writeShape(view, at, shape, rank);
}

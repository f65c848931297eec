import { wideBelow } from '../graph/formulas.ts';
import { bound, call, type Node } from '../graph/node.ts';
import { numberAt } from '../graph/table-entry.ts';
import { charLength } from '../../base/text/cut-text.ts';
import type { Piece } from '../graph/piece.ts';
import { specialsOf } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';

/** Patterns such as `(212) 555-01##`, in which each `#` is a digit. */
export type DigitPatterns = {
  readonly bytes: Uint8Array;
  /** Where pattern i begins; one more entry for the end. */
  readonly starts: Uint32Array;
  /** How many texts pattern i has. */
  readonly counts: Float64Array;
  readonly maxBytes: number;
  readonly maxChars: number;
  readonly specials: number;
};

/** `any`: 0 to 9. `lead`: the first digit of a group is not 0. `no_zero`: none is. */
export type DigitRule = 'any' | 'lead' | 'no_zero';

const ANY_DIGIT = 1;
const NO_ZERO = 2;

export function makeDigitPatterns(patterns: readonly string[], rule: DigitRule): DigitPatterns {
  const encoded = patterns.map((pattern) => {
    const bytes = encodeUtf8(pattern);
    return bytes.map((byte, at) => {
      if (byte !== 35) return byte;
      return rule === 'no_zero' || (rule === 'lead' && bytes[at - 1] !== 35) ? NO_ZERO : ANY_DIGIT;
    });
  });
  const starts = new Uint32Array(patterns.length + 1);
  encoded.forEach((bytes, index) => {
    starts[index + 1] = (starts[index] as number) + bytes.length;
  });
  const bytes = new Uint8Array(starts[patterns.length] as number);
  encoded.forEach((part, index) => bytes.set(part, starts[index]));
  return {
    bytes,
    starts,
    counts: Float64Array.from(encoded, (part) =>
      part.reduce((count, byte) => count * (byte === ANY_DIGIT ? 10 : byte === NO_ZERO ? 9 : 1), 1),
    ),
    maxBytes: Math.max(...encoded.map((part) => part.length)),
    maxChars: Math.max(...patterns.map(charLength)),
    specials: patterns.reduce((mask, pattern) => mask | specialsOf(pattern), 0),
  };
}

/** The text of a pattern under a number below its count. */
export function digitPiece(patterns: DigitPatterns, pattern: Node, number: Node): Piece {
  const { maxBytes, maxChars, specials } = patterns;
  return {
    kind: 'written',
    write: writeDigitPattern,
    args: [bound(patterns), pattern, number],
    maxBytes,
    maxChars,
    specials,
  };
}

/** A number below the pattern's count, from two draws. */
export function digitNumber(patterns: DigitPatterns, pattern: Node, random: Node, second: Node): Node {
  return wideBelow(random, second, call(numberAt, patterns.counts, pattern));
}

/** Fills from the right, so that one number serves whatever stands between the digits. */
export function writeDigitPattern(
  view: DataView,
  at: number,
  patterns: DigitPatterns,
  pattern: number,
  number: number,
): number {
  const start = patterns.starts[pattern] as number;
  const length = (patterns.starts[pattern + 1] as number) - start;
  let rest = number;
  for (let i = length - 1; i >= 0; i--) {
    const byte = patterns.bytes[start + i] as number;
    if (byte > NO_ZERO) view.setUint8(at + i, byte);
    else {
      const radix = byte === ANY_DIGIT ? 10 : 9;
      const head = Math.floor(rest / radix);
      view.setUint8(at + i, (byte === ANY_DIGIT ? 48 : 49) + (rest - head * radix));
      rest = head;
    }
  }
  return at + length;
}

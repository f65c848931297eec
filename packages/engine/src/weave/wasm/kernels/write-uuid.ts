import type { Code } from '../code.ts';
import { writeUuid } from '../../writers/escape.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { I16X8_SHR_U, I8X16_SHUFFLE, I8X16_SWIZZLE, V128_AND, V128_OR, V128_STORE } from '../opcode.ts';
import { int, toWord } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { vectorOf } from '../vector.ts';
import { wordsVector } from '../words-vector.ts';

const DASH = 45;
const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/**
 * The 36 characters are in three vectors, at 0, 16 and 20: for each the positions of its digits, -1 for a dash. The
 * digits of the first eight bytes come from one vector, those of the last eight from another.
 */
const LAYOUT: readonly (readonly [offset: number, upper: readonly number[], lower: readonly number[]])[] = [
  [0, [0, 1, 2, 3, 4, 5, 6, 7, -1, 8, 9, 10, 11, -1, 12, 13], []],
  [16, [14, 15, -1], [-2, -2, -2, 0]],
  [20, [-2, -2, -2, -1], [1, 2, 3, -2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
];

/** Bytes taken from a vector; an index beyond it gives 0 where none is needed. */
function take(loom: Translation, from: Code, places: readonly number[]): Code {
  const indexes = Array.from({ length: 16 }, (_, at) => ((places[at] ?? -1) < 0 ? 255 : (places[at] ?? 0)));
  return [from, vectorOf(loom, indexes), I8X16_SWIZZLE];
}

const uuidWriter: WriterKernel = (loom, args) => {
  const words = numbersOf(args).map(toWord);
  if (words.length !== 4) return false;
  const { body } = loom;
  const bytes = body.keepWide('v128', wordsVector(words));
  const nibbles = vectorOf(
    loom,
    Array.from({ length: 16 }, () => 15),
  );
  const high = body.keepWide('v128', [bytes, int(4).code, I16X8_SHR_U, nibbles, V128_AND]);
  const low = body.keepWide('v128', [bytes, nibbles, V128_AND]);
  const digits = vectorOf(loom, DIGITS);
  // Each byte's two halves side by side, of the first or of the last eight bytes.
  const pairs = (first: number): Code => {
    const places = Array.from({ length: 16 }, (_, at) => first + (at >> 1) + (at % 2) * 16);
    return body.keepWide('v128', [digits, high, low, I8X16_SHUFFLE, ...places, I8X16_SWIZZLE]);
  };
  const [upper, lower] = [pairs(0), pairs(8)];
  for (const [offset, first, last] of LAYOUT) {
    const dashes = vectorOf(
      loom,
      first.map((place) => (place === -1 ? DASH : 0)),
    );
    const parts = [
      ...(first.some((place) => place >= 0) ? [take(loom, upper, first)] : []),
      ...(last.length > 0 ? [take(loom, lower, last)] : []),
    ];
    loom.store(V128_STORE, offset, [dashes, parts.flatMap((part) => [...part, V128_OR])]);
  }
  loom.advance(36);
  return true;
};

export const UUID_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([[writeUuid, uuidWriter]]);

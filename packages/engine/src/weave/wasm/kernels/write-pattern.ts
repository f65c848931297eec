import { writeIpv4 } from '../../generators/network/ip-address.ts';
import { writeAlphabet } from '../../generators/code/hex-piece.ts';
import { raise } from '../../generators/number/raise.ts';
import { type PatternShape, writeShape } from '../../generators/code/pattern-shape.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { boundOf, isOperand, numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { i32, int, load, MAX_INT32, type Operand, toInt, toWord } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { scaleExactly } from './draw.ts';
import { EXACT_INDEX, type Place, storePlaces } from './write-places.ts';
import { writeEntry } from './write-word.ts';

/** Consecutively drawn characters are unrolled up to this number. */
const UNROLLED = 96;

/** The index of a text, which the writer's contract keeps below the number of texts. */
function indexBelow(value: Operand, count: number): Operand {
  const max = Math.min(count - 1, Math.max(0, value.max));
  const known = { ...value, min: Math.max(0, value.min), max, whole: true };
  return max <= MAX_INT32 ? toInt(known) : known;
}

const countOf = (places: readonly { readonly length: number }[]): number =>
  places.reduce((product, { length }) => product * length, 1);

const shapeWriter: WriterKernel = (loom, [bound, index]) => {
  const shape = boundOf<PatternShape>(bound);
  const count = countOf(shape);
  if (!isOperand(index) || count > EXACT_INDEX) return false;
  const places = shape.map((bytes, at): Place => ({ at, bytes }));
  storePlaces(loom, indexBelow(index, count), places.toReversed());
  loom.advance(shape.length);
  return true;
};

/** Characters that encode the index, the lowest first, then characters from a draw. */
const alphabetWriter: WriterKernel = (loom, [bound, ...args]) => {
  const alphabet = boundOf<Uint8Array>(bound);
  const [index, indexed, length, random] = numbersOf(args);
  if (index === undefined || random === undefined) return false;
  if (indexed?.constant === undefined || length?.constant === undefined) return false;
  const count = raise(alphabet.length, indexed.constant);
  if (count > EXACT_INDEX || length.constant - indexed.constant > UNROLLED) return false;
  const places = Array.from({ length: indexed.constant }, (_, at): Place => ({ at, bytes: alphabet }));
  storePlaces(loom, indexBelow(index, count), places);
  storeDrawn(loom, alphabet, random, indexed.constant, length.constant);
  loom.advance(length.constant);
  return true;
};

function storeDrawn(loom: Translation, alphabet: Uint8Array, random: Operand, from: number, to: number): void {
  const { body, image } = loom;
  const bytes = image.place(alphabet, () => alphabet);
  let state = body.keep(toWord(random));
  for (let at = from; at < to; at++) {
    state = body.keep(i32.add(i32.mul(i32.xor(state, i32.shr(state, 15)), 0x2c1b3c6d), 0x6d2b79f5));
    loom.store8(at, load('u8', bytes, scaleExactly(i32.xor(state, i32.shr(state, 13)), int(alphabet.length))));
  }
}

const ADDRESSES = 762;
let addresses: ReturnType<typeof makeDictionary> | undefined;

/** Created for the first column of addresses: every process loads this file, and few plans have one. */
const addressDictionary = (): ReturnType<typeof makeDictionary> =>
  (addresses ??= makeDictionary(
    Array.from({ length: ADDRESSES }, (_, index) => {
      const view = new DataView(new ArrayBuffer(64));
      const end = writeIpv4(view, 0, index);
      return String.fromCharCode(...new Uint8Array(view.buffer, 0, end));
    }),
  ));

const addressWriter: WriterKernel = (loom, [index]) => {
  if (!isOperand(index)) return false;
  writeEntry(loom, addressDictionary(), indexBelow(index, ADDRESSES));
  return true;
};

export const PATTERN_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeShape, shapeWriter],
  [writeAlphabet, alphabetWriter],
  [writeIpv4, addressWriter],
]);

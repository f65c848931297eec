import { writeLongWord, writeWord2, writeWord4, writeWord6, writeWord8 } from '../../writers/write-word.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { OP, V128_LOAD, V128_STORE } from '../opcode.ts';
import { exponentOf, fitsInt32, i32, int, integer, load, type Operand, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';

/** Slots in memory. If a slot has a byte to spare, it is the entry's length: one cache line then contains both. */
function layOut(words: Dictionary): Uint8Array {
  const bytes = new Uint8Array(words.slots.slice().buffer);
  const width = words.stride * 4;
  if (hasSpare(words)) words.lengths.forEach((length, entry) => (bytes[(entry + 1) * width - 1] = length));
  return bytes;
}

const hasSpare = ({ stride, maxBytes }: Dictionary): boolean => maxBytes < stride * 4 && maxBytes < 256;

/** Longer slots are copied up to the end of the entry. */
const UNROLLED = 128;

/** A dictionary's entry: the whole slot is copied, then the position advances by the true length. */
export function writeEntry(loom: Translation, words: Dictionary, given: Operand): void {
  const { body, image } = loom;
  const width = words.stride * 4;
  const slots = image.place(words, () => layOut(words));
  // A constant index is known to be an entry; any other is one by the writer's contract.
  const index = body.keep(toInt(fitsInt32(given) ? given : { ...given, min: 0, max: words.size - 1, whole: true }));
  const slot = body.keep(scale(index, width));
  const length = body.keep(lengthOf(loom, words, slots, index, slot));
  const most = length.constant ?? Math.min(width, words.maxBytes);
  if (most <= UNROLLED) {
    for (let offset = 0; offset < most; offset += 16) {
      const [from, to] = most - offset > 8 ? [V128_LOAD, V128_STORE] : [[OP.i64Load], [OP.i64Store]];
      loom.store(to, offset, [slot.code, from, 0, unsigned(slots + offset)]);
    }
    loom.advance(length);
  } else copyLong(loom, slots, slot, length);
}

/** Sixteen bytes at a time. */
function copyLong(loom: Translation, slots: number, slot: Operand, length: Operand): void {
  const { body } = loom;
  const target = loom.here();
  const local = body.declare(integer([], 0, 65_536 + 16));
  const at = body.get(local);
  body.set(local, int(0));
  body.repeat(
    () => integer([at.code, length.code, OP.i32LtS], 0, 1),
    () => {
      const source = [slot.code, at.code, OP.i32Add, V128_LOAD, 0, unsigned(slots)];
      body.emit([target.code, at.code, OP.i32Add, source, V128_STORE, 0, 0]);
      body.set(local, integer([at.code, int(16).code, OP.i32Add], 0, 65_536 + 16));
    },
  );
  loom.advance(length);
}

const wordWriter: WriterKernel = (loom, [list, index]) => {
  if (!isOperand(index)) return false;
  writeEntry(loom, boundOf<Dictionary>(list), index);
  return true;
};

function scale(index: Operand, width: number): Operand {
  if (index.constant !== undefined) return int(index.constant * width);
  const power = exponentOf(width);
  return power === undefined ? i32.mul(index, width) : i32.shl(index, power);
}

function lengthOf({ image }: Translation, words: Dictionary, slots: number, index: Operand, slot: Operand): Operand {
  if (index.constant !== undefined) return int(words.lengths[index.constant] ?? 0);
  const [only] = words.lengths;
  if (words.lengths.every((length) => length === only)) return int(only ?? 0);
  if (!hasSpare(words))
    return load(
      'u16',
      image.place(words.lengths, () => words.lengths),
      index,
      0,
      words.maxBytes,
    );
  return integer([slot.code, OP.i32Load8U, 0, unsigned(slots + words.stride * 4 - 1)], 0, words.maxBytes);
}

export const WORD_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>(
  [writeWord2, writeWord4, writeWord6, writeWord8, writeLongWord].map((writer) => [writer, wordWriter]),
);

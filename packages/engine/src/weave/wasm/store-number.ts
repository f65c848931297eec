import type { Store } from '../loop/loop.ts';
import { OP } from './opcode.ts';
import { type Operand, toInt, toWord } from './operand.ts';
import { swapBytes } from './swap-bytes.ts';
import type { Translation } from './translation.ts';

const WIDTHS: Readonly<Record<Store['method'], 1 | 2 | 4>> = {
  setUint8: 1,
  setUint16: 2,
  setInt16: 2,
  setUint32: 4,
  setInt32: 4,
};

/** `view.setInt32(at, value)` and similar; DataView's default order is big-endian. `at` is the next byte's position. */
export function storeNext(loom: Translation, statement: Store, value: Operand): void {
  const { width, word } = wordOf(loom, statement, value);
  if (word.constant !== undefined && statement.advance > 0) {
    loom.literal(bytesOf(word.constant, Math.min(width, statement.advance)));
    return;
  }
  loom.store(STORES[width] ?? [], 0, word);
  loom.advance(statement.advance);
}

/** The same at a saved position. */
export function storeAt(loom: Translation, statement: Store, at: Operand, value: Operand): void {
  const { width, word } = wordOf(loom, statement, value);
  loom.body.emit([toInt(at).code, word.code, ...(STORES[width] ?? []), 0, 0]);
}

const STORES: Readonly<Record<number, readonly number[]>> = {
  1: [OP.i32Store8],
  2: [OP.i32Store16],
  4: [OP.i32Store],
};

function wordOf(
  loom: Translation,
  { method, little }: Store,
  value: Operand,
): { readonly width: number; readonly word: Operand } {
  const width = WIDTHS[method];
  return { width, word: little || width === 1 ? toWord(value) : swapBytes(loom, toWord(value), width) };
}

function bytesOf(word: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (word >>> (index * 8)) & 255);
}

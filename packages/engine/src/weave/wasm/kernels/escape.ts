import { type EscapeTable, escapeInPlace } from '../../writers/escape.ts';
import type { Body } from '../body.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { I16X8_SHR_U, I8X16_BITMASK, I8X16_NE, I8X16_SWIZZLE, OP, V128_AND, V128_CONST, V128_LOAD } from '../opcode.ts';
import { i32, int, integer, load, type Operand, within } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { vectorOf } from '../vector.ts';

const PLACE = { type: 'i32', min: 0, max: 2 ** 30, whole: true } as const;
const BLOCK = 16;
const NIBBLES = Array.from({ length: BLOCK }, () => 15);
const ZEROS = [V128_CONST, ...Array.from({ length: BLOCK }, () => 0)];
/** Room for a replacement. */
const SLOT = 8;

/**
 * Two tables that find special bytes sixteen at a time: a byte is special if the entries of its lower and its upper
 * half have a common bit. Each upper half has its own bit.
 */
function halvesOf(table: EscapeTable): readonly [lower: readonly number[], upper: readonly number[]] | undefined {
  const lower = Array.from({ length: 16 }, () => 0);
  const upper = Array.from({ length: 16 }, () => 0);
  let isCovered = true;
  table.forEach((replacement, byte) => {
    if (replacement === undefined) return;
    if (byte > 127 || replacement.length < 2 || replacement.length > SLOT) isCovered = false;
    const bit = 1 << (byte >> 4);
    upper[byte >> 4] = bit;
    lower[byte & 15] = (lower[byte & 15] ?? 0) | bit;
  });
  return isCovered ? [lower, upper] : undefined;
}

/** By how much each byte grows, then its replacement. */
function replacementsOf(table: EscapeTable): Uint8Array {
  const bytes = new Uint8Array(256 + 256 * SLOT);
  table.forEach((replacement, byte) => {
    if (replacement === undefined) return;
    bytes[byte] = replacement.length - 1;
    bytes.set(replacement, 256 + byte * SLOT);
  });
  return bytes;
}

const byteAt = (place: Operand): Operand => integer([place.code, OP.i32Load8U, 0, 0], 0, 255);

/** Makes space for what grows and fills it from the end; stops where the rest is already in place. */
function buildRewrite(body: Body, table: number): void {
  const [start, end] = [integer([OP.localGet, 0]), integer([OP.localGet, 1])];
  const [source, target] = [body.declare(PLACE), body.declare(PLACE)];
  const growth = (byte: Operand): Operand => load('u8', table, byte, 0, SLOT - 1);
  body.set(source, within(start, 0, PLACE.max));
  body.set(target, within(end, 0, PLACE.max));
  body.repeat(
    () => i32.lt(body.get(source), end),
    () => {
      body.set(target, i32.add(body.get(target), growth(byteAt(body.get(source))), 0, PLACE.max));
      body.set(source, i32.add(body.get(source), 1, 0, PLACE.max));
    },
  );
  const after = body.keep(i32.add(body.get(target), 0, 0, PLACE.max));
  body.repeat(
    () => i32.gt(body.get(target), body.get(source)),
    () => {
      body.set(source, i32.sub(body.get(source), 1, 0, PLACE.max));
      const byte = body.keep(byteAt(body.get(source)));
      const more = body.keep(growth(byte));
      body.set(target, i32.sub(i32.sub(body.get(target), more), 1, 0, PLACE.max));
      body.when(
        i32.eq(more, 0),
        () => body.store8(body.get(target), 0, byte),
        () => copyReplacement(body, table, byte, more, body.get(target)),
      );
    },
  );
  body.emit(after.code);
}

/** Two bytes at once, which is what most have; the others one by one. */
function copyReplacement(body: Body, table: number, byte: Operand, more: Operand, target: Operand): void {
  const slot = body.keep(i32.shl(byte, 3));
  body.store16(target, 0, integer([slot.code, OP.i32Load16U, 0, unsigned(table + 256)]));
  const place = body.declare({ type: 'i32', min: 0, max: SLOT, whole: true });
  body.set(place, int(2));
  body.repeat(
    () => integer([body.get(place).code, more.code, OP.i32LeS], 0, 1),
    () => {
      body.store8(i32.add(target, body.get(place)), 0, load('u8', table + 256, i32.add(slot, body.get(place))));
      body.set(place, i32.add(body.get(place), 1, 0, SLOT));
    },
  );
}

/** Searches for special bytes, and rewrites from the first sixteen that contain one. */
function buildEscape(loom: Translation, lower: readonly number[], upper: readonly number[], table: number): void {
  const { body } = loom;
  const end = integer([OP.localGet, 1]);
  const signature = { parameters: ['i32' as const, 'i32' as const], result: 'i32' as const };
  const rewrite = loom.routine(`rewrite/${table}`, signature, (inner) => buildRewrite(inner, table));
  const at = body.declare(PLACE);
  body.set(at, integer([OP.localGet, 0], 0, PLACE.max));
  body.repeat(
    () => i32.lt(body.get(at), end),
    () => {
      const bytes = body.keepWide('v128', [body.get(at).code, V128_LOAD, 0, 0]);
      const low = [vectorOf(loom, lower), bytes, vectorOf(loom, NIBBLES), V128_AND, I8X16_SWIZZLE];
      const halves = [bytes, int(4).code, I16X8_SHR_U, vectorOf(loom, NIBBLES), V128_AND];
      const high = [vectorOf(loom, upper), halves, I8X16_SWIZZLE];
      const found = integer([low, high, V128_AND, ZEROS, I8X16_NE, I8X16_BITMASK], 0, 65_535);
      // Bytes beyond the end do not count.
      const left = body.keep(i32.sub(end, body.get(at), 0, PLACE.max));
      const mask = i32.sub(i32.shl(1, left), 1);
      const counted = body.choose(i32.lt(left, BLOCK), i32.and(found, mask), found);
      body.when(counted, () => body.emit([rewrite([body.get(at), end]).code, OP.return]));
      body.set(at, i32.add(body.get(at), BLOCK, 0, PLACE.max));
    },
  );
  body.emit(end.code);
}

const escapeKernel: ValueKernel = (loom, [start, end, bound]) => {
  if (!isOperand(start) || !isOperand(end)) return undefined;
  const table = boundOf<EscapeTable>(bound);
  const halves = halvesOf(table);
  if (halves === undefined) return undefined;
  const address = loom.image.place(table, () => replacementsOf(table));
  const signature = { parameters: ['i32' as const, 'i32' as const], result: 'i32' as const };
  const call = loom.routine(`escape/${address}`, signature, () => buildEscape(loom, ...halves, address));
  return within(call([start, end]), 0, PLACE.max);
};

export const ESCAPE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([[escapeInPlace, escapeKernel]]);

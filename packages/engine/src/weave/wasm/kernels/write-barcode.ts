import { writeBarcode } from '../../generators/commerce/barcode.ts';
import { raise } from '../../generators/number/raise.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { i32, int, load, MAX_INT32, type Operand, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { divide, writeZeros } from './write-digits.ts';

const FOUR = 10_000;

/** The digits of each number up to 9999, weighted 3 and 1 alternately from the right. */
function weighedSums(): Uint8Array {
  return Uint8Array.from({ length: FOUR }, (_, value) => {
    const digits = [value, value / 10, value / 100, value / 1000].map((part) => Math.floor(part) % 10);
    return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1), 0);
  });
}

/** The sum over all digits: every four start with the same weight again. */
function sumOf(loom: Translation, given: Operand, table: number): Operand {
  const { body } = loom;
  const value = body.keep(given);
  if (value.max < FOUR) return load('u8', table, value, 0, 72);
  const head = body.keep(i32.div(value, FOUR, 0, Math.floor(value.max / FOUR)));
  return i32.add(load('u8', table, i32.sub(value, i32.mul(head, FOUR), 0, FOUR - 1)), sumOf(loom, head, table), 0, 216);
}

const barcodeWriter: WriterKernel = (loom, args) => {
  const [number, digits] = numbersOf(args);
  const width = digits?.constant;
  if (number === undefined || width === undefined || width > 15) return false;
  const { body, image } = loom;
  const max = Math.min(raise(10, width) - 1, Math.max(0, number.max));
  const known = { ...number, min: 0, max, whole: true };
  const value = body.keep(max <= MAX_INT32 ? toInt(known) : known);
  const table = image.place('barcode', weighedSums);
  const parts = value.type === 'i32' ? [value] : divide(loom, value, FOUR * FOUR).map((part) => body.keep(part));
  const leading = 2 * (width % 2 === 0 ? 3 : 1);
  // The difference to the next multiple of ten.
  const missing = parts.reduce((left, part) => i32.sub(left, sumOf(loom, part, table), 0, 1000), int(1000 - leading));
  const check = body.keep(missing);
  loom.literal([50]);
  writeZeros(loom, value, width);
  loom.store8(0, i32.add(i32.rem(check, 10), 48));
  loom.advance(1);
  return true;
};

export const BARCODE_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([[writeBarcode, barcodeWriter]]);

import { writeCut, writeQuotient, writeReduced } from '../../encode/checksum/write-canonical.ts';
import {
  writeLittle4,
  writeLittle8,
  writeLittleDouble,
  writeLittleFloat,
  writeWide,
} from '../../writers/write-little.ts';
import { numbersOf } from '../argument.ts';
import { ofNumber, ofQuotient } from '../fixed-writer.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { long, type Long, toLong } from '../long.ts';
import { I64X2_SPLAT, OP, V128_STORE } from '../opcode.ts';
import { f64, floor, i32, int, integer, MAX_INT32, type Operand, real, toWord } from '../operand.ts';
import { swapLanes } from '../swap-bytes.ts';
import type { Translation } from '../translation.ts';
import { writeWithin } from '../write-within.ts';

const MAX_SCALE = 9;

/** Eight bytes, little-endian. */
function writeLong(loom: Translation, value: Long): void {
  loom.store([OP.i64Store], 0, value);
  loom.advance(8);
}

const little8 = ofNumber((loom, value) => writeLong(loom, toLong(value)));

const little4 = ofNumber((loom, value) => {
  loom.store32(0, toWord(value));
  loom.advance(4);
});

const double = ofQuotient((loom, quotient) => {
  loom.store([OP.f64Store], 0, quotient);
  loom.advance(8);
});

const single = ofQuotient((loom, quotient) => {
  loom.store([OP.f32Store], 0, [quotient.code, OP.f32DemoteF64]);
  loom.advance(4);
});

/** Sixteen bytes, big-endian. */
const wide = ofNumber((loom, given) => {
  const value = loom.body.keepWide('i64', toLong(given));
  loom.store([OP.i64Store], 0, [value, long(63n), OP.i64ShrS]);
  loom.store(V128_STORE, 8, swapLanes([value, I64X2_SPLAT], 8));
  loom.advance(16);
});

const quotient: WriterKernel = (loom, args) => {
  const [value, unit, isSingle] = numbersOf(args);
  if (value === undefined || unit === undefined || isSingle?.constant === undefined) return false;
  const exact = f64.div(value, unit);
  const rounded = isSingle.constant === 1 ? real([exact.code, OP.f32DemoteF64, OP.f64PromoteF32]) : exact;
  loom.store([OP.f64Store], 0, f64.add(rounded, 0));
  loom.advance(8);
  return true;
};

const cut: WriterKernel = (loom, args) => {
  const [micros, unit] = numbersOf(args);
  if (micros === undefined || unit === undefined) return false;
  const units = floor({ ...f64.div(micros, unit), whole: false });
  writeLong(loom, toLong({ ...f64.mul(units, unit), whole: true }));
  return true;
};

/** Trailing zeros are stripped one by one, while the scale has places. */
function writeWithoutZeros(loom: Translation, value: Operand, scale: number): void {
  const { body } = loom;
  const places = body.declare(integer([], 0, scale));
  let units = body.keep(value);
  let goesOn: Operand = int(1);
  body.set(places, int(scale));
  for (let place = 0; place < scale; place++) {
    const tenth = body.keep(integer([units.code, int(10).code, OP.i32DivS]));
    const isTen = i32.eq(integer([tenth.code, int(10).code, OP.i32Mul]), units);
    goesOn = body.keep(place === 0 ? isTen : i32.and(goesOn, isTen, 0, 1));
    units = body.keep(body.choose(goesOn, tenth, units));
    body.set(places, i32.sub(body.get(places), goesOn, 0, scale));
  }
  loom.store8(0, body.get(places));
  loom.advance(1);
  writeLong(loom, toLong({ ...units, min: value.min >= 0 ? 0 : -MAX_INT32, max: MAX_INT32 }));
}

const reduced: WriterKernel = (loom, args) => {
  const [value, scale] = numbersOf(args);
  const places = scale?.constant;
  if (value === undefined || scale === undefined || places === undefined || places > MAX_SCALE) return false;
  const outside = (far: Operand): void => loom.callWriter(writeReduced, [loom.here(), far, scale]);
  writeWithin(
    loom,
    value,
    { min: -MAX_INT32, max: MAX_INT32 },
    (units) => writeWithoutZeros(loom, units, places),
    outside,
  );
  return true;
};

export const CANONICAL_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeLittle4, little4],
  [writeLittle8, little8],
  [writeLittleDouble, double],
  [writeLittleFloat, single],
  [writeWide, wide],
  [writeQuotient, quotient],
  [writeCut, cut],
  [writeReduced, reduced],
]);

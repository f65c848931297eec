import type { Code } from '../code.ts';
import {
  writeBinaryDate,
  writeBinaryTimestamp,
  writeBinaryUuid,
  writeBinaryZonedTime,
  writeByte,
  writeFloat4,
  writeFloat8,
  writeInt2,
  writeInt4,
  writeInt8,
  writeShortInt8,
} from '../../writers/write-binary.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';
import { writeRawWords } from '../../generators/code/uuid-words.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { float } from '../leb128.ts';
import { isSafeWhole, long, toLong } from '../long.ts';
import { F64X2_SPLAT, I64X2_SPLAT, I64X2_SUB, OP, V128_CONST, V128_STORE } from '../opcode.ts';
import { f64, i32, integer, type Operand, toWord } from '../operand.ts';
import { swapBytes, swapLanes } from '../swap-bytes.ts';
import type { Translation } from '../translation.ts';
import { wordsVector } from '../words-vector.ts';

const EPOCH_DAYS = 10_957;
const EPOCH_MICROS = EPOCH_DAYS * DAY_MICROS;
/** A whole number of less than 2^51 added to this stands in the low bits of the sum. */
const MAGIC = 2 ** 52 + 2 ** 51;
const ROOM = 2 ** 51;

function storeWord(loom: Translation, offset: number, value: Operand): void {
  loom.store32(offset, swapBytes(loom, toWord(value), 4));
}

/** Eight bytes, of a vector's first half; what follows overwrites the other half. */
function storeLong(loom: Translation, vector: Code): void {
  loom.store(V128_STORE, 0, swapLanes(vector, 8));
  loom.advance(8);
}

const byteWriter: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  if (value.constant === undefined) {
    loom.store8(0, toWord(value));
    loom.advance(1);
  } else loom.literal([value.constant & 255]);
  return true;
};

const int2Writer: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  loom.store16(0, swapBytes(loom, toWord(value), 2));
  loom.advance(2);
  return true;
};

function writeWord(loom: Translation, value: Operand): true {
  storeWord(loom, 0, value);
  loom.advance(4);
  return true;
}

const int4Writer: WriterKernel = (loom, [value]) => isOperand(value) && writeWord(loom, value);

const dateWriter: WriterKernel = (loom, [days]) =>
  isOperand(days) && writeWord(loom, days.type === 'i32' ? i32.sub(days, EPOCH_DAYS) : f64.sub(days, EPOCH_DAYS));

const shortWriter: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  loom.literal([0, 0, 0, 0]);
  return writeWord(loom, value);
};

const int8Writer: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  if (value.type === 'i32' && value.min >= 0) return shortWriter(loom, [value]);
  storeLong(loom, [toLong(value), I64X2_SPLAT]);
  return true;
};

const zonedWriter: WriterKernel = (loom, args) => {
  if (!int8Writer(loom, args)) return false;
  loom.literal([0, 0, 0, 0]);
  return true;
};

const timestampWriter: WriterKernel = (loom, [given]) => {
  if (!isOperand(given)) return false;
  const { body } = loom;
  const far = (micros: Operand): void =>
    storeLong(loom, [toLong(micros), long(BigInt(EPOCH_MICROS)), OP.i64Sub, I64X2_SPLAT]);
  if (given.whole && given.min - EPOCH_MICROS > -ROOM && given.max - EPOCH_MICROS < ROOM) {
    const sum = f64.add(given, MAGIC - EPOCH_MICROS);
    const magic = [V128_CONST, float(MAGIC), float(MAGIC)];
    storeLong(loom, [sum.code, F64X2_SPLAT, magic, I64X2_SUB]);
  } else if (given.whole) far(given);
  else {
    const micros = body.keep(given);
    loom.when(
      isSafeWhole(body, micros),
      () => far({ ...micros, whole: true }),
      () => loom.callWriter(writeBinaryTimestamp, [loom.here(), micros]),
    );
  }
  return true;
};

const float8Writer: WriterKernel = (loom, args) => {
  const [value, unit] = numbersOf(args);
  if (value === undefined || unit === undefined) return false;
  storeLong(loom, [f64.div(value, unit).code, F64X2_SPLAT]);
  return true;
};

const float4Writer: WriterKernel = (loom, args) => {
  const [value, unit] = numbersOf(args);
  if (value === undefined || unit === undefined) return false;
  return writeWord(loom, integer([f64.div(value, unit).code, OP.f32DemoteF64, OP.i32ReinterpretF32]));
};

const uuidWriter: WriterKernel = (loom, args) => {
  const words = numbersOf(args).map(toWord);
  if (words.length !== 4) return false;
  loom.store(V128_STORE, 0, wordsVector(words));
  loom.advance(16);
  return true;
};

export const BINARY_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeByte, byteWriter],
  [writeInt2, int2Writer],
  [writeInt4, int4Writer],
  [writeInt8, int8Writer],
  [writeShortInt8, shortWriter],
  [writeFloat4, float4Writer],
  [writeFloat8, float8Writer],
  [writeBinaryUuid, uuidWriter],
  [writeRawWords, uuidWriter],
  [writeBinaryDate, dateWriter],
  [writeBinaryTimestamp, timestampWriter],
  [writeBinaryZonedTime, zonedWriter],
]);

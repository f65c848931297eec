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
import { numbersOf } from '../argument.ts';
import { ofNumber, ofQuotient } from '../fixed-writer.ts';
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
/** An integer of less than 2^51 added to this is in the low bits of the sum. */
const MAGIC = 2 ** 52 + 2 ** 51;
const ROOM = 2 ** 51;

/** Eight bytes, from a vector's first half; the next store overwrites the other half. */
function storeLong(loom: Translation, vector: Code): void {
  loom.store(V128_STORE, 0, swapLanes(vector, 8));
  loom.advance(8);
}

const byteWriter = ofNumber((loom, value) => {
  if (value.constant === undefined) {
    loom.store8(0, toWord(value));
    loom.advance(1);
  } else loom.literal([value.constant & 255]);
});

const int2Writer = ofNumber((loom, value) => {
  loom.store16(0, swapBytes(loom, toWord(value), 2));
  loom.advance(2);
});

function writeWord(loom: Translation, value: Operand): void {
  loom.store32(0, swapBytes(loom, toWord(value), 4));
  loom.advance(4);
}

const dateWriter = ofNumber((loom, days) =>
  writeWord(loom, days.type === 'i32' ? i32.sub(days, EPOCH_DAYS) : f64.sub(days, EPOCH_DAYS)),
);

function writeShort(loom: Translation, value: Operand): void {
  loom.literal([0, 0, 0, 0]);
  writeWord(loom, value);
}

function writeLong(loom: Translation, value: Operand): void {
  if (value.type === 'i32' && value.min >= 0) writeShort(loom, value);
  else storeLong(loom, [toLong(value), I64X2_SPLAT]);
}

const zonedWriter = ofNumber((loom, value) => {
  writeLong(loom, value);
  loom.literal([0, 0, 0, 0]);
});

const timestampWriter = ofNumber((loom, given) => {
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
});

const float8Writer = ofQuotient((loom, quotient) => storeLong(loom, [quotient.code, F64X2_SPLAT]));

const float4Writer = ofQuotient((loom, quotient) =>
  writeWord(loom, integer([quotient.code, OP.f32DemoteF64, OP.i32ReinterpretF32])),
);

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
  [writeInt4, ofNumber(writeWord)],
  [writeInt8, ofNumber(writeLong)],
  [writeShortInt8, ofNumber(writeShort)],
  [writeFloat4, float4Writer],
  [writeFloat8, float8Writer],
  [writeBinaryUuid, uuidWriter],
  [writeRawWords, uuidWriter],
  [writeBinaryDate, dateWriter],
  [writeBinaryTimestamp, timestampWriter],
  [writeBinaryZonedTime, zonedWriter],
]);

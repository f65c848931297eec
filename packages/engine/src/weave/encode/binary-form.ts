import { powerOfTen } from '../graph/convert-value.ts';
import type { Emitter } from '../loop/emitter.ts';
import { AT, type Expression, number } from '../loop/loop.ts';
import type { Value } from '../graph/value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { bitsInPlace, inetInPlace, macaddrInPlace } from './checksum/parse-address.ts';
import { COPY_STYLE, emitMarked, emitPlain, measureValue } from './text-style.ts';
import {
  writeBinaryDate,
  writeBinaryInterval,
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
} from '../writers/write-binary.ts';
import { writeNumeric, writeNumericCents } from '../writers/write-numeric.ts';
import { emitPieces } from './write-pieces.ts';

/** The form of a value in PostgreSQL's binary COPY. */
export type BinaryForm = {
  /** The size of the payload if it is constant; otherwise the length is patched in afterwards. */
  readonly fixed?: number;
  readonly maxBytes: number;
  /** Writes the payload at the variable `at`. */
  readonly emit: (emitter: Emitter) => void;
};

/** Absent if this value has no binary form in this type: the loader then uses text. */
export function binaryForm(type: ColumnType, value: Value): BinaryForm | undefined {
  switch (type.kind) {
    case 'integer':
      return value.kind === 'integer' ? integerForm(type, value) : undefined;
    case 'decimal':
      return value.kind === 'decimal' ? numericForm(value) : undefined;
    case 'float':
      return value.kind === 'decimal' ? floatForm(type.bits, value) : undefined;
    case 'money':
      return value.kind === 'decimal' && value.scale === 2 ? single(8, writeInt8, value) : undefined;
    case 'boolean':
      return value.kind === 'boolean' ? single(1, writeByte, value) : undefined;
    case 'date':
      return value.kind === 'date' ? single(4, writeBinaryDate, value) : undefined;
    case 'time':
      if (value.kind !== 'time') return undefined;
      return type.zone === true ? single(12, writeBinaryZonedTime, value) : single(8, writeInt8, value);
    case 'timestamp':
      return value.kind === 'timestamp' ? single(8, writeBinaryTimestamp, value) : undefined;
    case 'interval':
      return value.kind === 'interval' ? single(16, writeBinaryInterval, value) : undefined;
    case 'uuid':
      if (value.kind !== 'uuid') return undefined;
      return fixed(16, (emitter) =>
        emitter.write(
          writeBinaryUuid,
          value.words.map((node) => emitter.use(node)),
        ),
      );
    case 'bytes':
      if (value.kind !== 'bytes') return undefined;
      return variable(measureValue(value), (emitter) => emitPieces(emitter, value.pieces));
    case 'text':
      // PostgreSQL's one-byte "char" is not text.
      return type.native === '"char"' ? undefined : textForm(type, value);
    case 'enum':
    case 'xml':
    case 'json':
      return textForm(type, value);
    case 'inet':
    case 'cidr':
      return parsedForm(value, (emitter, start) =>
        emitter.write(inetInPlace, [AT, number(type.kind === 'cidr' ? 1 : 0)], start),
      );
    case 'macaddr':
      return parsedForm(value, (emitter, start) => emitter.write(macaddrInPlace, [AT, number(type.bytes)], start));
    case 'bits':
      return parsedForm(value, (emitter, start) => emitter.write(bitsInPlace, [AT], start));
    default:
      return undefined;
  }
}

type Single = Extract<Value, { kind: 'integer' | 'decimal' | 'boolean' | 'date' | 'time' | 'timestamp' | 'interval' }>;

const fixed = (bytes: number, emit: BinaryForm['emit']): BinaryForm => ({ fixed: bytes, maxBytes: bytes, emit });
const variable = (maxBytes: number, emit: BinaryForm['emit']): BinaryForm => ({ maxBytes, emit });
const single = (bytes: number, writer: unknown, value: Single): BinaryForm =>
  fixed(bytes, (emitter) => emitter.write(writer, [emitter.use(value.node)]));

function numericForm({ node, scale }: Extract<Value, { kind: 'decimal' }>): BinaryForm {
  return variable(40, (emitter) => {
    if (scale === 2) emitter.write(writeNumericCents, [emitter.use(node)]);
    else emitter.write(writeNumeric, [emitter.use(node), number(scale), number(powerOfTen(scale))]);
  });
}

function floatForm(bits: number, { node, scale }: Extract<Value, { kind: 'decimal' }>): BinaryForm {
  const writer = bits === 32 ? writeFloat4 : writeFloat8;
  return fixed(bits / 8, (emitter) => emitter.write(writer, [emitter.use(node), number(powerOfTen(scale))]));
}

function integerForm(
  type: Extract<ColumnType, { kind: 'integer' }>,
  value: Extract<Value, { kind: 'integer' }>,
): BinaryForm | undefined {
  if (type.bits === 16) return single(2, writeInt2, value);
  if (type.bits === 32) return single(4, writeInt4, value);
  if (type.bits !== 64) return undefined;
  const short = value.min !== undefined && value.min >= 0 && value.max !== undefined && value.max < 2_147_483_648;
  return single(8, short ? writeShortInt8 : writeInt8, value);
}

/** Anything with a text form is allowed in a text column. */
function textForm(type: ColumnType, value: Value): BinaryForm | undefined {
  if (value.kind === 'array' || value.kind === 'null' || value.kind === 'omitted') return undefined;
  return variable(measureValue(value) + 1, (emitter) => {
    // Version 1 of jsonb's wire form is its text.
    if (type.kind === 'json' && type.binary === true) emitter.write(writeByte, [number(1)]);
    emitPlain(emitter, { type, value }, COPY_STYLE);
  });
}

function parsedForm(value: Value, parse: (emitter: Emitter, start: Expression) => void): BinaryForm | undefined {
  if (value.kind !== 'text') return undefined;
  return variable(measureValue(value) * 2 + 40, (emitter) =>
    emitMarked(
      emitter,
      () => emitPieces(emitter, value.pieces),
      (start) => parse(emitter, start),
    ),
  );
}

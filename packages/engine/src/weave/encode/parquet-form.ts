import { powerOfTen } from '../graph/convert-value.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { number } from '../loop/loop.ts';
import { emitLengthened } from './emit-lengthened.ts';
import type { Node } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { emitPlain, measureValue, type TextStyle } from './text-style.ts';
import { writeByte, writeBinaryUuid } from '../writers/write-binary.ts';
import { writeLittle4, writeLittle8, writeLittleDouble, writeLittleFloat, writeWide } from '../writers/write-little.ts';
import { emitPieces } from './write-pieces.ts';

/** How Parquet stores and interprets a column. */
export type ParquetType = {
  readonly physical: 'BOOLEAN' | 'INT32' | 'INT64' | 'FLOAT' | 'DOUBLE' | 'BYTE_ARRAY' | 'FIXED_LEN_BYTE_ARRAY';
  readonly typeLength?: number;
  readonly logical?: ParquetLogical;
  /** Each row holds a list of such values. */
  readonly list?: true;
};

export type ParquetLogical =
  | { readonly kind: 'string' | 'json' | 'uuid' | 'date' }
  | { readonly kind: 'time' | 'timestamp'; readonly utc: boolean }
  | { readonly kind: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 32 | 64; readonly signed: boolean };

export type ParquetForm = {
  readonly parquet: ParquetType;
  /** The maximum size of one value. */
  readonly maxBytes: number;
  /** Every value has exactly this size. */
  readonly fixed: boolean;
  /** Writes one PLAIN value at the variable `at`; a boolean is a byte, which the page writer packs. */
  readonly emit: (emitter: Emitter) => void;
  /** The writers of a list's elements, of which `count` are present. */
  readonly list?: { readonly count: Node; readonly emits: readonly ((emitter: Emitter) => void)[] };
};

/** Text if the value has no closer form, such as an interval. */
const STYLE: TextStyle = {
  booleans: ['false', 'true'],
  timestampSeparator: 'T',
  zoneSuffix: 'Z',
  bytesPrefix: '\\x',
  arrays: 'brackets',
};

export function parquetForm({ type, value }: Pick<ColumnProgram, 'type' | 'value'>): ParquetForm {
  switch (value.kind) {
    case 'integer':
      return integerForm(type, value);
    case 'decimal':
      return decimalForm(type, value);
    case 'boolean':
      return type.kind === 'boolean'
        ? single({ physical: 'BOOLEAN' }, 1, writeByte, value)
        : textForm(type, value, 'string');
    case 'date':
      return type.kind === 'date'
        ? single({ physical: 'INT32', logical: { kind: 'date' } }, 4, writeLittle4, value)
        : textForm(type, value, 'string');
    case 'time':
    case 'timestamp': {
      if (type.kind !== value.kind) return textForm(type, value, 'string');
      const logical = { kind: value.kind, utc: type.zone === true };
      return single({ physical: 'INT64', logical }, 8, writeLittle8, value);
    }
    case 'uuid':
      return {
        parquet: { physical: 'FIXED_LEN_BYTE_ARRAY', typeLength: 16, logical: { kind: 'uuid' } },
        maxBytes: 16,
        fixed: true,
        emit: (emitter) =>
          emitter.write(
            writeBinaryUuid,
            value.words.map((node) => emitter.use(node)),
          ),
      };
    case 'bytes':
      return lengthened({ physical: 'BYTE_ARRAY' }, value, (emitter) => emitPieces(emitter, value.pieces));
    case 'array':
      return arrayForm(type, value);
    case 'null':
      return {
        parquet: { physical: 'BYTE_ARRAY', logical: { kind: 'string' } },
        maxBytes: 0,
        fixed: true,
        emit: () => undefined,
      };
    default:
      return textForm(type, value, type.kind === 'json' ? 'json' : 'string');
  }
}

type Single = Extract<Value, { kind: 'integer' | 'decimal' | 'boolean' | 'date' | 'time' | 'timestamp' }>;

function single(parquet: ParquetType, bytes: number, writer: unknown, value: Single): ParquetForm {
  return {
    parquet,
    maxBytes: bytes,
    fixed: true,
    emit: (emitter) => emitter.write(writer, [emitter.use(value.node)]),
  };
}

function integerForm(type: ColumnType, value: Extract<Value, { kind: 'integer' }>): ParquetForm {
  if (type.kind === 'year') return single({ physical: 'INT32' }, 4, writeLittle4, value);
  if (type.kind !== 'integer')
    return type.kind === 'unknown'
      ? single({ physical: 'INT64' }, 8, writeLittle8, value)
      : textForm(type, value, 'string');
  const logical: ParquetLogical = {
    kind: 'integer',
    bits: type.bits === 24 ? 32 : type.bits,
    signed: type.unsigned !== true,
  };
  if (type.bits === 64) return single({ physical: 'INT64', logical }, 8, writeLittle8, value);
  return single({ physical: 'INT32', logical }, 4, writeLittle4, value);
}

/** Numbers are within 2^53: 18 digits suffice, unless the type itself requires more. */
function decimalForm(type: ColumnType, value: Extract<Value, { kind: 'decimal' }>): ParquetForm {
  if (type.kind === 'float') {
    const single4 = type.bits === 32;
    return {
      parquet: { physical: single4 ? 'FLOAT' : 'DOUBLE' },
      maxBytes: type.bits / 8,
      fixed: true,
      emit: (emitter) =>
        emitter.write(single4 ? writeLittleFloat : writeLittleDouble, [
          emitter.use(value.node),
          number(powerOfTen(value.scale)),
        ]),
    };
  }
  if (type.kind !== 'decimal' && type.kind !== 'money' && type.kind !== 'unknown')
    return textForm(type, value, 'string');
  const wished = type.kind === 'decimal' ? (type.precision ?? 18) : 18;
  const precision = Math.min(38, Math.max(wished, value.scale));
  const logical: ParquetLogical = { kind: 'decimal', precision, scale: value.scale };
  if (precision <= 9) return single({ physical: 'INT32', logical }, 4, writeLittle4, value);
  if (precision <= 18) return single({ physical: 'INT64', logical }, 8, writeLittle8, value);
  return single({ physical: 'FIXED_LEN_BYTE_ARRAY', typeLength: 16, logical }, 16, writeWide, value);
}

/** A list if all elements have one type, else JSON. */
function arrayForm(type: ColumnType, value: Extract<Value, { kind: 'array' }>): ParquetForm {
  const forms =
    type.kind === 'array' ? value.elements.map((element) => parquetForm({ type: type.element, value: element })) : [];
  const [first] = forms;
  const alike = forms.every(
    ({ parquet, list }) => list === undefined && JSON.stringify(parquet) === JSON.stringify(first?.parquet),
  );
  if (first === undefined || !alike) return textForm(type, value, 'json');
  return {
    parquet: { ...first.parquet, list: true },
    maxBytes: forms.reduce((sum, form) => sum + form.maxBytes, 0),
    fixed: false,
    emit: () => undefined,
    list: { count: value.count, emits: forms.map((form) => form.emit) },
  };
}

function textForm(type: ColumnType, value: Value, kind: 'string' | 'json'): ParquetForm {
  return lengthened({ physical: 'BYTE_ARRAY', logical: { kind } }, value, (emitter) =>
    emitPlain(emitter, { type, value }, STYLE),
  );
}

/** Bytes after their length. */
function lengthened(parquet: ParquetType, value: Value, write: (emitter: Emitter) => void): ParquetForm {
  // Elements of an array grow up to six times as JSON, of which measureValue knows two.
  const maxBytes = measureValue(value) * (value.kind === 'array' ? 3 : 1) + 40;
  return {
    parquet,
    maxBytes,
    fixed: false,
    emit(emitter) {
      emitLengthened(emitter, () => write(emitter), true);
    },
  };
}

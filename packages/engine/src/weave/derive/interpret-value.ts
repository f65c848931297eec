import { DAY_MICROS } from '../../language/values/calendar.ts';
import { call, constant, type Node, rowOf } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { Reader } from '../graph/run-context.ts';
import type { Value } from '../graph/value.ts';
import { bytesOf } from '../../language/values/bytes-of.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { formatValue } from '../../language/values/format-value.ts';
import { whyNotEvaluable } from '../../language/evaluate/interpret.ts';
import { tagged, toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import { intervalMicros } from '../../language/values/temporal.ts';
import { raise } from '../generators/number/raise.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import type { Piece } from '../graph/piece.ts';
import { ANY_SPECIAL } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import type { Derived } from './derive-context.ts';

const MAX_CHARACTERS = 4000;

const KINDS: ReadonlySet<string> = new Set(
  'integer year boolean decimal float money date timestamp time interval text enum bytes'.split(' '),
);

/** Whether a column of the type can hold the result of interpreting the expression. */
export function isInterpretable(expression: Expression, type: ColumnType | undefined): boolean {
  return type !== undefined && KINDS.has(type.kind) && whyNotEvaluable(expression) === undefined;
}

/**
 * A column computed by an expression that only SQL can evaluate: the columns that it reads are made first, then it is
 * interpreted.
 */
export function interpretValue(scope: RowScope, expression: Expression, type: ColumnType): Derived {
  return readValue(scope, scope.run.readerOf(scope.table.name, expression, scope.sampling), type);
}

/** The values that a reader returns, row by row. */
export function readValue(scope: RowScope, reader: Reader, type: ColumnType): Derived {
  const salt: Node = scope.sampling === false ? constant(0) : rowOf(scope.frame, 'salt');
  return { value: valueOf(reader, scope, salt, type), isNull: call(isNullAt, reader, scope.row, salt) };
}

function valueOf(reader: Reader, { row }: RowScope, salt: Node, type: ColumnType): Value {
  const numberAt = (unit: number): Node => call(unitsAt, reader, row, salt, unit);
  switch (type.kind) {
    case 'integer':
    case 'year':
      return { kind: 'integer', node: numberAt(1) };
    case 'boolean':
      return { kind: 'boolean', node: numberAt(1) };
    case 'decimal':
    case 'float':
    case 'money': {
      const scale = Math.min(type.kind === 'decimal' ? (type.scale ?? 6) : type.kind === 'money' ? 2 : 6, 6);
      return { kind: 'decimal', node: numberAt(raise(10, scale)), scale };
    }
    case 'date':
      return { kind: 'date', node: numberAt(1 / DAY_MICROS) };
    case 'timestamp':
    case 'time':
    case 'interval':
      return { kind: type.kind, node: numberAt(1) };
    case 'text':
    case 'enum': {
      const most = type.kind === 'text' ? Math.min(type.max_length ?? MAX_CHARACTERS, MAX_CHARACTERS) : 255;
      return {
        kind: 'text',
        pieces: [writtenText(reader, row, salt, most)],
      };
    }
    case 'bytes': {
      const most = Math.min(type.max_length ?? MAX_CHARACTERS, MAX_CHARACTERS);
      const args = [{ kind: 'bound', value: reader, frame: undefined } as const, row, salt, constant(most)];
      return {
        kind: 'bytes',
        pieces: [{ kind: 'written', write: writeBytesAt, args, maxBytes: most, specials: ANY_SPECIAL }],
      };
    }
    case 'uuid':
    case 'json':
      return {
        kind: type.kind === 'json' ? 'json' : 'text',
        pieces: [writtenText(reader, row, salt, MAX_CHARACTERS)],
      };
    default:
      throw new UnbuildableColumn(`no expression and no function makes ${type.kind}.`);
  }
}

const writtenText = (reader: Reader, row: Node, salt: Node, most: number): Piece => ({
  kind: 'written',
  write: writeTextAt,
  args: [{ kind: 'bound', value: reader, frame: undefined }, row, salt, constant(most)],
  maxBytes: most * 4,
  maxChars: most,
  specials: ANY_SPECIAL,
});

function isNullAt(reader: Reader, row: number, salt: number): number {
  return reader.valueAt(row, salt) === null ? 1 : 0;
}

/** A number in units of a fraction of one; times in microseconds, days as days. */
function unitsAt(reader: Reader, row: number, salt: number, unit: number): number {
  const value = reader.valueAt(row, salt);
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = toDecimal(value);
  if (number !== undefined) return Math.round(numberFromDecimal(number) * unit);
  return Math.floor(microsOf(value) * unit);
}

function microsOf(value: SqlValue): number {
  const tag = tagged(value);
  switch (tag?.kind) {
    case 'date':
      return tag.days * DAY_MICROS;
    case 'timestamp':
    case 'time':
      return tag.micros;
    case 'interval':
      return intervalMicros(tag);
    default:
      return 0;
  }
}

function writeTextAt(view: DataView, at: number, reader: Reader, row: number, salt: number, most: number): number {
  const value = reader.valueAt(row, salt);
  if (value === null) return at;
  const bytes = encodeUtf8([...formatValue(value)].slice(0, most).join(''));
  for (const [index, byte] of bytes.entries()) view.setUint8(at + index, byte);
  return at + bytes.length;
}

function writeBytesAt(view: DataView, at: number, reader: Reader, row: number, salt: number, most: number): number {
  const value = reader.valueAt(row, salt);
  if (value === null) return at;
  const bytes = bytesOf(value).slice(0, most);
  for (const [index, byte] of bytes.entries()) view.setUint8(at + index, byte);
  return at + bytes.length;
}

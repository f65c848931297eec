import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { AT, bound, type Expression, isAbove, number } from '../loop/loop.ts';
import type { Value } from '../graph/value.ts';
import { powerOfTen } from '../graph/convert-value.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { measurePieces, specialsOfPieces } from '../graph/piece.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { ARRAY_ESCAPES, escapeInPlace, hexInPlace, JSON_ESCAPES, writeUuid } from '../writers/escape.ts';
import { writeCents, writeDecimal } from '../writers/write-decimal.ts';
import { writeInteger, writeUint } from '../writers/write-integer.ts';
import { emitLiteral, emitPieces } from './write-pieces.ts';
import { writeDate } from '../writers/write-date.ts';
import { writeDuration, writeSeconds, writeTime, writeTimestamp } from '../writers/write-time.ts';
import { writeWord2 } from '../writers/write-word.ts';

/** How the textual encoders differ in the plain text of a value, apart from quotes and escapes. */
export type TextStyle = {
  readonly booleans: readonly [no: string, yes: string];
  /** Between date and time. */
  readonly timestampSeparator: ' ' | 'T';
  /** After a timestamp or time with a time zone. */
  readonly zoneSuffix: string;
  /** Before the hexadecimal digits of bytes. */
  readonly bytesPrefix: string;
  /** PostgreSQL's braces or JSON's brackets. */
  readonly arrays: 'braces' | 'brackets';
  /** In brackets, decimals and JSON are strings, so that reading them back loses nothing. */
  readonly exactElements?: boolean;
};

/** As PostgreSQL itself would print it. */
export const COPY_STYLE: TextStyle = {
  booleans: ['f', 't'],
  timestampSeparator: ' ',
  zoneSuffix: '+00',
  bytesPrefix: '\\x',
  arrays: 'braces',
};

type Typed = Pick<ColumnProgram, 'type' | 'value'>;

/** Puts the writers of a value's plain text in sequence. */
export function emitPlain(emitter: Emitter, column: Typed, style: TextStyle, value: Value = column.value): void {
  switch (value.kind) {
    case 'integer': {
      const narrow = value.min !== undefined && value.min >= 0 && value.max !== undefined && value.max < 100_000_000;
      emitter.write(narrow ? writeUint : writeInteger, [emitter.use(value.node)]);
      return;
    }
    case 'decimal':
      if (value.scale === 2) emitter.write(writeCents, [emitter.use(value.node)]);
      else emitter.write(writeDecimal, [emitter.use(value.node), number(value.scale), number(powerOfTen(value.scale))]);
      return;
    case 'boolean': {
      const words = booleanWords(style);
      emitter.write(writeWord2, [bound(words), emitter.use(value.node)]);
      return;
    }
    case 'date':
      emitter.write(writeDate, [emitter.use(value.node)]);
      return;
    case 'time':
      emitter.write(writeTime, [emitter.use(value.node)]);
      if (isZoned(column)) emitLiteral(emitter, style.zoneSuffix);
      return;
    case 'timestamp':
      emitTimestamp(emitter, value, style);
      if (isZoned(column)) emitLiteral(emitter, style.zoneSuffix);
      return;
    case 'interval':
      emitter.write(writeDuration, [emitter.use(value.node)]);
      return;
    case 'uuid':
      emitter.write(
        writeUuid,
        value.words.map((node) => emitter.use(node)),
      );
      return;
    case 'text':
    case 'json':
      emitPieces(emitter, value.pieces);
      return;
    case 'bytes':
      emitLiteral(emitter, style.bytesPrefix);
      emitMarked(
        emitter,
        () => emitPieces(emitter, value.pieces),
        (start) => emitter.write(hexInPlace, [AT], start),
      );
      return;
    case 'array':
      emitArray(emitter, column, style, value);
      return;
    case 'null':
    case 'omitted':
  }
}

function emitTimestamp(emitter: Emitter, value: Extract<Value, { kind: 'timestamp' }>, style: TextStyle): void {
  const separator = number(style.timestampSeparator.charCodeAt(0));
  if (value.seconds === undefined) emitter.write(writeTimestamp, [emitter.use(value.node), separator]);
  else emitter.write(writeSeconds, [emitter.use(value.seconds), separator]);
}

const booleanDictionaries = new Map<string, ReturnType<typeof makeDictionary>>();

function booleanWords(style: TextStyle): ReturnType<typeof makeDictionary> {
  const key = style.booleans.join(' ');
  let words = booleanDictionaries.get(key);
  if (words === undefined) booleanDictionaries.set(key, (words = makeDictionary(style.booleans)));
  return words;
}

function isZoned(column: Typed): boolean {
  const type = column.type.kind === 'array' ? column.type.element : column.type;
  return (type.kind === 'timestamp' || type.kind === 'time') && type.zone === true;
}

/** Runs `write`, then `finish`, which receives the start position. */
export function emitMarked(emitter: Emitter, write: () => void, finish: (start: Expression) => void): void {
  const start = emitter.mark();
  write();
  finish(start);
}

function emitArray(emitter: Emitter, column: Typed, outer: TextStyle, value: Extract<Value, { kind: 'array' }>): void {
  const braces = outer.arrays === 'braces';
  // JSON's booleans, whatever a dialect calls them.
  const style: TextStyle = braces ? outer : { ...outer, booleans: ['false', 'true'] };
  emitLiteral(emitter, braces ? '{' : '[');
  const count = emitter.use(value.count);
  value.elements.forEach((element, index) => {
    emitter.when(isAbove(count, index), () => {
      if (index > 0) emitLiteral(emitter, ',');
      emitElement(emitter, column, style, element);
    });
  });
  emitLiteral(emitter, braces ? '}' : ']');
}

function emitElement(emitter: Emitter, column: Typed, style: TextStyle, element: Value): void {
  const plain = (): void => emitPlain(emitter, column, style, element);
  if (!needsQuotes(element, style)) {
    plain();
    return;
  }
  const table = style.arrays === 'braces' ? ARRAY_ESCAPES : JSON_ESCAPES;
  const specials = specialsOfValue(element) & (SPECIAL.backslash | SPECIAL.quote | SPECIAL.control);
  emitLiteral(emitter, '"');
  if (specials === 0) plain();
  else emitEscaped(emitter, plain, table);
  emitLiteral(emitter, '"');
}

/** The output of `write`, escaped by a table. */
export function emitEscaped(emitter: Emitter, write: () => void, table: object): void {
  emitMarked(emitter, write, (start) => emitter.write(escapeInPlace, [AT, bound(table)], start));
}

function needsQuotes(value: Value, style: TextStyle): boolean {
  if (value.kind === 'integer' || value.kind === 'boolean') return false;
  if (value.kind === 'decimal') return style.exactElements === true;
  return value.kind !== 'json' || style.arrays === 'braces' || style.exactElements === true;
}

/** The special characters that a value's plain text may contain. */
export function specialsOfValue(value: Value): number {
  if (value.kind === 'text' || value.kind === 'json') return specialsOfPieces(value.pieces);
  if (value.kind === 'bytes') return SPECIAL.backslash;
  if (value.kind === 'array') return SPECIAL.quote | SPECIAL.comma | SPECIAL.backslash | specialsOfEach(value.elements);
  return 0;
}

function specialsOfEach(values: readonly Value[]): number {
  return values.reduce((mask, value) => mask | specialsOfValue(value), 0);
}

/** The maximum size of a value's plain text, without escapes. */
export function measureValue(value: Value): number {
  switch (value.kind) {
    case 'text':
    case 'json':
      return measurePieces(value.pieces).bytes + 8;
    case 'bytes':
      return measurePieces(value.pieces).bytes * 2 + 8;
    case 'array':
      return value.elements.reduce((sum, element) => sum + measureValue(element) * 2 + 4, 4);
    case 'uuid':
      return 36;
    default:
      return 40;
  }
}

import type { ColumnProgram } from '../../graph/column-program.ts';
import { powerOfTen } from '../../graph/convert-value.ts';
import type { Emitter } from '../../loop/emitter.ts';
import { AT, isAbove, number } from '../../loop/loop.ts';
import { emitLengthened } from '../emit-lengthened.ts';
import type { Value } from '../../graph/value.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { decodeUtf8 } from '../../../base/bytes/utf8.ts';
import { TAGS } from './canonical-tags.ts';
import { canonicalText, textChange } from './canonical-text.ts';
import { canonicalType, isTextual, momentUnit } from './canonical-type.ts';
import { COPY_STYLE, emitMarked, emitPlain, measureValue } from '../text-style.ts';
import { writeBinaryUuid } from '../../writers/write-binary.ts';
import { writeCut, writeQuotient, writeReduced } from './write-canonical.ts';
import { writeLittle8 } from '../../writers/write-little.ts';
import { emitPieces } from '../write-pieces.ts';

export type CanonicalForm = { readonly maxBytes: number; readonly emit: (emitter: Emitter) => void };

type Typed = Pick<ColumnProgram, 'type' | 'value'>;

/** A value's bytes for checksums: equal values have equal bytes, whatever wrote or read them. */
export function canonicalForm(column: Typed, dialect: Dialect): CanonicalForm {
  const { value } = column;
  const type = canonicalType(column);
  switch (value.kind) {
    case 'integer':
      return type.kind === 'integer' || type.kind === 'year'
        ? singleForm(TAGS.integer, value)
        : textForm(column, type, dialect);
    case 'date':
    case 'interval':
    case 'boolean':
      return type.kind === value.kind ? singleForm(TAGS[value.kind], value) : textForm(column, type, dialect);
    case 'time':
    case 'timestamp':
      return type.kind === value.kind ? momentForm(type, value, dialect) : textForm(column, type, dialect);
    case 'decimal':
      return decimalForm(type, value) ?? textForm(column, type, dialect);
    case 'uuid':
      return type.kind === 'uuid' ? uuidForm(value) : textForm(column, type, dialect);
    case 'bytes':
      return bytesForm(type, value);
    case 'array':
      return arrayForm(type, value, dialect);
    case 'text':
    case 'json':
      return textForm(column, type, dialect);
    case 'null':
    case 'omitted':
      return { maxBytes: 1, emit: () => undefined };
  }
}

type Kind<K extends Value['kind']> = Extract<Value, { readonly kind: K }>;

function tagged(tag: number, maxBytes: number, emit: (emitter: Emitter) => void): CanonicalForm {
  return {
    maxBytes: maxBytes + 1,
    emit(emitter) {
      emitter.store('setUint8', number(tag), { advance: 1 });
      emit(emitter);
    },
  };
}

const singleForm = (tag: number, value: Kind<'integer' | 'date' | 'interval' | 'boolean'>): CanonicalForm =>
  tagged(tag, 8, (emitter) => emitter.write(writeLittle8, [emitter.use(value.node)]));

function momentForm(type: ColumnType, value: Kind<'time' | 'timestamp'>, dialect: Dialect): CanonicalForm {
  const unit = momentUnit(type, dialect);
  return tagged(TAGS[value.kind], 8, (emitter) => {
    const micros = emitter.use(value.node);
    if (unit === 1) emitter.write(writeLittle8, [micros]);
    else emitter.write(writeCut, [micros, number(unit)]);
  });
}

function decimalForm(type: ColumnType, value: Kind<'decimal'>): CanonicalForm | undefined {
  if (type.kind === 'float') {
    const unit = number(powerOfTen(value.scale));
    const isSingle = number(type.bits === 32 ? 1 : 0);
    return tagged(TAGS.float, 8, (emitter) => emitter.write(writeQuotient, [emitter.use(value.node), unit, isSingle]));
  }
  if (type.kind !== 'decimal' && type.kind !== 'money') return undefined;
  return tagged(TAGS.decimal, 9, (emitter) =>
    emitter.write(writeReduced, [emitter.use(value.node), number(value.scale)]),
  );
}

const uuidForm = (value: Kind<'uuid'>): CanonicalForm =>
  tagged(TAGS.uuid, 20, (emitter) =>
    emitter.write(
      writeBinaryUuid,
      value.words.map((node) => emitter.use(node)),
    ),
  );

/** A text unchanged if the column stores it so; otherwise as the value that the column turns it into. */
function textForm(column: Typed, type: ColumnType, dialect: Dialect): CanonicalForm {
  const bytes = measureValue(column.value);
  const emit = (emitter: Emitter): void => emitPlain(emitter, column, COPY_STYLE);
  if (isTextual(type) && textChange(type, dialect) === undefined) return lengthened(TAGS.text, bytes, emit);
  const write = canonicalText(type, dialect);
  const rewrite = (view: DataView, start: number, end: number): number =>
    write(view, start, decodeUtf8(view, start, end));
  // JSON expands numbers such as 1e20; bits are packed in separate space.
  return {
    maxBytes: bytes * 8 + 64,
    emit: (emitter) =>
      emitMarked(
        emitter,
        () => emit(emitter),
        (start) => emitter.write(rewrite, [AT], start),
      ),
  };
}

function bytesForm(type: ColumnType, value: Kind<'bytes'>): CanonicalForm {
  const isPadded = type.kind === 'bytes' && type.fixed === true;
  return lengthened(TAGS.bytes, measureValue(value), (emitter) => {
    if (!isPadded) emitPieces(emitter, value.pieces);
    else
      emitMarked(
        emitter,
        () => emitPieces(emitter, value.pieces),
        (start) => emitter.write(withoutPadding, [AT], start),
      );
  });
}

/** The end of bytes without the zeros that a fixed-length column adds. */
export function withoutPadding(view: DataView, start: number, end: number, padding = 0): number {
  let last = end;
  while (last > start && view.getUint8(last - 1) === padding) last--;
  return last;
}

function arrayForm(type: ColumnType, value: Kind<'array'>, dialect: Dialect): CanonicalForm {
  const element = type.kind === 'array' ? type.element : type;
  const forms = value.elements.map((item) => canonicalForm({ type: element, value: item }, dialect));
  return tagged(
    TAGS.array,
    forms.reduce((sum, form) => sum + form.maxBytes, 8),
    (emitter) => {
      const count = emitter.use(value.count);
      emitter.write(writeLittle8, [count]);
      forms.forEach((form, index) => emitter.when(isAbove(count, index), () => form.emit(emitter)));
    },
  );
}

function lengthened(tag: number, maxBytes: number, write: (emitter: Emitter) => void): CanonicalForm {
  return tagged(tag, maxBytes + 8, (emitter) => emitLengthened(emitter, () => write(emitter), true));
}

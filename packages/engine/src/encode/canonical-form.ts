import type { ColumnProgram } from '../compile/column-program.ts';
import { POWERS } from '../compile/convert-value.ts';
import type { Emitter } from '../compile/emit.ts';
import type { Value } from '../compile/value.ts';
import { canonicalJson } from '../schema/canonical-json.ts';
import type { ColumnType } from '../schema/column-type.ts';
import { decodeUtf8, encodeUtf8 } from '../text/utf8.ts';
import { COPY_STYLE, emitPlain, measureValue } from './text-style.ts';
import { writeBinaryUuid } from './write-binary.ts';
import { writeLittle8, writeLittleDouble } from './write-little.ts';
import { emitCall, emitPieces } from './write-pieces.ts';

export type CanonicalForm = { readonly maxBytes: number; readonly emit: (emitter: Emitter) => void };

/** A tag for each kind, so that no two values of different kinds are the same bytes; 0 is NULL. */
const TAGS = {
  integer: 1,
  decimal: 2,
  float: 3,
  boolean: 4,
  date: 5,
  time: 6,
  timestamp: 7,
  interval: 8,
  uuid: 9,
  text: 10,
  bytes: 11,
  json: 12,
  array: 13,
} as const;

/** A value's bytes for checksums: equal values are equal bytes, whatever wrote or read them. */
export function canonicalForm({ type, value }: Pick<ColumnProgram, 'type' | 'value'>): CanonicalForm {
  switch (value.kind) {
    case 'integer':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'interval':
    case 'boolean':
      return isText(type) ? textForm(type, value) : numberForm(TAGS[value.kind], value);
    case 'decimal':
      return isText(type) ? textForm(type, value) : decimalForm(type, value);
    case 'uuid': {
      if (isText(type)) return textForm(type, value);
      const emit = (emitter: Emitter): void =>
        emitCall(
          emitter,
          writeBinaryUuid,
          value.words.map((node) => emitter.use(node)),
        );
      return tagged(TAGS.uuid, 20, emit);
    }
    case 'text':
      return textForm(type, value);
    case 'bytes':
      return lengthened(TAGS.bytes, measureValue(value), (emitter) => emitPieces(emitter, value.pieces));
    case 'json':
      return jsonForm(type, value);
    case 'array':
      return arrayForm(type, value);
    case 'null':
    case 'omitted':
      return { maxBytes: 1, emit: () => undefined };
  }
}

type Single = Extract<Value, { kind: 'integer' | 'boolean' | 'date' | 'time' | 'timestamp' | 'interval' }>;

/** Kinds of column in which a value is kept as its text. */
function isText({ kind }: ColumnType): boolean {
  return kind === 'text' || kind === 'enum' || kind === 'xml' || kind === 'full_text';
}

function tagged(tag: number, maxBytes: number, emit: (emitter: Emitter) => void): CanonicalForm {
  return {
    maxBytes: maxBytes + 1,
    emit(emitter) {
      emitter.line(`view.setUint8(at++, ${tag});`);
      emit(emitter);
    },
  };
}

const numberForm = (tag: number, value: Single): CanonicalForm =>
  tagged(tag, 8, (emitter) => emitCall(emitter, writeLittle8, [emitter.use(value.node)]));

function decimalForm(type: ColumnType, value: Extract<Value, { kind: 'decimal' }>): CanonicalForm {
  const unit = String(POWERS[value.scale]);
  if (type.kind === 'float')
    return tagged(TAGS.float, 8, (emitter) => emitCall(emitter, writeLittleDouble, [emitter.use(value.node), unit]));
  return tagged(TAGS.decimal, 9, (emitter) =>
    emitCall(emitter, writeReduced, [emitter.use(value.node), String(value.scale)]),
  );
}

/** Scale and units of a decimal without trailing zeros. */
function writeReduced(view: DataView, at: number, value: number, scale: number): number {
  let units = value;
  let places = scale;
  while (places > 0 && units % 10 === 0) {
    units /= 10;
    places--;
  }
  view.setUint8(at, places);
  return writeLittle8(view, at + 1, units);
}

function textForm(type: ColumnType, value: Value): CanonicalForm {
  return lengthened(TAGS.text, measureValue(value), (emitter) => emitPlain(emitter, { type, value }, COPY_STYLE));
}

function jsonForm(type: ColumnType, value: Extract<Value, { kind: 'json' }>): CanonicalForm {
  if (isText(type)) return textForm(type, value);
  // The canonical form has no white space, but spells out numbers such as 1e20.
  return lengthened(TAGS.json, measureValue(value) * 5, (emitter) => {
    const start = emitter.fresh('start');
    emitter.line(`const ${start} = at;`);
    emitPieces(emitter, value.pieces);
    emitter.line(`at = ${emitter.bind(canonicalInPlace)}(view, ${start}, at);`);
  });
}

function canonicalInPlace(view: DataView, start: number, end: number): number {
  const bytes = encodeUtf8(canonicalJson(JSON.parse(decodeUtf8(view, start, end))));
  bytes.forEach((byte, index) => view.setUint8(start + index, byte));
  return start + bytes.length;
}

function arrayForm(type: ColumnType, value: Extract<Value, { kind: 'array' }>): CanonicalForm {
  const element = type.kind === 'array' ? type.element : type;
  const forms = value.elements.map((item) => canonicalForm({ type: element, value: item }));
  return tagged(
    TAGS.array,
    forms.reduce((sum, form) => sum + form.maxBytes, 8),
    (emitter) => {
      const count = emitter.use(value.count);
      emitCall(emitter, writeLittle8, [count]);
      forms.forEach((form, index) => {
        emitter.line(`if (${count} > ${index}) {`);
        form.emit(emitter);
        emitter.line('}');
      });
    },
  );
}

function lengthened(tag: number, maxBytes: number, write: (emitter: Emitter) => void): CanonicalForm {
  return tagged(tag, maxBytes + 8, (emitter) => {
    const start = emitter.fresh('start');
    emitter.line(`const ${start} = at; at += 4;`);
    write(emitter);
    emitter.line(`view.setInt32(${start}, at - ${start} - 4, true);`);
  });
}

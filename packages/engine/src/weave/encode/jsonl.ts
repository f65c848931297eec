import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { AT } from '../loop/loop.ts';
import type { Value } from '../graph/value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import { type DelimitedField, emitDelimited } from './emit-delimited.ts';
import { type Encoder, NO_BYTES, present } from './encoder.ts';
import { JSON_ESCAPES, joinLines } from '../writers/escape.ts';
import { isNumeric } from './is-numeric.ts';
import { emitEscaped, emitMarked, emitPlain, measureValue, specialsOfValue, type TextStyle } from './text-style.ts';

const STYLE: TextStyle = {
  booleans: ['false', 'true'],
  timestampSeparator: 'T',
  zoneSuffix: 'Z',
  bytesPrefix: '\\x',
  arrays: 'brackets',
};

/** One JSON object a line, keys in the order of the columns. */
export const jsonl: Encoder = {
  name: 'jsonl',
  wholeSeconds: true,
  emitRow: (emitter, columns) =>
    emitDelimited(emitter, present(columns), {
      lead: (column, index) => `${index === 0 ? '{' : ','}${JSON.stringify(column.name)}:`,
      field: (column) => jsonField(emitter, column),
      nullText: 'null',
      tail: present(columns).length === 0 ? '{}\n' : '}\n',
    }),
  measureRow: (columns) => present(columns).reduce((sum, column) => sum + measureField(column), 8),
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
};

function jsonField(emitter: Emitter, column: ColumnProgram): DelimitedField {
  const { type, value } = column;
  const specials = specialsOfValue(value);
  const plain = (): void => emitPlain(emitter, column, STYLE);
  if (isBare(type, value)) {
    // Line breaks are white space in JSON, but a line of ours ends with one.
    const oneLine = value.kind === 'json' && (specials & SPECIAL.control) !== 0;
    const emit = oneLine ? () => emitMarked(emitter, plain, (start) => emitter.write(joinLines, [AT], start)) : plain;
    return { open: '', close: '', emit };
  }
  const special = (specials & (SPECIAL.quote | SPECIAL.backslash | SPECIAL.control)) !== 0;
  const escaped = (): void => emitEscaped(emitter, plain, JSON_ESCAPES);
  return { open: '"', close: '"', emit: special ? escaped : plain };
}

/** What is written without quotes: by the column's type, because digits in a text column are text. */
function isBare(type: ColumnType, value: Value): boolean {
  switch (value.kind) {
    case 'integer':
    case 'decimal':
      return isNumeric(type);
    case 'boolean':
      return type.kind === 'boolean' || type.kind === 'unknown' || type.kind === 'json';
    case 'json':
      return type.kind === 'json' || type.kind === 'unknown';
    default:
      return value.kind === 'array';
  }
}

function measureField({ name, value }: ColumnProgram): number {
  const growth = (specialsOfValue(value) & SPECIAL.control) === 0 ? 2 : 6;
  return encodeUtf8(JSON.stringify(name)).length + measureValue(value) * growth + 48;
}

import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { CSV_ESCAPES } from '../writers/escape.ts';
import { emitEscaped, emitPlain, measureValue, specialsOfValue, type TextStyle } from './text-style.ts';
import { canBeEmpty } from '../graph/piece.ts';
import { emitLiteral } from './write-pieces.ts';

const STYLE: TextStyle = {
  booleans: ['false', 'true'],
  timestampSeparator: ' ',
  zoneSuffix: '+00',
  bytesPrefix: '\\x',
  arrays: 'braces',
};

/** RFC 4180 with a header. NULL is an empty field, the empty string is "". */
export const csv: Encoder = {
  name: 'csv',
  wholeSeconds: true,
  emitRow(emitter, columns) {
    const fields = present(columns);
    fields.forEach((column, index) => {
      emitNullable(
        emitter,
        column,
        () => undefined,
        () => emitField(emitter, column),
      );
      emitLiteral(emitter, index === fields.length - 1 ? '\n' : ',');
    });
  },
  measureRow: (columns) => columns.reduce((sum, { value }) => sum + measureValue(value) * 2 + 40, 0),
  header: (columns) =>
    encodeUtf8(
      `${present(columns)
        .map((column) => quoteName(column.name))
        .join(',')}\n`,
    ),
  footer: () => NO_BYTES,
};

function quoteName(name: string): string {
  return /[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

/** A field is quoted if its type may need it: decided once per column, so that no byte is examined twice. */
function emitField(emitter: Emitter, column: ColumnProgram): void {
  const { value } = column;
  const specials = specialsOfValue(value);
  const empty = value.kind === 'text' && canBeEmpty(value.pieces);
  if ((specials & (SPECIAL.quote | SPECIAL.comma | SPECIAL.control)) === 0 && !empty) {
    emitPlain(emitter, column, STYLE);
    return;
  }
  emitLiteral(emitter, '"');
  if ((specials & SPECIAL.quote) === 0) emitPlain(emitter, column, STYLE);
  else emitEscaped(emitter, () => emitPlain(emitter, column, STYLE), CSV_ESCAPES);
  emitLiteral(emitter, '"');
}

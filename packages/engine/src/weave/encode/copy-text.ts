import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { COPY_ESCAPES } from '../writers/escape.ts';
import { COPY_STYLE, emitEscaped, emitPlain, measureValue, specialsOfValue } from './text-style.ts';
import { emitLiteral } from './write-pieces.ts';

/** PostgreSQL's COPY … (FORMAT text): tabs between fields, \N for NULL. */
export const copyText: Encoder = {
  name: 'copy_text',
  wholeSeconds: true,
  emitRow(emitter, columns) {
    const fields = present(columns);
    fields.forEach((column, index) => {
      emitNullable(
        emitter,
        column,
        () => emitLiteral(emitter, '\\N'),
        () => emitField(emitter, column),
      );
      emitLiteral(emitter, index === fields.length - 1 ? '\n' : '\t');
    });
  },
  measureRow: (columns) => columns.reduce((sum, { value }) => sum + measureValue(value) * 2 + 36, 0),
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
};

function emitField(emitter: Emitter, column: ColumnProgram): void {
  if ((specialsOfValue(column.value) & (SPECIAL.backslash | SPECIAL.control)) === 0) {
    emitPlain(emitter, column, COPY_STYLE);
    return;
  }
  emitEscaped(emitter, () => emitPlain(emitter, column, COPY_STYLE), COPY_ESCAPES);
}

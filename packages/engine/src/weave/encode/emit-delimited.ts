import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { emitNullable } from './encoder.ts';
import { emitLiteral } from './write-pieces.ts';

/** A field's text between fixed bytes, such as quotes. */
export type DelimitedField = { readonly open: string; readonly close: string; readonly emit: () => void };

export type Delimited = {
  /** What precedes each field. */
  readonly lead: (column: ColumnProgram, index: number) => string;
  readonly field: (column: ColumnProgram) => DelimitedField;
  readonly nullText: string;
  /** What follows the last field. */
  readonly tail: string;
};

/** Fields with fixed text between them. Adjacent fixed texts are written as one. */
export function emitDelimited(emitter: Emitter, columns: readonly ColumnProgram[], parts: Delimited): void {
  let pending = '';
  columns.forEach((column, index) => {
    pending += parts.lead(column, index);
    if (column.value.kind === 'null') {
      pending += parts.nullText;
      return;
    }
    const { open, close, emit } = parts.field(column);
    if (column.isNull === undefined) {
      emitLiteral(emitter, pending + open);
      emit();
      pending = close;
      return;
    }
    emitLiteral(emitter, pending);
    pending = '';
    const whole = (): void => {
      emitLiteral(emitter, open);
      emit();
      emitLiteral(emitter, close);
    };
    emitNullable(emitter, column, () => emitLiteral(emitter, parts.nullText), whole);
  });
  emitLiteral(emitter, pending + parts.tail);
}

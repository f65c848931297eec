import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { type Expression, isAbove, number, truth } from '../loop/loop.ts';
import { emitLengthened } from './emit-lengthened.ts';
import type { Value } from '../graph/value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { type BinaryForm, binaryForm } from './binary-form.ts';
import { elementOid } from './element-oid.ts';
import { emitNullable, type Encoder, present } from './encoder.ts';

/** The signature, no flags, no extension. */
const HEADER = Uint8Array.of(80, 71, 67, 79, 80, 89, 10, 255, 13, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const TRAILER = Uint8Array.of(255, 255);

/** PostgreSQL's COPY … (FORMAT binary). Only for columns that {@link canCopyBinary} accepts. */
export const copyBinary: Encoder = {
  name: 'copy_binary',
  emitRow(emitter, columns) {
    const fields = present(columns);
    emitter.store('setInt16', number(fields.length), { advance: 2 });
    for (const column of fields) {
      emitNullable(
        emitter,
        column,
        () => emitter.store('setInt32', number(-1), { advance: 4 }),
        () => emitField(emitter, fieldForm(column)),
      );
    }
  },
  measureRow: (columns) =>
    present(columns).reduce(
      (sum, column) => sum + (column.value.kind === 'null' ? 4 : fieldForm(column).maxBytes + 40),
      2,
    ),
  header: () => HEADER,
  footer: () => TRAILER,
};

/** Whether every column has a binary form. */
export function canCopyBinary(columns: readonly ColumnProgram[]): boolean {
  return present(columns).every(({ type, value }) => value.kind === 'null' || formOf(type, value) !== undefined);
}

function fieldForm({ name, type, value }: ColumnProgram): BinaryForm {
  const form = formOf(type, value);
  if (form === undefined) throw new Error(`The column ${name} (${type.native}) has no binary form.`);
  return form;
}

function formOf(type: ColumnType, value: Value): BinaryForm | undefined {
  if (type.kind !== 'array') return binaryForm(type, value);
  return value.kind === 'array' ? arrayForm(type.element, value) : undefined;
}

/** Length and payload. */
function emitField(emitter: Emitter, form: BinaryForm): void {
  if (form.fixed !== undefined) {
    emitter.store('setInt32', number(form.fixed), { advance: 4 });
    form.emit(emitter);
    return;
  }
  emitLengthened(emitter, () => form.emit(emitter), false);
}

/** Dimensions, whether NULLs occur, the element's type, then length and lower bound of the one dimension. */
function arrayForm(element: ColumnType, value: Extract<Value, { kind: 'array' }>): BinaryForm | undefined {
  const oid = elementOid(element);
  const forms = value.elements.map((item) => binaryForm(element, item));
  if (oid === undefined || !forms.every((form) => form !== undefined)) return undefined;
  return {
    maxBytes: forms.reduce((sum, form) => sum + form.maxBytes + 40, 20),
    emit(emitter) {
      const count = emitter.use(value.count);
      const store = (word: Expression): void => emitter.store('setInt32', word, { advance: 4 });
      for (const word of [truth(isAbove(count, 0)), number(0), number(oid)]) store(word);
      emitter.when(isAbove(count, 0), () => {
        store(count);
        store(number(1));
      });
      forms.forEach((form, index) => emitter.when(isAbove(count, index), () => emitField(emitter, form)));
    },
  };
}

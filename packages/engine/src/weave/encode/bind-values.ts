import type { ColumnProgram } from '../graph/column-program.ts';
import { POWERS } from '../graph/convert-value.ts';
import type { Emitter } from '../loop/emitter.ts';
import { binary, bound, call, type Expression, number } from '../loop/loop.ts';
import type { Value } from '../graph/value.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { emitReadBack } from './emit-read-back.ts';
import { emitPlain, measureValue, type TextStyle } from './text-style.ts';
import { emitPieces } from './write-pieces.ts';

/** What a driver binds to the parameters of a prepared statement. */
export type BindValue = null | number | bigint | string | Uint8Array;

/** A number as a number, as the database's own integer if it is one, or as its digits. */
export type NumberForm = 'number' | 'whole' | 'text';

export type BindTarget = {
  /** Values are appended here, row after row; the code that binds them empties it. */
  readonly values: BindValue[];
  /** Converts a text's bytes to a string: every host has a faster way than the language itself. */
  readonly readText: (view: DataView, start: number, end: number) => string;
  readonly numberForm: (column: string) => NumberForm;
};

const STYLE: TextStyle = {
  booleans: ['0', '1'],
  timestampSeparator: ' ',
  zoneSuffix: '',
  bytesPrefix: '',
  arrays: 'brackets',
};

/** Values for prepared statements instead of bytes: the buffer is discarded after each value. */
export function makeBindValues(target: BindTarget): Encoder {
  return {
    name: 'bind_values',
    engine: 'javascript',
    wholeSeconds: true,
    emitRow(emitter, columns) {
      const add = (value: Expression): void =>
        emitter.add({ kind: 'effect', target: append, args: [bound(target.values), value] });
      for (const column of present(columns)) {
        const figure = numberSource(emitter, column.value, target.numberForm(column.name));
        emitNullable(
          emitter,
          column,
          () => add(bound(null)),
          () => {
            if (figure === undefined) addText(emitter, column, target, add);
            else add(figure);
          },
        );
      }
    },
    measureRow: (columns) =>
      present(columns).reduce((most, { value }) => Math.max(most, measureValue(value) * growth(value)), 0) + 64,
    header: () => NO_BYTES,
    footer: () => NO_BYTES,
  };
}

/** A control character in an array's element grows to six bytes as JSON. */
function growth(value: Value): number {
  return value.kind === 'array' ? 6 : 1;
}

function numberSource(emitter: Emitter, value: Value, form: NumberForm): Expression | undefined {
  if (form === 'text') return undefined;
  if (value.kind === 'integer' || value.kind === 'boolean') {
    const node = emitter.use(value.node);
    return form === 'whole' ? call(BigInt, node) : node;
  }
  if (value.kind !== 'decimal') return undefined;
  const unit = POWERS[value.scale];
  // A quotient of two exact numbers is the number nearest to the decimal.
  return unit === undefined ? undefined : binary(emitter.use(value.node), '/', number(unit));
}

function addText(
  emitter: Emitter,
  column: ColumnProgram,
  { readText }: BindTarget,
  add: (value: Expression) => void,
): void {
  const { value } = column;
  if (value.kind === 'bytes') emitReadBack(emitter, value, () => emitPieces(emitter, value.pieces), readBytes, add);
  else emitReadBack(emitter, value, () => emitPlain(emitter, column, STYLE), readText, add);
}

function append(_: DataView, values: BindValue[], value: BindValue): void {
  values.push(value);
}

function readBytes(view: DataView, start: number, end: number): Uint8Array {
  return new Uint8Array(view.buffer.slice(view.byteOffset + start, view.byteOffset + end));
}

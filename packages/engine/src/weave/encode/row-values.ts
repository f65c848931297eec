import { decodeUtf8 } from '../../base/bytes/utf8.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { FillState } from '../loop/fill-loop.ts';
import type { Emitter } from '../loop/emitter.ts';
import { binary, call, type Expression, name, number } from '../loop/loop.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { isNumeric } from './is-numeric.ts';
import { emitReadBack } from './emit-read-back.ts';
import { emitPlain, measureValue, type TextStyle } from './text-style.ts';

/** Decimals, times, UUIDs, JSON and bytes are texts: what the files hold, digit by digit. */
export type RowValue = null | boolean | number | string | readonly RowValue[];

/** In lists, decimals and JSON are texts, too, so that nothing is rounded. */
const STYLE: TextStyle = {
  booleans: ['false', 'true'],
  timestampSeparator: 'T',
  zoneSuffix: 'Z',
  bytesPrefix: '\\x',
  arrays: 'brackets',
  exactElements: true,
};

/** Values instead of bytes, into the list of the loop's state: what stands in the buffer is given up after each value. */
export const rowValues: Encoder = {
  name: 'row_values',
  engine: 'javascript',
  wholeSeconds: true,
  emitRow(emitter, columns) {
    for (const column of present(columns))
      emitNullable(
        emitter,
        column,
        () => emitter.add({ kind: 'effect', target: addNull, args: [name('state')] }),
        () => emitValue(emitter, column),
      );
  },
  measureRow: (columns) =>
    // A control character in an array's element grows to six bytes as JSON.
    present(columns).reduce((most, { value }) => Math.max(most, measureValue(value) * 6), 0) + 64,
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
};

function emitValue(emitter: Emitter, column: ColumnProgram): void {
  const { type, value } = column;
  const add = (made: Expression): void =>
    emitter.add({ kind: 'effect', target: addValue, args: [name('state'), made] });
  // By the column's type: digits in a text column are text.
  if (value.kind === 'integer' && isNumeric(type)) {
    // There is no -0 among whole numbers.
    add(binary(emitter.use(value.node), '+', number(0)));
    return;
  }
  if (value.kind === 'boolean' && (type.kind === 'boolean' || type.kind === 'unknown' || type.kind === 'json')) {
    add(call(isNotZero, emitter.use(value.node)));
    return;
  }
  const read = value.kind === 'array' ? readList : decodeUtf8;
  emitReadBack(emitter, value, () => emitPlain(emitter, column, STYLE), read, add);
}

function addValue(_: DataView, state: FillState, value: RowValue): void {
  state.values?.push(value);
}

function addNull(_: DataView, state: FillState): void {
  state.values?.push(null);
}

const isNotZero = (value: number): boolean => value !== 0;

function readList(view: DataView, start: number, end: number): RowValue {
  return JSON.parse(decodeUtf8(view, start, end)) as RowValue;
}

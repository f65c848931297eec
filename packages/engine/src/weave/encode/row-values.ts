import { decodeUtf8 } from '../../base/bytes/utf8.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { binary, bound, call, type Expression, name, number } from '../loop/loop.ts';
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

/** Moments are texts, or the `Date`s that programs have for them. */
export type Moments = 'text' | 'date';

/** Rows as objects instead of bytes, into the list of the loop's state: what stands in the buffer is given up after each value. */
export const rowObjects = (moments: Moments): Encoder => ({
  name: 'row_objects',
  engine: 'javascript',
  wholeSeconds: true,
  emitRow(emitter, all) {
    const columns = present(all);
    const members = columns.map((column, index) => {
      const member = `member${index}`;
      emitter.add({ kind: 'declare', name: member, value: bound(null), fixed: false });
      const set = (value: Expression): void => emitter.add({ kind: 'assign', name: member, value, adds: false });
      emitNullable(
        emitter,
        column,
        () => undefined,
        () => emitValue(emitter, column, moments, set),
      );
      return name(member);
    });
    emitter.add({
      kind: 'effect',
      target: compileAppend(columns.map((column) => column.name)),
      args: [name('state'), ...members],
    });
  },
  measureRow: (columns) =>
    // A control character in an array's element grows to six bytes as JSON.
    present(columns).reduce((most, { value }) => Math.max(most, measureValue(value) * 6), 0) + 64,
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
});

function emitValue(
  emitter: Emitter,
  { type, value }: ColumnProgram,
  moments: Moments,
  set: (value: Expression) => void,
): void {
  // By the column's type: digits in a text column are text.
  if (value.kind === 'integer' && isNumeric(type)) {
    // There is no -0 among whole numbers.
    set(binary(emitter.use(value.node), '+', number(0)));
    return;
  }
  if (value.kind === 'boolean' && (type.kind === 'boolean' || type.kind === 'unknown' || type.kind === 'json')) {
    set(call(isNotZero, emitter.use(value.node)));
    return;
  }
  if (value.kind === 'timestamp' && type.kind === 'timestamp' && moments === 'date') {
    set(
      value.seconds === undefined
        ? call(fromMicros, emitter.use(value.node))
        : call(fromSeconds, emitter.use(value.seconds)),
    );
    return;
  }
  const read = value.kind === 'array' ? readList : decodeUtf8;
  emitReadBack(emitter, value, () => emitPlain(emitter, { type, value }, STYLE), read, set);
}

/** A literal has its shape from the start; an object that grows member by member is several times as slow. */
function compileAppend(names: readonly string[]): (...args: readonly unknown[]) => void {
  const values = names.map((_, index) => `value${index}`);
  const members = names.map((name, index) => `${memberOf(name)}: ${values[index]}`);
  // oxlint-disable-next-line no-new-func -- as the compiler of loops does
  return new Function('view', 'state', ...values, `state.rows.push({ ${members.join(', ')} });`) as ReturnType<
    typeof compileAppend
  >;
}

/** In brackets `__proto__` is a name like any other; other names are faster without. */
const memberOf = (name: string): string => (name === '__proto__' ? `['${name}']` : JSON.stringify(name));

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
/** A `Date` has no microseconds. */
const fromMicros = (micros: number): Date => new Date(Math.floor(micros / 1000));

const isNotZero = (value: number): boolean => value !== 0;

function readList(view: DataView, start: number, end: number): RowValue {
  return JSON.parse(decodeUtf8(view, start, end)) as RowValue;
}

import { decodeUtf8 } from '../../base/bytes/utf8.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { powerOfTen } from '../graph/convert-value.ts';
import type { Emitter } from '../loop/emitter.ts';
import { binary, bound, call, type Expression, name, number } from '../loop/loop.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { isNumeric } from './is-numeric.ts';
import { emitReadBack, isSpelt } from './emit-read-back.ts';
import { emitPlain, measureValue, type TextStyle } from './text-style.ts';
import { decimalText } from '../writers/write-decimal.ts';

/** Decimals, times, UUIDs, JSON and bytes are texts: as in the files, digit by digit. */
export type RowValue = null | boolean | number | string | readonly RowValue[];

/** In lists, decimals and JSON are texts too, so that nothing is rounded. */
const STYLE: TextStyle = {
  booleans: ['false', 'true'],
  timestampSeparator: 'T',
  zoneSuffix: 'Z',
  bytesPrefix: '\\x',
  arrays: 'brackets',
  exactElements: true,
};

/** The host's own form of values, where it has a better one. */
export type HostValues<Value> = {
  /** A timestamp, from its milliseconds since 1970. */
  readonly momentOf: (milliseconds: number) => Value;
  /** The host's form of other values of a type; nothing if it takes them unchanged. */
  readonly converterOf: (type: ColumnType) => ((value: RowValue) => Value) | undefined;
};

/** Rows as objects instead of bytes, into the list of the loop's state: the buffer is discarded after each value. */
export const rowObjects = (host: HostValues<unknown> | undefined): Encoder => ({
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
        () => emitValue(emitter, column, host, set),
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
    present(columns).reduce((most, { value }) => Math.max(most, isSpelt(value) ? 0 : measureValue(value) * 6), 0) + 64,
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
});

function emitValue(
  emitter: Emitter,
  { type, value }: ColumnProgram,
  host: HostValues<unknown> | undefined,
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
  if (value.kind === 'timestamp' && type.kind === 'timestamp' && host !== undefined) {
    const { node, seconds } = value;
    const { momentOf } = host;
    set(
      seconds === undefined
        ? call((micros: number) => momentOf(Math.floor(micros / 1000)), emitter.use(node))
        : call(momentOf, binary(emitter.use(seconds), '*', number(1000))),
    );
    return;
  }
  const convert = host?.converterOf(type);
  const give = (made: Expression): void => set(convert === undefined ? made : call(convert, made));
  if (value.kind === 'decimal') {
    give(call(decimalText, emitter.use(value.node), number(value.scale), number(powerOfTen(value.scale))));
    return;
  }
  const read = value.kind === 'array' ? readList : decodeUtf8;
  emitReadBack(emitter, value, () => emitPlain(emitter, { type, value }, STYLE), read, give);
}

/** A literal has its shape from the start; an object that grows member by member is several times slower. */
function compileAppend(names: readonly string[]): (...args: readonly unknown[]) => void {
  const values = names.map((_, index) => `value${index}`);
  const members = names.map((key, index) => `${memberOf(key)}: ${values[index]}`);
  // oxlint-disable-next-line no-new-func -- as the compiler of loops does
  return new Function('view', 'state', ...values, `state.rows.push({ ${members.join(', ')} });`) as ReturnType<
    typeof compileAppend
  >;
}

/** In brackets `__proto__` is an ordinary name; other names are faster without. */
const memberOf = (key: string): string => (key === '__proto__' ? `['${key}']` : JSON.stringify(key));

const isNotZero = (value: number): boolean => value !== 0;

function readList(view: DataView, start: number, end: number): RowValue {
  return JSON.parse(decodeUtf8(view, start, end)) as RowValue;
}

import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { type DelimitedField, emitDelimited } from './emit-delimited.ts';
import { type Encoder, NO_BYTES, present } from './encoder.ts';
import { LOAD_ESCAPES } from '../writers/escape.ts';
import { isMysqlBits, mysqlWrapping } from './mysql-wrapping.ts';
import { emitEscaped, emitPlain, measureValue, specialsOfValue, type TextStyle } from './text-style.ts';

const STYLE: TextStyle = {
  booleans: ['0', '1'],
  timestampSeparator: ' ',
  zoneSuffix: '',
  bytesPrefix: '',
  arrays: 'brackets',
};

/**
 * MySQL's LOAD DATA … FIELDS TERMINATED BY '\t' ESCAPED BY '\\' LINES TERMINATED BY '\n'. Bytes are hexadecimal and
 * bits are zeros and ones; the statement converts them, as {@link readLoadedField} says.
 */
export const loadData: Encoder = {
  name: 'load_data',
  wholeSeconds: true,
  emitRow(emitter, columns) {
    emitDelimited(emitter, present(columns), {
      lead: (_, index) => (index === 0 ? '' : '\t'),
      field: (column) => fieldOf(emitter, column),
      nullText: '\\N',
      tail: '\n',
    });
  },
  measureRow: (columns) =>
    present(columns).reduce((sum, { value }) => sum + measureValue(value) * (value.kind === 'array' ? 6 : 2) + 36, 8),
  header: () => NO_BYTES,
  footer: () => NO_BYTES,
};

function fieldOf(emitter: Emitter, column: ColumnProgram): DelimitedField {
  const { value } = column;
  const plain = (): void => emitPlain(emitter, column, STYLE);
  const special = specialsOfValue(value) & (SPECIAL.backslash | SPECIAL.control);
  const escaped = (): void => emitEscaped(emitter, plain, LOAD_ESCAPES);
  return { open: '', close: '', emit: special === 0 || value.kind === 'bytes' ? plain : escaped };
}

/** The SQL that converts the field in a variable to the column's value; undefined if the field is used unchanged. */
export function readLoadedField(
  { type, value }: Pick<ColumnProgram, 'type' | 'value'>,
  field: string,
): string | undefined {
  if (value.kind === 'null' || value.kind === 'omitted') return undefined;
  if (value.kind === 'bytes') return `UNHEX(${field})`;
  if (isMysqlBits(type)) return `CAST(${value.kind === 'text' ? `CONV(${field}, 2, 10)` : field} AS UNSIGNED)`;
  const wrapping = mysqlWrapping(type);
  return wrapping === undefined ? undefined : `${wrapping.before}${field}${wrapping.after}`;
}

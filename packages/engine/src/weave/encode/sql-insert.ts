import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { binary, type Expression, number, ROW } from '../loop/loop.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import { type DelimitedField, emitDelimited } from './emit-delimited.ts';
import { type Encoder, NO_BYTES, present } from './encoder.ts';
import { MYSQL_ESCAPES, SQL_ESCAPES } from '../writers/escape.ts';
import { isNumeric } from './is-numeric.ts';
import { isMysqlBits, mysqlWrapping, type Wrapping } from './mysql-wrapping.ts';
import { DIALECTS, quoteName, type SqlDialect } from '../../language/dialect/dialect.ts';
import { emitEscaped, emitPlain, measureValue, specialsOfValue, type TextStyle } from './text-style.ts';
import { emitLiteral } from './write-pieces.ts';

export type SqlInsertOptions = {
  readonly dialect: SqlDialect;
  readonly table: { readonly schema?: string | undefined; readonly name: string };
  /** Rows of the whole table: its last row ends the last statement. */
  readonly rows: number;
  readonly rowsPerStatement?: number;
  /** Needed in PostgreSQL where a column is GENERATED ALWAYS AS IDENTITY. */
  readonly overridingSystemValue?: boolean;
};

/** How a dialect writes rows as statements. */
type InsertStyle = {
  readonly text: TextStyle;
  /** What begins a literal of bytes. */
  readonly bytes: string;
  /** The clause for a row without columns, and before the values of columns that the server would number itself. */
  readonly noColumns: string;
  readonly overriding: string;
  /** Which characters of a text are escaped, and how. */
  readonly special: number;
  readonly escapes: typeof SQL_ESCAPES;
  readonly isBits: (type: ColumnType) => boolean;
  readonly wrapping: (type: ColumnType) => Wrapping | undefined;
};

const PLAIN = {
  noColumns: ' DEFAULT VALUES',
  overriding: '',
  special: SPECIAL.apostrophe,
  escapes: SQL_ESCAPES,
  isBits: () => false,
  wrapping: () => undefined,
} as const;

const STYLES: Readonly<Record<SqlDialect, InsertStyle>> = {
  postgresql: {
    ...PLAIN,
    text: {
      booleans: ['FALSE', 'TRUE'],
      timestampSeparator: ' ',
      zoneSuffix: '+00',
      bytesPrefix: '\\x',
      arrays: 'braces',
    },
    bytes: "'",
    overriding: ' OVERRIDING SYSTEM VALUE',
  },
  // Neither knows a time with a zone, nor an array: times are in UTC, arrays are JSON.
  mysql: {
    text: { booleans: ['FALSE', 'TRUE'], timestampSeparator: ' ', zoneSuffix: '', bytesPrefix: '', arrays: 'brackets' },
    bytes: "X'",
    noColumns: ' () VALUES ()',
    overriding: '',
    special: SPECIAL.apostrophe | SPECIAL.backslash | SPECIAL.control,
    escapes: MYSQL_ESCAPES,
    isBits: isMysqlBits,
    wrapping: mysqlWrapping,
  },
  sqlite: {
    ...PLAIN,
    text: { booleans: ['0', '1'], timestampSeparator: ' ', zoneSuffix: '', bytesPrefix: '', arrays: 'brackets' },
    bytes: "X'",
  },
};

/**
 * INSERT statements of many rows. The start of each depends only on the row's number, so any split gives the same
 * bytes.
 */
export function makeSqlInsert(options: SqlInsertOptions): Encoder {
  const { dialect, rows } = options;
  return {
    name: `sql_insert_${dialect}`,
    wholeSeconds: true,
    emitRow(emitter, columns) {
      const fields = present(columns);
      const perStatement = fields.length === 0 ? 1 : (options.rowsPerStatement ?? 500);
      const ends = (place: Expression): Expression =>
        binary(binary(place, '%', number(perStatement)), '===', number(0));
      emitter.when(ends(ROW), () => emitLiteral(emitter, opening(options, fields)));
      if (fields.length > 0) {
        emitDelimited(emitter, fields, {
          lead: (_, index) => (index === 0 ? '(' : ', '),
          field: (column) => sqlLiteral(emitter, column, dialect),
          nullText: 'NULL',
          tail: ')',
        });
      }
      const next = binary(ROW, '+', number(1));
      emitter.when(
        binary(ends(next), '||', binary(next, '===', number(rows))),
        () => emitLiteral(emitter, ';\n'),
        () => emitLiteral(emitter, ',\n'),
      );
    },
    measureRow: (columns) =>
      present(columns).reduce(
        (sum, column) => sum + measureLiteral(column),
        encodeUtf8(opening(options, present(columns))).length + 16,
      ),
    header: () => encodeUtf8(DIALECTS[dialect].scriptHead.map((line) => `${line}\n`).join('')),
    footer: () => NO_BYTES,
  };
}

function opening(
  { dialect, table, overridingSystemValue }: SqlInsertOptions,
  columns: readonly ColumnProgram[],
): string {
  const schema = table.schema === undefined ? '' : `${quoteName(dialect, table.schema)}.`;
  const into = `INSERT INTO ${schema}${quoteName(dialect, table.name)}`;
  if (columns.length === 0) return into + STYLES[dialect].noColumns;
  const names = columns.map(({ name }) => quoteName(dialect, name)).join(', ');
  const overriding = overridingSystemValue === true ? STYLES[dialect].overriding : '';
  return `${into} (${names})${overriding} VALUES\n`;
}

/** A value as a literal of the dialect. */
export function sqlLiteral(emitter: Emitter, column: ColumnProgram, dialect: SqlDialect): DelimitedField {
  const { type, value } = column;
  const style = STYLES[dialect];
  const emit = (): void => emitPlain(emitter, column, style.text);
  const isNumber = value.kind === 'integer' || value.kind === 'decimal';
  if (isNumber && isNumeric(type) && type.kind !== 'json') return { open: '', close: '', emit };
  if (value.kind === 'boolean' && (type.kind === 'boolean' || type.kind === 'unknown'))
    return { open: '', close: '', emit };
  if (value.kind === 'bytes') return { open: style.bytes, close: "'", emit };
  if (style.isBits(type)) return { open: "b'", close: "'", emit };
  const wrapping = style.wrapping(type);
  const escaped = (): void => emitEscaped(emitter, emit, style.escapes);
  return {
    open: `${wrapping?.before ?? ''}'`,
    close: `'${wrapping?.after ?? ''}`,
    emit: (specialsOfValue(value) & style.special) === 0 ? emit : escaped,
  };
}

/** A control character in an array's element grows to six bytes as JSON, and a backslash doubles as SQL. */
export function measureLiteral({ type, value }: ColumnProgram): number {
  const growth = value.kind === 'array' ? 6 : 2;
  return measureValue(value) * growth + (mysqlWrapping(type) === undefined ? 48 : 160);
}

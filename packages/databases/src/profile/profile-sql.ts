import { type ColumnType, type Dialect, DIALECTS, type SqlDialect, sqlDialectOf } from '@rowloom/engine';

/** The dialect's SQL for the queries of a profile. */
export type ProfileSql = {
  readonly quote: (name: string) => string;
  /** A timestamp as seconds since 1970, a date as days. */
  readonly seconds: (column: string) => string;
  readonly days: (column: string) => string;
  readonly length: (column: string) => string;
  /** The hour of the week from Monday 0:00, of a timestamp. */
  readonly hour: (column: string) => string;
  /** The table of which a share of the rows is read. */
  readonly sample: (table: string, share: number) => string;
  readonly text: (column: string) => string;
  /** An amount of money as a number. */
  readonly money: (column: string) => string;
  /** A text with A, a and 9 for its letters and digits. */
  readonly form: (text: string) => string;
  /** Whether the server's own statistics cover single columns. */
  readonly hasStatistics: boolean;
};

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const DIGITS = '0123456789';

const POSTGRESQL: ProfileSql = {
  quote: DIALECTS.postgresql.quoteName,
  seconds: (column) => `extract(epoch FROM ${column})`,
  days: (column) => `floor(extract(epoch FROM ${column}::timestamp) / 86400)`,
  length: (column) => `char_length(${column}::text)`,
  hour: (column) => `((extract(isodow FROM ${column}) - 1) * 24 + extract(hour FROM ${column}))::int`,
  sample: (table, share) => `${table} TABLESAMPLE SYSTEM (${(share * 100).toFixed(4)})`,
  text: (column) => `${column}::text`,
  money: (column) => `${column}::numeric`,
  form: (text) =>
    `translate(${text}, '${UPPER}${LOWER}${DIGITS}', '${'A'.repeat(26)}${'a'.repeat(26)}${'9'.repeat(10)}')`,
  hasStatistics: true,
};

const MYSQL: ProfileSql = {
  quote: DIALECTS.mysql.quoteName,
  seconds: (column) => `timestampdiff(SECOND, '1970-01-01', ${column})`,
  days: (column) => `datediff(${column}, '1970-01-01')`,
  length: (column) => `char_length(${column})`,
  hour: (column) => `(weekday(${column}) * 24 + hour(${column}))`,
  sample: (table, share) => `(SELECT * FROM ${table} WHERE rand() < ${share.toFixed(6)}) AS sampled`,
  text: (column) => `cast(${column} AS char)`,
  money: (column) => column,
  form(text) {
    const by = (inner: string, pattern: string, sign: string): string =>
      `regexp_replace(${inner}, '${pattern}', '${sign}')`;
    return by(by(by(`cast(${text} AS binary)`, '[A-Z]', 'A'), '[b-z]', 'a'), '[0-8]', '9');
  },
  hasStatistics: false,
};

const SQLITE: ProfileSql = {
  quote: DIALECTS.sqlite.quoteName,
  seconds: (column) => `cast(strftime('%s', ${column}) AS integer)`,
  days: (column) => `cast(julianday(date(${column})) - 2440587.5 AS integer)`,
  length: (column) => `length(${column})`,
  hour: (column) =>
    `(((cast(strftime('%w', ${column}) AS integer) + 6) % 7) * 24 + cast(strftime('%H', ${column}) AS integer))`,
  sample: (table, share) =>
    `(SELECT * FROM ${table} WHERE abs(random() % 1000000) < ${Math.floor(share * 1_000_000)}) AS sampled`,
  text: (column) => `cast(${column} AS text)`,
  money: (column) => column,
  form(text) {
    const replaced = (signs: string, by: string, inner: string): string =>
      [...signs].reduce((all, sign) => (sign === by ? all : `replace(${all}, '${sign}', '${by}')`), inner);
    return replaced(DIGITS, '9', replaced(LOWER, 'a', replaced(UPPER, 'A', text)));
  },
  hasStatistics: false,
};

const PROFILE_SQL: Readonly<Record<SqlDialect, ProfileSql>> = {
  postgresql: POSTGRESQL,
  mysql: MYSQL,
  sqlite: SQLITE,
};

export function profileSql(dialect: Dialect): ProfileSql {
  return PROFILE_SQL[sqlDialectOf(dialect)];
}

/** A number or timestamp as a plain number, and the smallest step between two of them; undefined for other types. */
export function asNumber(
  sql: ProfileSql,
  type: ColumnType,
  column: string,
): { readonly value: string; readonly unit: number; readonly is: 'number' | 'seconds' | 'days' } | undefined {
  switch (type.kind) {
    case 'integer':
    case 'year':
      return { value: column, unit: 1, is: 'number' };
    case 'decimal':
      return {
        value: column,
        unit: 10 ** -Math.min(6, Math.max(0, type.scale ?? (type.precision === undefined ? 2 : 0))),
        is: 'number',
      };
    case 'float':
      return { value: column, unit: 0.000001, is: 'number' };
    case 'money':
      return { value: sql.money(column), unit: 0.01, is: 'number' };
    case 'timestamp':
      return { value: sql.seconds(column), unit: 1, is: 'seconds' };
    case 'date':
      return { value: sql.days(column), unit: 1, is: 'days' };
    default:
      return undefined;
  }
}

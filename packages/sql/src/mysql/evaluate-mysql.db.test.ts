import { castValue, type ColumnType, type SqlValue, tryEvaluate } from '@rowloom/engine';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalAnswer } from '../grammar/canonical-answer.fixture.ts';
import { readMysqlExpression } from './read-mysql-expression.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  i: { native: 'int', kind: 'integer', bits: 32 },
  k: { native: 'int', kind: 'integer', bits: 32 },
  n: { native: 'decimal(10,3)', kind: 'decimal', precision: 10, scale: 3 },
  t: { native: 'varchar(40)', kind: 'text', max_length: 40 },
  w: { native: 'varchar(40)', kind: 'text', max_length: 40 },
  d: { native: 'date', kind: 'date' },
  e: { native: 'datetime', kind: 'timestamp' },
  j: { native: 'longtext', kind: 'text' },
  b: { native: 'tinyint(1)', kind: 'boolean' },
};

type Row = Readonly<Record<string, string | null>>;

const ROWS: readonly Row[] = [
  {
    i: '7',
    k: '2',
    n: '2.5',
    t: 'Hello',
    w: 'AB-12',
    d: '2024-02-29',
    e: '2024-03-01 10:30:00',
    j: '{"a": 1, "l": [1, 2], "s": "x"}',
    b: '1',
  },
  { i: '-7', k: '3', n: '-0.755', t: '  größe 𝄞 ', w: '', d: '1999-12-31', e: '2000-01-01 00:00:00', j: '[]', b: '0' },
  { i: '0', k: '1', n: '0', t: '', w: 'x@y', d: '2023-03-31', e: '2023-03-31 23:59:59', j: 'nonsense', b: '1' },
  { i: null, k: null, n: null, t: null, w: null, d: null, e: null, j: null, b: null },
];

const EXPRESSIONS: readonly string[] = [
  'i > 0 and k > 0',
  'crc32(t)',
  'hex(t)',
  '(i > 0) + (k > 0) + (t is null)',
  "json_length(if(json_valid(j), j, '{}'), '$.l')",
  'i > 0 || k > 5',
  'i > 0 xor k > 2',
  'not i > 0',
  '!(i > 0)',
  'i <=> null',
  'i <> 7',
  'i is null',
  'isnull(i)',
  'b is true',
  'b is not false',
  'i between 0 and 10',
  'i not between 0 and 10',
  'i in (7, 0)',
  'i not in (7)',
  'b = 1',
  'b in (0, 1)',
  'b',
  'i + k * 2',
  'round(i / k, 3)',
  'i div k',
  'i % k',
  'mod(i, k)',
  'i / 0',
  '-i',
  'n * 2',
  'abs(i)',
  'round(n, 2)',
  'truncate(n, 1)',
  'floor(n)',
  'ceil(n)',
  'k & 3',
  'k | 8',
  'k ^ 1',
  'k << 2',
  'greatest(i, k)',
  'least(i, k)',
  'pow(k, 2)',
  'sign(n)',
  '(i is null) + (k is null) = 0',
  '(i > 0) + (k > 2)',
  'ifnull(i, 1)',
  'nullif(i, 7)',
  'if(i > 0, 1, 2)',
  'coalesce(i, k, 5)',
  'case i when 7 then 1 else 2 end',
  'case when i > 0 then 1 end',
  'length(t)',
  'char_length(t)',
  'octet_length(t)',
  'lower(w)',
  'ucase(w)',
  'trim(w)',
  "trim(leading 'A' from w)",
  'substring(w, 2, 3)',
  'substr(t from 2)',
  'left(t, 2)',
  'right(t, 2)',
  "locate('l', t)",
  "instr(t, 'l')",
  "position('@' in w)",
  "replace(t, 'l', 'L')",
  "concat(w, '!')",
  'concat(w, null)',
  "concat_ws('-', w, null, t)",
  "t like 'Hel%'",
  "t not like 'hel%'",
  "w like 'AB!-%' escape '!'",
  "w regexp '^[A-Z]{2}-[0-9]+$'",
  "w not regexp '@'",
  "w rlike '[[:digit:]]'",
  String.raw`w regexp '\\d{2}$'`,
  "regexp_replace(w, '[0-9]', '#')",
  'cast(i as char)',
  "cast('12' as signed)",
  'cast(n as decimal(10,1))',
  'cast(e as date)',
  'convert(i, char)',
  'd < e',
  "d >= '2000-01-01'",
  "d = date'2024-02-29'",
  'd + interval 1 month',
  'date_add(d, interval 30 day)',
  'date_sub(e, interval 2 hour)',
  'd + interval k day',
  'year(d)',
  'month(d)',
  'day(d)',
  'hour(e)',
  'quarter(d)',
  'dayofweek(d)',
  'weekday(d)',
  'dayofyear(d)',
  'extract(year from e)',
  'datediff(e, d)',
  'timestampdiff(day, d, e)',
  'timestampdiff(month, d, e)',
  'timestampdiff(year, d, e)',
  'timestampdiff(hour, d, e)',
  'last_day(d)',
  'to_days(d)',
  'to_seconds(e)',
  "is_ipv4(concat('10.0.0.', i))",
  'is_ipv6(w)',
  "not is_ipv4(w) and field(t, 'x') = 0",
  'date(e)',
  'json_valid(j)',
  "if(json_valid(j), json_value(j, '$.s'), null)",
  "if(json_valid(j), json_length(json_extract(j, '$.l')), 0)",
  "if(json_valid(j), json_type(j) = 'OBJECT', 0)",
  "if(json_valid(j), json_contains_path(j, 'one', '$.a'), 0)",
  'md5(w)',
  'reverse(w)',
  "lpad(w, 7, '*')",
  'repeat(w, 2)',
  'strcmp(w, t)',
  'ascii(w)',
];

const bin = findMariadbBin();
let server: MariadbServer | undefined;
let answers: readonly (readonly string[])[] = [];
let printed: readonly string[] = [];

const literal = (value: string | null): string => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);

beforeAll(async () => {
  if (bin === undefined) {
    if (process.env['CI'] === 'true') throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to its server program.');
    console.warn('SKIPPED: there is no MariaDB here; set ROWLOOM_MARIADB_BIN to its server program.');
    return;
  }
  server = await startMariadb(bin);
  const database = server.createDatabase('expressions');
  const columns = Object.entries(TYPES).map(([name, { native }]) => `${name} ${native}`);
  const rows = ROWS.map(
    (row, at) => `(${[String(at), ...Object.keys(TYPES).map((name) => literal(row[name] ?? null))].join(', ')})`,
  );
  const checked = EXPRESSIONS.map((text, at) => `CONSTRAINT e${at} CHECK ((${text}) IS NULL OR 1)`);
  const out = server.run(
    [
      `CREATE TABLE sample (id int, ${columns.join(', ')}) CHARACTER SET utf8mb4;`,
      `INSERT INTO sample VALUES ${rows.join(', ')};`,
      ...EXPRESSIONS.map((text) => `SELECT '<<next>>'; SELECT (${text}) FROM sample ORDER BY id;`),
      `CREATE TABLE checked (id int, ${columns.join(', ')}, ${checked.join(',\n')}) CHARACTER SET utf8mb4;`,
      `SELECT '<<next>>'; SELECT CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE TABLE_NAME = 'checked'
         ORDER BY CAST(SUBSTR(CONSTRAINT_NAME, 2) AS SIGNED);`,
    ].join('\n'),
    database,
  );
  const parts = out
    .split('<<next>>\n')
    .slice(1)
    .map((part) => part.replace(/\n$/, '').split('\n'));
  answers = parts.slice(0, EXPRESSIONS.length);
  printed = parts.at(-1) ?? [];
}, 60_000);

afterAll(() => server?.stop());

const evaluateAt = (text: string, at: number): SqlValue | undefined => {
  const names = Object.keys(TYPES);
  const expression = readMysqlExpression(text, { typeOf: (name) => TYPES[name], columns: names });
  const read = (name: string): SqlValue => {
    const type = TYPES[name];
    return type === undefined ? null : castValue(ROWS[at]?.[name] ?? null, type);
  };
  return tryEvaluate(expression, read, { as_of_micros: 0 });
};

describe.skipIf(bin === undefined)('an expression is evaluated as MariaDB evaluates it', () => {
  test.each(EXPRESSIONS.map((text, at) => [text, at] as const))('%s', (text, index) => {
    const given = answers[index] ?? [];
    expect(given).toHaveLength(ROWS.length);
    for (const [at, answer] of given.entries()) {
      const expected = answer === 'NULL' ? null : answer;
      expect([at, canonicalAnswer(evaluateAt(text, at))]).toEqual([at, canonicalAnswer(expected)]);
    }
  });

  test('an expression is read as MariaDB prints it', () => {
    expect(printed).toHaveLength(EXPRESSIONS.length);
    const unread = printed.filter((text) => readMysqlExpression(text).op === 'unknown');
    expect(unread).toEqual([]);
  });
});

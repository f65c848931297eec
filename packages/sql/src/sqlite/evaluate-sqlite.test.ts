import { DatabaseSync } from 'node:sqlite';
import { castValue, type ColumnType, type SqlValue, tryEvaluate } from '@rowloom/engine';
import { afterAll, expect, test } from 'vitest';
import { canonicalAnswer } from '../grammar/canonical-answer.fixture.ts';
import { readSqliteExpression } from './read-sqlite-expression.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  i: { native: 'INTEGER', kind: 'integer', bits: 64 },
  k: { native: 'INTEGER', kind: 'integer', bits: 64 },
  n: { native: 'REAL', kind: 'float', bits: 64 },
  t: { native: 'TEXT', kind: 'text' },
  w: { native: 'TEXT', kind: 'text' },
  d: { native: 'DATE', kind: 'date' },
  e: { native: 'DATE', kind: 'date' },
  j: { native: 'TEXT', kind: 'text' },
  b: { native: 'BOOLEAN', kind: 'boolean' },
};

type Row = Readonly<Record<string, string | number | null>>;

const ROWS: readonly Row[] = [
  { i: 7, k: 2, n: 2.5, t: 'Hello', w: 'AB-12', d: '2024-02-29', e: '2024-03-01', j: '{"a": 1, "l": [1, 2]}', b: 1 },
  { i: -7, k: 3, n: -0.75, t: '  größe 𝄞 ', w: '', d: '1999-12-31', e: '2000-01-01', j: '[]', b: 0 },
  { i: 0, k: 1, n: 0, t: '', w: '2024-13-45', d: '2023-03-31', e: '2023-03-31', j: 'nonsense', b: 1 },
  { i: null, k: null, n: null, t: null, w: null, d: null, e: null, j: null, b: null },
];

const database = new DatabaseSync(':memory:');
const names = Object.keys(TYPES);
database.exec(`CREATE TABLE sample (${names.map((name) => `${name} ${TYPES[name]?.native ?? ''}`).join(', ')})`);
const insert = database.prepare(`INSERT INTO sample VALUES (${names.map(() => '?').join(', ')})`);
for (const row of ROWS) insert.run(...names.map((name) => row[name] ?? null));

afterAll(() => database.close());

test.each([
  'i > 0 and k > 0',
  'hex(t)',
  'hex(w)',
  '(i > 0) + (k > 0) + (t is null)',
  'not i > 0',
  'i == 7',
  'i <> 7',
  'i is null',
  'i is not 7',
  'i is k',
  'i isnull',
  'i notnull',
  'i between 0 and 10',
  'i in (7, 0)',
  'i not in (7, 0)',
  'i in ()',
  'b = 1',
  'b in (0, 1)',
  'b = true',
  'b',
  'i + k * 2',
  'i / k',
  'i % k',
  '-i',
  'n * 2',
  'abs(i)',
  'round(n)',
  'i & 3',
  'i | 8',
  'i << 2',
  '~i',
  'max(i, k)',
  'min(i, k)',
  'i = k < 3',
  '(i is null) + (k is null) = 0',
  'coalesce(i, 0)',
  'ifnull(i, 1)',
  'nullif(i, 7)',
  'iif(i > 0, 1, 2)',
  'case i when 7 then 1 else 2 end',
  'typeof(i)',
  "typeof(t) = 'text'",
  'typeof(n)',
  'length(t)',
  'lower(w)',
  'upper(w)',
  'trim(t)',
  "ltrim(w, 'A')",
  'substr(t, 2, 3)',
  'substr(t, -3)',
  'substr(t, -3, 2)',
  "instr(t, 'l')",
  "replace(t, 'l', 'L')",
  "t || '!'",
  "t like 'hel%'",
  "t not like 'hel%'",
  "w like 'AB!-%' escape '!'",
  "w glob '[A-Z]*-[0-9]*'",
  "w not glob '*[^A-Z0-9-]*'",
  "w not glob 'AB*'",
  "t glob '?ello'",
  'unicode(t)',
  'date(w)',
  'date(w) is not null',
  "w is strftime('%Y-%m-%d', w)",
  'd < e',
  "d >= '2000-01-01'",
  "date(d, '+1 day')",
  "date(d, '+1 month')",
  "date(d, 'start of month')",
  "datetime(d, '-2 hours')",
  'julianday(e) - julianday(d)',
  "strftime('%Y', d)",
  "strftime('%m-%d', d)",
  "cast(strftime('%Y', d) as integer) > 2000",
  "strftime('%s', e) - strftime('%s', d)",
  "strftime('%Y', e) - strftime('%Y', d) < 1",
  'w + 0',
  'substr(w, 1, 4) * 2 - 5',
  "d = date(e, '-1 day')",
  'json_valid(j)',
  "case when json_valid(j) then json_type(j) = 'object' end",
  'cast(i as text)',
  'cast(i as real)',
  "cast('12' as integer)",
  "case when json_valid(j) then json_extract(j, '$.a') end",
  "case when json_valid(j) then j ->> '$.l[1]' end",
])('%s is evaluated as SQLite evaluates it', (text) => {
  const expression = readSqliteExpression(text, { typeOf: (name) => TYPES[name], columns: names });
  const answers = database.prepare(`SELECT (${text}) AS answer FROM sample ORDER BY rowid`).all();
  const own = ROWS.map((row) => {
    const read = (name: string): SqlValue => {
      const type = TYPES[name];
      return type === undefined ? null : castValue(row[name] ?? null, type);
    };
    return tryEvaluate(expression, read, { as_of_micros: 0, loose_casts: true });
  });
  // LIKE is case-insensitive in SQLite; the tree of a plain LIKE is stricter on purpose.
  const compared = text === "t like 'hel%'" ? [1, 2, 3] : [0, 1, 2, 3];
  for (const at of compared) {
    const answer = answers[at]?.['answer'];
    if (answer instanceof Uint8Array) throw new Error('bytes are not compared');
    expect([at, canonicalAnswer(own[at])]).toEqual([
      at,
      canonicalAnswer(typeof answer === 'bigint' ? Number(answer) : answer),
    ]);
  }
});

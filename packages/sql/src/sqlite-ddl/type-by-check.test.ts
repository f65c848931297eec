import { expect, test } from 'vitest';
import { typeByCheck } from './type-by-check.ts';

test.each([
  ['json_valid(doc)', 'json'],
  ['JSON_VALID("Doc") = 1', 'json'],
  ['doc IS NULL OR json_valid(doc)', 'json'],
  ['doc IS date(doc)', 'date'],
  ["doc == strftime('%Y-%m-%d', doc)", 'date'],
  ['date(doc) IS NOT NULL', 'date'],
  ['datetime( [doc] ) = doc OR doc IS NULL', 'timestamp'],
  ["doc IS strftime('%Y-%m-%d %H:%M:%S', doc)", 'timestamp'],
  ['time(doc) IS doc', 'time'],
  ["json_type(doc) = 'object'", 'json'],
  ["doc IS NULL OR json_extract(doc, '$.kind') IN ('a', 'b')", 'json'],
  ["\"doc\" ->> 'kind' <> ''", 'json'],
  ['json(doc) IS NOT NULL', 'json'],
  ["json_extract(other, '$.doc') = doc", 'text'],
  ['json_valid(other)', 'text'],
  ['doc IS date(other)', 'text'],
  ['NOT json_valid(doc)', 'text'],
  ["doc > date('now')", 'text'],
])('a text under CHECK (%s) is %s', (check, kind) => {
  expect(typeByCheck('doc', { native: 'TEXT', kind: 'text' }, ['length(doc) < 99', check])).toMatchObject({
    native: 'TEXT',
    kind,
  });
});

test('values that are not text stay unchanged', () => {
  const type = { native: 'INTEGER', kind: 'integer', bits: 64 } as const;
  expect(typeByCheck('doc', type, ['json_valid(doc)'])).toEqual(type);
});

test.each([
  ["typeof(doc) = 'integer'", 'integer'],
  ["typeof(doc) IN ('text', 'null')", 'text'],
  ["typeof(doc) = 'blob' AND length(doc) = 16", 'bytes'],
  ["typeof(doc) <> 'blob'", 'unknown'],
])('a column without a type under CHECK (%s) is %s', (check, kind) => {
  expect(typeByCheck('doc', { native: '', kind: 'unknown' }, [check])).toMatchObject({ native: '', kind });
});

test.each([
  ['CAST(doc AS REAL) > 0', 'decimal'],
  ['doc + 0 BETWEEN 1 AND 9', 'decimal'],
  ['0 < other - doc', 'decimal'],
  ['doc IS NULL OR CAST(doc AS INTEGER) IN (1, 2)', 'integer'],
  ["strftime('%s', doc) - strftime('%s', other) < 60", 'timestamp'],
  ['julianday(doc) > julianday(other) AND date(doc) > date(other)', 'timestamp'],
  ['CAST(CAST(doc AS INTEGER) AS TEXT) = doc', 'text'],
  ["doc || 'x' + 0 > 1", 'text'],
  ['date(doc) > date(other)', 'text'],
  ["datetime(doc) > datetime(other) AND doc LIKE '%Z'", 'text'],
  ["doc -> 'a' = 1", 'json'],
])('a text constrained only by a CHECK (%s) is %s', (check, kind) => {
  expect(typeByCheck('doc', { native: 'TEXT', kind: 'text' }, ['length(other) > 0', check])).toMatchObject({ kind });
});

test.each([
  ["doc IN ('Y', 'N')", 'text'],
  ["doc = 'new' OR doc IS 'old'", 'text'],
  ["doc IN ('0', '1')", 'boolean'],
  ['doc IN (0, 1)', 'boolean'],
  ["other = 'x'", 'boolean'],
])('a column declared boolean under CHECK (%s) is %s', (check, kind) => {
  expect(typeByCheck('doc', { native: 'BOOLEAN', kind: 'boolean' }, [check])).toMatchObject({ kind });
});

test('a day that is compared with days is a date, and with words a text', () => {
  const type = { native: 'DATE', kind: 'date' } as const;
  expect(typeByCheck('doc', type, ["doc IN ('2020-01-01', '2021-01-01')"])).toEqual(type);
  expect(typeByCheck('doc', type, ["doc IN ('mon', 'tue')"])).toMatchObject({ kind: 'text' });
});

test('a text that a generated column or an index reads as JSON is JSON', () => {
  const index = "CREATE INDEX by_kind ON docs (json_extract(doc, '$.kind'))";
  expect(typeByCheck('doc', { native: 'TEXT', kind: 'text' }, [], [index])).toMatchObject({ kind: 'json' });
});

test('a numeric column whose CHECK requires whole numbers is an integer', () => {
  const type = { native: 'DECIMAL(10,2)', kind: 'decimal', precision: 10, scale: 2 } as const;
  expect(typeByCheck('doc', type, ["typeof(doc) = 'integer'"])).toMatchObject({
    native: 'DECIMAL(10,2)',
    kind: 'integer',
  });
  expect(typeByCheck('doc', type, ["typeof(doc) IN ('integer', 'real')"])).toEqual(type);
});

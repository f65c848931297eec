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

test('what is no text stays what it is', () => {
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

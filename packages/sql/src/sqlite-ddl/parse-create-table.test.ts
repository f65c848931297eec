import { expect, test } from 'vitest';
import { parseCreateTable } from './parse-create-table.ts';

test('checks are extracted whole, with their names and without comments', () => {
  const { checks } = parseCreateTable(
    `CREATE TABLE t (a INT CHECK (a > 0 /* ) */ AND (a) < 9), b TEXT CONSTRAINT "is b" CHECK (b <> ')'), CHECK (a < -- b
      length(b)))`,
    ['a', 'b'],
  );
  expect(checks).toEqual([
    { name: undefined, expression: 'a > 0 AND (a) < 9' },
    { name: 'is b', expression: "b <> ')'" },
    { name: undefined, expression: 'a < length(b)' },
  ]);
});

test('a word in double quotes that is not a column is a text', () => {
  const { checks } = parseCreateTable('CREATE TABLE "t" ("A" TEXT CHECK ("a" IN ("x", "it\'s") AND "t"."a" <> \'\'))', [
    'A',
  ]);
  expect(checks[0]?.expression).toBe(`"a" IN ('x', 'it''s') AND "t"."a" <> ''`);
});

test('the words of a default are not constraints', () => {
  const text = parseCreateTable(
    `CREATE TABLE t (a DEFAULT 'CHECK (x)' UNIQUE, b DEFAULT -1 COLLATE nocase, c DEFAULT (unique_id()), d DEFAULT check_it CHECK (d))`,
    ['a', 'b', 'c', 'd'],
  );
  expect(text.uniques).toEqual([{ name: undefined, columns: ['a'] }]);
  expect([...text.collations]).toEqual([['b', 'nocase']]);
  expect(text.checks).toEqual([{ name: undefined, expression: 'd' }]);
});

test('table constraints need no commas between them', () => {
  const text = parseCreateTable(
    `CREATE TABLE t (a, b, CONSTRAINT k PRIMARY KEY (a) CONSTRAINT u UNIQUE (A, [b]) CHECK (a)
     CONSTRAINT f FOREIGN KEY (a, b) REFERENCES p (x, y) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED
     FOREIGN KEY (b) REFERENCES q NOT DEFERRABLE)`,
    ['a', 'b'],
  );
  expect(text.primaryKeyName).toBe('k');
  expect(text.uniques).toEqual([{ name: 'u', columns: ['a', 'b'] }]);
  expect(text.checks).toEqual([{ name: undefined, expression: 'a' }]);
  expect(text.foreignKeys).toEqual([
    { name: 'f', columns: ['a', 'b'], deferrable: true, initiallyDeferred: true },
    { name: undefined, columns: ['b'], deferrable: false, initiallyDeferred: false },
  ]);
});

test('generated columns and auto-increment keys are recognised', () => {
  const text = parseCreateTable(
    `CREATE TABLE t (id INTEGER PRIMARY KEY ON CONFLICT FAIL AUTOINCREMENT, A AS (id + 1) STORED, b TEXT GENERATED ALWAYS AS (hex(a)))`,
    ['id', 'A', 'b'],
  );
  expect(text.autoincrement).toBe(true);
  expect([...text.generated]).toEqual([
    ['a', 'id + 1'],
    ['b', 'hex(a)'],
  ]);
});

test.each(['', 'CREATE TABLE t', 'CREATE TABLE t (', 'CREATE TABLE t (a CHECK (', 'x (FOREIGN', 'x (a REFERENCES'])(
  'a truncated %s gives a result and does not fail',
  (sql) => {
    expect(parseCreateTable(sql, []).checks.length).toBeLessThan(2);
  },
);

import { type ColumnType, printExpression } from '@rowloom/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSqliteExpression as read } from './read-sqlite-expression.ts';

const print = (text: string, types?: Record<string, ColumnType>): string =>
  printExpression(
    read(text, types === undefined ? {} : { typeOf: (name) => types[name], columns: Object.keys(types) }),
  );

test.each([
  ['"price" > 0', 'price > 0'],
  ['[order] == `x`', 'order = x'],
  ["a || b = 'x'", "a || b = 'x'"],
  ['a = b < c', 'a = (b < c)'],
  ['a & 3 = 3', '&(a, 3) = 3'],
  ['a | b + 1', '|(a, b + 1)'],
  ['not a is null', 'a is not null'],
  ['a is b', 'a is not distinct from b'],
  ['a is not 3', 'a is distinct from 3'],
  ['a is not distinct from b', 'a is not distinct from b'],
  ['a notnull and b isnull', 'a is not null and b is null'],
  ['a not null', 'a is not null'],
  ["a like 'x\\_%'", "a like 'x\\_%' escape ''"],
  ["a like 'x!_%' escape '!'", "a like 'x!_%' escape '!'"],
  ["a not like 'x%'", "a not ilike 'x%' escape ''"],
  ["a glob '[A-Z]*?.x'", "a ~ '^[A-Z].*.\\.x$'"],
  ["a not glob '*[^0-9]*'", "a ~ '^[0-9]*$'"],
  ["a not glob '*[ ]*'", "a ~ '^[^ ]*$'"],
  ["a not glob 'x*'", "a !~ '^x.*$'"],
  ["a regexp '^x'", "a ~ '^x'"],
  ['a in ()', 'false'],
  ['a not in (1, 2)', 'a not in (1, 2)'],
  ['a between 1 and 2 and b', 'a >= 1 and a <= 2 and b'],
  ['length(a) <= 5', 'length(a) <= 5'],
  ['ifnull(a, b) = iif(a > 1, 2, 3)', 'coalesce(a, b) = case when a > 1 then 2 else 3 end'],
  ['max(a, b) > 0', 'case when num_nulls(a, b) = 0 then greatest(a, b) end > 0'],
  ['cast(a as integer) = a', 'a::INTEGER = a'],
  ["a collate nocase = 'x'", "a = 'x'"],
  ['date(a) = a', "strftime('%Y-%m-%d', a) = a"],
  ["date(a, '+30 days') > b", "(a::timestamp + interval '30 day')::date > b"],
  ["json_extract(doc, '$.a') = 'x'", "#>>(doc, array['a']) = 'x'"],
  ["doc ->> '$.a' = 'x'", "#>>(doc, array['a']) = 'x'"],
  ["json_array_length(doc, '$.a') > 1", "jsonb_array_length(#>(doc, array['a'])) > 1"],
  ["x'4142' = a", "'\\x4142'::bytea = a"],
  ['(a is null) + (b is null) = 1', 'num_nulls(a, b) = 1'],
  ['a > 0 -- positive', 'a > 0'],
])('%s reads %s', (sql, expected) => {
  expect(print(sql)).toBe(expected);
});

const TYPES: Record<string, ColumnType> = {
  age: { native: 'INTEGER', kind: 'integer', bits: 64 },
  Name: { native: 'TEXT', kind: 'text' },
  made: { native: 'DATETIME', kind: 'timestamp' },
};

test.each([
  ["typeof(age) = 'integer'", 'age is not null'],
  ["typeof(age) in ('integer', 'null')", 'true'],
  ["typeof(name) <> 'text'", 'not Name is not null'],
  ['name = "none"', "Name = 'none'"],
  ["date(made) > date('2020-01-01')", "made::date > date '2020-01-01'"],
  ["made > '2020-01-01'", "made > '2020-01-01'::DATETIME"],
])('knowing the columns, %s reads %s', (sql, expected) => {
  expect(print(sql, TYPES)).toBe(expected);
});

test.each(['', 'a >', 'a b', "'x", '[x', 'a; b', 'raise(abort, 1) over x', '('.repeat(100_000), 'not '.repeat(30_000)])(
  'an input that is not an expression is unknown as a whole: %.30s',
  (text) => {
    expect(read(text)).toEqual({ op: 'unknown', sql: text });
  },
);

test('no text makes the reader throw', () => {
  const piece = fc.constantFrom(
    'a',
    '(',
    ')',
    "'",
    '"',
    '[',
    ']',
    ' is ',
    ' not ',
    ' in ',
    ',',
    '->',
    '*',
    ' case ',
    ' end ',
    '1',
    '\\',
    "x'",
    '--',
    '/*',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(read(pieces.join(''))).toHaveProperty('op');
    }),
    { numRuns: 2000 },
  );
});

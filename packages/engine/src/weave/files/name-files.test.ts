import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFiles } from './name-files.ts';

const named = (tables: readonly string[], format: 'csv' | 'sql' = 'csv', gzip = false): readonly string[] => [
  ...nameFiles(tables, format, gzip).values(),
];

test('a file has the name of its table', () => {
  expect(named(['orders', 'sales.orders', 'größe'])).toEqual(['orders.csv', 'sales.orders.csv', 'größe.csv']);
  expect(named(['orders'], 'sql', true)).toEqual(['orders.sql.gz']);
});

test('no table can escape from the folder or hide in it', () => {
  expect(named(['../../etc/passwd', '.hidden', 'a\\b', 'c:d', 'n\0l'])).toEqual([
    '%2E.%2F..%2Fetc%2Fpasswd.csv',
    '%2Ehidden.csv',
    'a%5Cb.csv',
    'c%3Ad.csv',
    'n%00l.csv',
  ]);
});

test('a table named like one of our files gets another name', () => {
  expect(named(['schema', 'load', 'Load'], 'sql')).toEqual(['schema~2.sql', 'load~2.sql', 'Load~3.sql']);
});

test('names differ even where case does not count', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'A', 'b', '.', '/', '%', '~', '2') }),
        { maxLength: 12 },
      ),
      (tables) => {
        const names = named(tables).map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(tables.length);
      },
    ),
  );
});

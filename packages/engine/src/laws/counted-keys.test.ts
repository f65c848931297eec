import { expect, test } from 'vitest';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const toBook = { columns: ['book'], references: { table: 'books', columns: ['id'] } };

const library = (pages: Table): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'library',
  enums: [],
  domains: [],
  tables: [table('books', 'id', [id]), pages],
});

test('a number with a CHECK still counts the rows of an owner, from the smallest allowed value', () => {
  const run = weave(
    library(
      table('pages', 'id', [id, column('book', INTEGER), column('version', INTEGER)], {
        keys: [toBook],
        checks: [check('positive', 'version >= 5')],
        uniques: [{ columns: ['book', 'version'] }],
      }),
    ),
    { rows: { books: 5, pages: 100 } },
  );
  const rows = rowsOf(run, 'pages');
  expect(new Set(rows.map((row) => JSON.stringify([row['book'], row['version']]))).size).toBe(rows.length);
  expect(Math.min(...rows.map((row) => Number(row['version'])))).toBe(5);
});

test.each([
  [
    'any other number',
    [],
    (row: Readonly<Record<string, unknown>>) => row['same'] === null || row['same'] !== row['number'],
  ],
  [
    'the number of another row',
    [{ columns: ['book', 'same'], references: { table: 'pages', columns: ['book', 'number'] } }],
    () => true,
  ],
])('a number that must differ from %s counts the rows of an owner', (_, keys, differs) => {
  const run = weave(
    library(
      table('pages', 'id', [id, column('book', INTEGER), column('number', INTEGER), column('same', INTEGER, true)], {
        keys: [toBook, ...keys],
        checks: [check('other', 'same <> number'), check('positive', 'number > 0')],
        uniques: [{ columns: ['book', 'number'] }],
      }),
    ),
    { rows: { books: 3, pages: 900 } },
  );
  const rows = rowsOf(run, 'pages');
  expect(rows).toHaveLength(900);
  expect(new Set(rows.map((row) => JSON.stringify([row['book'], row['number']]))).size).toBe(rows.length);
  expect(rows.filter((row) => !differs(row))).toEqual([]);
  expect(rows.some((row) => row['same'] !== null)).toBe(true);
});

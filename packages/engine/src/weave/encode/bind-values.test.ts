import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type BindValue, makeBindValues, type NumberForm } from './bind-values.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { isNumeric } from './is-numeric.ts';
import { quoteName } from '../../language/dialect/dialect.ts';
import { makeSqlInsert } from './sql-insert.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const readText = (view: DataView, start: number, end: number): string =>
  decoder.decode(new Uint8Array(view.buffer, view.byteOffset + start, end - start));

const numbers = new Set(
  SAMPLES.filter(({ column }) => isNumeric(column.type) || column.type.kind === 'boolean').map(
    ({ column }) => column.name,
  ),
);

function bind(numberForm: (column: string) => NumberForm, chunks = 1): readonly BindValue[] {
  const values: BindValue[] = [];
  const bytes = encodeFile(makeBindValues({ values, readText, numberForm }), SAMPLE_COLUMNS, chunks);
  expect(bytes).toHaveLength(0);
  return values;
}

function table(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const columns = SAMPLES.map(({ column: { name, type } }) => {
    const declared = type.kind === 'bytes' ? 'BLOB' : numbers.has(name) && type.kind !== 'json' ? 'NUMERIC' : 'TEXT';
    return `${quoteName('sqlite', name)} ${declared}`;
  });
  database.exec(`CREATE TABLE samples (${columns.join(', ')})`);
  return database;
}

const readAll = (database: DatabaseSync): unknown => {
  const fields = SAMPLES.map(({ column }) => quoteName('sqlite', column.name));
  return database
    .prepare(`SELECT ${fields.map((field) => `${field}, typeof(${field})`).join(', ')} FROM samples`)
    .all();
};

test('bound values equal those of the INSERT statements', () => {
  const written = table();
  const sql = encodeFile(makeSqlInsert({ dialect: 'sqlite', table: { name: 'samples' }, rows: SAMPLE_ROWS }));
  written.exec(decoder.decode(sql));
  const bound = table();
  const insert = bound.prepare(`INSERT INTO samples VALUES (${SAMPLES.map(() => '?').join(', ')})`);
  const values = bind((column) => (numbers.has(column) ? 'number' : 'text'));
  for (let row = 0; row < SAMPLE_ROWS; row++)
    insert.run(...values.slice(row * SAMPLES.length, (row + 1) * SAMPLES.length));
  expect(readAll(bound)).toEqual(readAll(written));
});

test('a number has the requested form', () => {
  const at = SAMPLES.findIndex(({ column }) => column.name === 'count');
  const forms = (['number', 'whole', 'text'] as const).map((form) => bind(() => form)[SAMPLES.length + at]);
  expect(forms).toEqual([1000, 1000n, '1000']);
});

test('chunks give the values of the whole', () => {
  const form = (): NumberForm => 'number';
  expect(bind(form, 16)).toEqual(bind(form));
});

import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { postgresText } from './postgres-text.fixture.ts';

/** RFC 4180; a field that is empty and not quoted is undefined. */
function parseCsv(text: string): (string | undefined)[][] {
  const records: (string | undefined)[][] = [];
  let record: (string | undefined)[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (match === null) throw new Error(`No field at ${at}: ${text.slice(at, at + 40)}`);
    const [, quoted, bare, end] = match;
    record.push(quoted === undefined ? bare || undefined : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

const records = parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(encodeFile(csv)));

test('the header names the columns of the file', () => {
  expect(records[0]).toEqual(SAMPLES.map(({ column }) => column.name));
});

test('every value is read back, and NULL differs from the empty string', () => {
  expect(records).toHaveLength(SAMPLE_ROWS + 1);
  records.slice(1).forEach((record, row) => {
    const expected = SAMPLES.map(({ column, plain }) => postgresText(plain(row), column.type, ['false', 'true']));
    expect(record).toEqual(expected);
  });
});

test.each([3, 16])('%i chunks give the same bytes as one', (chunks) => {
  expect(encodeFile(csv, undefined, chunks)).toEqual(encodeFile(csv));
});

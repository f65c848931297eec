import { expect, test } from 'vitest';
import type { ColumnProgram } from '../graph/column-program.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { jsonl } from './jsonl.ts';
import type { PreviewValue } from '../compile/objects.ts';

const linesOf = (bytes: Uint8Array): string[] => new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
const lines = linesOf(encodeFile(jsonl)).slice(0, -1);

test('a line is one object with the columns in their order', () => {
  expect(lines).toHaveLength(SAMPLE_ROWS);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line) as object)).toEqual(SAMPLES.map(({ column }) => column.name));
  }
});

/** Decimals as the nearest double, JSON by value. */
function jsonValue(value: PreviewValue, { type, value: { kind } }: ColumnProgram): unknown {
  if (value === null) return null;
  if (type.kind === 'json') return JSON.parse(String(value)) as unknown;
  if (kind === 'decimal') return Number(value);
  return Array.isArray(value) && type.kind === 'array' && type.element.kind === 'decimal' ? value.map(Number) : value;
}

test('every value is present, a JSON column embedded', () => {
  lines.forEach((line, row) => {
    const expected = SAMPLES.map(({ column, plain }) => [column.name, jsonValue(plain(row), column)]);
    expect(JSON.parse(line)).toEqual(Object.fromEntries(expected));
  });
});

test('a decimal is a JSON number with all its digits', () => {
  const decimals = SAMPLES.filter(({ column }) => column.value.kind === 'decimal');
  expect(decimals).toHaveLength(8);
  lines.forEach((line, row) => {
    for (const { column, plain } of decimals) expect(line).toContain(`"${column.name}":${String(plain(row))},`);
  });
});

test('digits in a text column stay text', () => {
  expect(JSON.parse(lines[5] ?? '')).toMatchObject({ digits: '15', id: 6 });
});

test('a table without columns still has a line for each row', () => {
  expect(linesOf(encodeFile(jsonl, [], 1, 3))).toEqual(['{}', '{}', '{}', '']);
});

test.each([3, 16])('%i chunks give the same bytes as one', (chunks) => {
  expect(encodeFile(jsonl, undefined, chunks)).toEqual(encodeFile(jsonl));
});

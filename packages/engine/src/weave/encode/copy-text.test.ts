import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { postgresText } from './postgres-text.fixture.ts';

const LETTERS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

const unescape = (field: string): string | undefined =>
  field === '\\N' ? undefined : field.replaceAll(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter);

const text = new TextDecoder('utf-8', { fatal: true }).decode(encodeFile(copyText));
const lines = text.split('\n');

test('every row is a line and every column a field', () => {
  expect(lines).toHaveLength(SAMPLE_ROWS + 1);
  expect(lines.at(-1)).toBe('');
  expect(new Set(lines.slice(0, -1).map((line) => line.split('\t').length))).toEqual(new Set([SAMPLES.length]));
});

test('a field unescapes to its value, and only \\N is NULL', () => {
  lines.slice(0, -1).forEach((line, row) => {
    const expected = SAMPLES.map(({ column, plain }) => postgresText(plain(row), column.type, ['f', 't']));
    expect(line.split('\t').map(unescape)).toEqual(expected);
  });
});

test.each([3, 16])('%i chunks give the same bytes as one', (chunks) => {
  expect(encodeFile(copyText, undefined, chunks)).toEqual(encodeFile(copyText));
});

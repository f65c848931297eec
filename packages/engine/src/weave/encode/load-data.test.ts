import { expect, test } from 'vitest';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { loadData, readLoadedField } from './load-data.ts';
import { postgresText } from './postgres-text.fixture.ts';

/** The only letters that MySQL reads after a backslash; any other character stands for itself. */
const LETTERS: Readonly<Record<string, string>> = { 0: '\0', b: '\b', t: '\t', n: '\n', r: '\r', Z: '\x1A' };

const unescape = (field: string): string | undefined =>
  field === '\\N' ? undefined : field.replaceAll(/\\([^])/g, (_, letter: string) => LETTERS[letter] ?? letter);

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const lines = decode(encodeFile(loadData)).split('\n');

test('every row is a line and every column a field', () => {
  expect(lines).toHaveLength(SAMPLE_ROWS + 1);
  expect(lines.at(-1)).toBe('');
  expect(new Set(lines.slice(0, -1).map((line) => line.split('\t').length))).toEqual(new Set([SAMPLES.length]));
});

test('a field unescapes to its value without a zone, and only \\N is NULL', () => {
  lines.slice(0, -1).forEach((line, row) => {
    const fields = line.split('\t').map(unescape);
    SAMPLES.forEach(({ column, plain }, index) => {
      if (column.type.kind === 'array') return;
      const text = postgresText(plain(row), column.type, ['0', '1']);
      const isTime = column.type.kind === 'time' || column.type.kind === 'timestamp';
      const expected = column.type.kind === 'bytes' ? text?.slice(2) : isTime ? text?.replace('+00', '') : text;
      expect([column.name, fields[index]]).toEqual([column.name, expected]);
    });
  });
});

test('an array is JSON', () => {
  const index = SAMPLES.findIndex(({ column }) => column.name === 'tags');
  lines.slice(0, -1).forEach((line, row) => {
    const field = unescape(line.split('\t')[index] ?? '');
    expect(JSON.parse(field ?? 'null')).toEqual(SAMPLES[index]?.plain(row));
  });
});

test.each([3, 16])('%i chunks give the same bytes as one', (chunks) => {
  expect(encodeFile(loadData, undefined, chunks)).toEqual(encodeFile(loadData));
});

test('only bytes, bits and figures pass through a variable', () => {
  const named = (name: string) => {
    const found = SAMPLE_COLUMNS.find((column) => column.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  expect(readLoadedField(named('blob'), '@c')).toBe('UNHEX(@c)');
  const bits = { native: 'bit(8)', kind: 'bits', length: 8 } as const;
  expect(readLoadedField({ ...named('flags'), type: bits }, '@c')).toBe('CAST(CONV(@c, 2, 10) AS UNSIGNED)');
  expect(readLoadedField({ ...named('flags'), type: { ...bits, length: 80 } }, '@c')).toBeUndefined();
  expect(readLoadedField(named('label'), '@c')).toBeUndefined();
  const point = { native: 'point', kind: 'geometric', shape: 'point' } as const;
  const { value } = named('label');
  expect(readLoadedField({ type: point, value }, '@c')).toBeUndefined();
  expect(readLoadedField({ type: { ...point, srid: 0 }, value }, '@c')).toBe('ST_GeomFromText(@c)');
  expect(readLoadedField({ type: { ...point, srid: 4326 }, value }, '@c')).toBe(
    "ST_GeomFromText(@c, 4326, 'axis-order=long-lat')",
  );
});

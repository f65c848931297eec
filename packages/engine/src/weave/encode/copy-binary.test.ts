import { expect, test } from 'vitest';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { canCopyBinary, copyBinary } from './copy-binary.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { type BinaryValue, decodeBinary, readBinaryFile } from './read-binary.fixture.ts';
import type { PreviewValue } from '../compile/objects.ts';

const file = encodeFile(copyBinary);

/** The sample's value as the decoder returns it. */
function binaryValue(value: PreviewValue, type: ColumnType): BinaryValue {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value) && type.kind === 'array')
    return value.map((item: PreviewValue) => binaryValue(item, type.element));
  const text = String(value);
  if (type.kind === 'float') return type.bits === 32 ? Math.fround(Number(text)) : Number(text);
  return type.kind === 'integer' ? BigInt(text) : text;
}

test('the header, the number of fields of every row and the trailer are present', () => {
  const rows = readBinaryFile(file);
  expect(rows).toHaveLength(SAMPLE_ROWS);
  expect(new Set(rows.map((fields) => fields.length))).toEqual(new Set([SAMPLES.length]));
});

test('every field decodes to its value', () => {
  readBinaryFile(file).forEach((fields, row) => {
    fields.forEach((field, index) => {
      const { column, plain } = SAMPLES[index] as (typeof SAMPLES)[number];
      const found = field === undefined ? null : decodeBinary(field, column.type);
      expect([column.name, found]).toEqual([column.name, binaryValue(plain(row), column.type)]);
    });
  });
});

test.each([3, 16])('%i chunks give the same bytes as one', (chunks) => {
  expect(encodeFile(copyBinary, undefined, chunks)).toEqual(file);
});

const column = (type: ColumnType, value: ColumnProgram['value']): ColumnProgram => ({
  name: 'x',
  type,
  value,
  isNull: undefined,
});
const text: ColumnProgram['value'] = { kind: 'text', pieces: [] };

test('columns without a binary form are known beforehand', () => {
  expect(canCopyBinary(SAMPLE_COLUMNS)).toBe(true);
  expect(canCopyBinary([column({ native: 'point', kind: 'geometric', shape: 'point' }, text)])).toBe(false);
  expect(canCopyBinary([column({ native: 'uuid', kind: 'uuid' }, text)])).toBe(false);
  expect(canCopyBinary([column({ native: '"char"', kind: 'text', max_length: 1 }, text)])).toBe(false);
  expect(canCopyBinary([column({ native: 'point', kind: 'geometric', shape: 'point' }, { kind: 'null' })])).toBe(true);
  expect(canCopyBinary([column({ native: 'point', kind: 'geometric', shape: 'point' }, { kind: 'omitted' })])).toBe(
    true,
  );
});

test('an array of an enum has none, because its element has no fixed identifier', () => {
  const element: ColumnType = { native: 'state', kind: 'enum', name: 'state', values: ['new'] };
  const count = { kind: 'constant', value: 1, frame: undefined } as const;
  expect(
    canCopyBinary([column({ native: 'state[]', kind: 'array', element }, { kind: 'array', elements: [text], count })]),
  ).toBe(false);
});

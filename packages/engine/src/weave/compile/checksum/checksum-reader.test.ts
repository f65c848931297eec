import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileLoop } from '../compile-loop.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { makeColumnReader } from './checksum-reader.ts';
import { canCopyBinary, copyBinary } from '../../encode/copy-binary.ts';
import { encodeFile } from '../../encode/encode-file.fixture.ts';
import { plainRow, SAMPLE_ROWS, SAMPLES } from '../../encode/encode.fixture.ts';
import { readBinaryFile } from '../../encode/read-binary.fixture.ts';
import { checksumValue, makeRowChecksum } from '../../encode/checksum/row-checksum.ts';
import { bytesValue, FRAME, type Sample, TEXT, words } from '../../encode/sample-column.fixture.ts';
import type { ReadValue } from '../../encode/checksum/canonical-value.ts';

const SCOPE = { dialect: 'postgresql' } as const;

function planned(samples: readonly Sample[], dialect: Dialect = 'postgresql'): bigint {
  const { encoder, take } = makeRowChecksum({ dialect });
  const loop = compileLoop(
    FRAME,
    samples.map(({ column }) => column),
    encoder,
  );
  const view = new DataView(new ArrayBuffer(loop.maxRowBytes));
  for (let row = 0; row < SAMPLE_ROWS; ) row = loop.fill(view, 0, row, SAMPLE_ROWS, { at: 0 });
  return checksumValue(take());
}

/** The value that a driver returns for a row. */
function readValue(value: unknown): ReadValue {
  return Array.isArray(value) ? JSON.stringify(value) : (value as ReadValue);
}

test.each(SAMPLES)('$column.name has the same checksum when it is made and when it is read in binary form', (item) => {
  if (!canCopyBinary([item.column])) throw new Error('The sample has no binary form.');
  const reader = makeColumnReader([item.column], SCOPE);
  for (const [field] of readBinaryFile(encodeFile(copyBinary, [item.column]))) {
    const view = field ?? new DataView(new ArrayBuffer(0));
    reader.addBinary(view, Int32Array.of(0), Int32Array.of(field === undefined ? -1 : view.byteLength));
  }
  expect(checksumValue(reader.take())).toBe(planned([item]));
});

test.each(SAMPLES.filter(({ column }) => column.type.kind !== 'bytes'))(
  '$column.name has the same checksum when it is made and when its texts are read',
  (item) => {
    const reader = makeColumnReader([item.column], SCOPE);
    for (let row = 0; row < SAMPLE_ROWS; row++) reader.addValues([readValue(plainRow(row, [item])[item.column.name])]);
    expect(checksumValue(reader.take())).toBe(planned([item]));
  },
);

type Spelling = readonly [type: ColumnType, one: ReadValue, other: ReadValue];

function sumOf(type: ColumnType, value: ReadValue, dialect: Dialect): bigint {
  const program = { name: 'c', type, isNull: undefined, value: type.kind === 'bytes' ? bytesValue : words(['']) };
  const reader = makeColumnReader([program], { dialect });
  reader.addValues([value]);
  return checksumValue(reader.take());
}

const DECIMAL: ColumnType = { native: 'numeric', kind: 'decimal' };
const TIMESTAMP: ColumnType = { native: 'timestamp', kind: 'timestamp' };
const RANGE: ColumnType = {
  native: 'int4range',
  kind: 'range',
  subtype: { native: 'integer', kind: 'integer', bits: 32 },
};
const SPELLINGS: readonly Spelling[] = [
  [DECIMAL, '1500.00', '1.5e3'],
  [DECIMAL, '-0.000', '0'],
  [DECIMAL, 0.1, '.10'],
  [DECIMAL, '123456789012345678901234567890.50', '123456789012345678901234567890.5'],
  [{ native: 'bigint', kind: 'integer', bits: 64 }, 9_007_199_254_740_993n, '9007199254740993'],
  [{ native: 'real', kind: 'float', bits: 32 }, 0.1, Math.fround(0.1)],
  [{ native: 'real', kind: 'float', bits: 32 }, -0, '0'],
  [{ native: 'boolean', kind: 'boolean' }, 1, true],
  [{ native: 'boolean', kind: 'boolean' }, Uint8Array.of(0), 'f'],
  [TIMESTAMP, '2024-02-29 10:00:00+00', '2024-02-29T10:00:00.000000Z'],
  [TIMESTAMP, '2024-02-29 10:00:00+02', '2024-02-29T08:00Z'],
  [{ native: 'time', kind: 'time' }, '08:30', '08:30:00.000'],
  [{ native: 'interval', kind: 'interval' }, 'P1DT2H', 'P0DT93600S'],
  [
    { native: 'uuid', kind: 'uuid' },
    '0F0E0D0C-0B0A-0908-0706-050403020100',
    Uint8Array.from({ length: 16 }, (_, i) => 15 - i),
  ],
  [{ native: 'bit(10)', kind: 'bits', length: 10 }, '1000000001', Uint8Array.of(2, 1)],
  [{ native: 'char(5)', kind: 'text', max_length: 5, fixed: true }, 'ab   ', 'ab'],
  [{ native: 'binary(3)', kind: 'bytes', max_length: 3, fixed: true }, Uint8Array.of(1, 0, 0), Uint8Array.of(1)],
  [{ native: "set('a','b')", kind: 'set', values: ['a', 'b'] }, 'b,a', 'a,b'],
  [{ native: 'xml', kind: 'xml' }, '<?xml version="1.0"?><a/>', '<a/>'],
  [{ native: 'jsonb', kind: 'json', binary: true }, '{"b":1.0,"a":[]}', '{ "a": [], "b": 1 }'],
  [{ native: 'inet', kind: 'inet' }, '2001:DB8::1', '2001:db8:0:0:0:0:0:1/128'],
  [{ native: 'macaddr', kind: 'macaddr', bytes: 6 }, '08-00-2B-01-02-03', '08:00:2b:01:02:03'],
  [RANGE, '[1,5]', '[1,6)'],
  [RANGE, '(,"7")', '(,7)'],
  [RANGE, '[3,3)', 'empty'],
];

test.each(SPELLINGS)('%o is the same value as %o, %o', (type, one, other) => {
  expect(sumOf(type, one, 'postgresql')).toBe(sumOf(type, other, 'postgresql'));
  expect(sumOf(type, one, 'postgresql')).not.toBe(sumOf(type, '7777', 'postgresql'));
});

test('SQLite stores a numeric text as a number, unless the column is declared as text', () => {
  const string: ColumnType = { native: 'STRING', kind: 'text' };
  expect(sumOf(string, '007', 'sqlite')).toBe(sumOf(string, 7, 'sqlite'));
  expect(sumOf(TEXT, '007', 'sqlite')).not.toBe(sumOf(TEXT, '7', 'sqlite'));
});

test('decimals differ in their checksums exactly when they differ in value', () => {
  const decimal = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 9 }));
  const text = ([units, scale]: readonly [number, number]): string => `${units}e-${scale}`;
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const isEqual = BigInt(a[0]) * 10n ** BigInt(b[1]) === BigInt(b[0]) * 10n ** BigInt(a[1]);
      expect(sumOf(DECIMAL, text(a), 'postgresql') === sumOf(DECIMAL, text(b), 'postgresql')).toBe(isEqual);
    }),
  );
});

test('texts differ in their checksums exactly when they differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(sumOf(TEXT, a, 'postgresql') === sumOf(TEXT, b, 'postgresql')).toBe(a === b);
    }),
  );
});

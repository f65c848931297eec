import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnProgram } from '../../graph/column-program.ts';
import { compileLoop } from '../../compile/compile-loop.ts';
import { constant } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { literal } from '../../graph/piece.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS } from '../encode.fixture.ts';
import { FRAME } from '../sample-column.fixture.ts';
import { makeRowChecksum } from './row-checksum.ts';

function sumOf(columns: readonly ColumnProgram[], cuts: readonly number[] = [0, SAMPLE_ROWS]): bigint {
  const { encoder, take } = makeRowChecksum({ dialect: 'postgresql' });
  const loop = compileLoop(FRAME, columns, encoder);
  const view = new DataView(new ArrayBuffer(loop.maxRowBytes));
  let total = 0n;
  cuts.slice(1).forEach((end, index) => {
    let row = cuts[index] ?? 0;
    while (row < end) row = loop.fill(view, 0, row, end, { at: 0 });
    const [low, high] = take();
    total = BigInt.asUintN(64, total + (BigInt(high >>> 0) << 32n) + BigInt(low >>> 0));
  });
  return total;
}

const NUMERIC: ColumnType = { native: 'numeric', kind: 'decimal' };
const TEXT: ColumnType = { native: 'text', kind: 'text' };
const JSONB: ColumnType = { native: 'jsonb', kind: 'json', binary: true };
const column = (type: ColumnType, value: Value): ColumnProgram => ({ name: 'c', type, isNull: undefined, value });
const decimal = (units: number, scale: number): ColumnProgram =>
  column(NUMERIC, { kind: 'decimal', node: constant(units), scale });
const text = (words: string): ColumnProgram => column(TEXT, { kind: 'text', pieces: [literal(words)] });
const json = (words: string): ColumnProgram => column(JSONB, { kind: 'json', pieces: [literal(words)] });

test('the checksum of a table does not depend on its chunks', () => {
  const whole = sumOf(SAMPLE_COLUMNS);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: SAMPLE_ROWS }), { maxLength: 5 }), (cuts) => {
      expect(sumOf(SAMPLE_COLUMNS, [0, ...cuts.toSorted((a, b) => a - b), SAMPLE_ROWS])).toBe(whole);
    }),
    { numRuns: 10 },
  );
});

test('the checksums of the samples have not changed', () => {
  expect(sumOf(SAMPLE_COLUMNS).toString(16)).toMatchInlineSnapshot(`"77685f187cd9ccd"`);
});

test('an additional row changes the checksum', () => {
  expect(sumOf(SAMPLE_COLUMNS, [0, SAMPLE_ROWS - 1])).not.toBe(sumOf(SAMPLE_COLUMNS));
});

test('decimals are equal whatever their trailing zeros', () => {
  expect(sumOf([decimal(1250, 3)], [0, 1])).toBe(sumOf([decimal(125, 2)], [0, 1]));
  expect(sumOf([decimal(1251, 3)], [0, 1])).not.toBe(sumOf([decimal(125, 2)], [0, 1]));
});

test('JSON is equal whatever its white space and the order of its members', () => {
  expect(sumOf([json('{"b": 1.50, "a": [1e20]}')], [0, 1])).toBe(
    sumOf([json('{"a":[100000000000000000000],"b":1.5}')], [0, 1]),
  );
});

test('texts with the same concatenation differ', () => {
  expect(sumOf([text('ab'), text('c')], [0, 1])).not.toBe(sumOf([text('a'), text('bc')], [0, 1]));
});

test('NULL differs from the empty text and from zero', () => {
  const sums = [
    column(TEXT, { kind: 'null' }),
    text(''),
    column(TEXT, { kind: 'integer', node: constant(0) }),
    decimal(0, 0),
  ].map((item) => sumOf([item], [0, 1]));
  expect(new Set(sums).size).toBe(4);
});

test('hashes of small differences fill both words evenly', () => {
  const sums = Array.from({ length: 4096 }, (_, units) => sumOf([decimal(units * 10 + 1, 0)], [0, 1]));
  expect(new Set(sums).size).toBe(4096);
  for (let bit = 0n; bit < 64n; bit++) {
    const ones = sums.filter((sum) => ((sum >> bit) & 1n) === 1n).length;
    expect(Math.abs(ones - 2048)).toBeLessThan(200);
  }
});

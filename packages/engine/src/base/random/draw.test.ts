import { expect, test } from 'vitest';
import { draw, drawBelow, drawWithin, highWord, lowWord } from './draw.ts';
import { deriveKey } from './key.ts';
import {
  birthdayDeviation,
  collisionDeviation,
  correlationDeviation,
  jointCounts,
  uniformDeviation,
} from './statistics.fixture.ts';

const SIZE = 1 << 19;
const LIMIT = 5;

function column(name: string, seed = 42, from = 0): (index: number) => number {
  const { k0, k1 } = deriveKey(1, seed, 'orders', name);
  return (index) => draw(lowWord(index + from), highWord(index + from), k0 | 0, k1 | 0);
}

const COLUMNS = ['id', 'total', 'created_at', 'a', 'b', 'customer_id'];

test.each(COLUMNS)('draws of the column %s are uniform in their high, middle and low bits', (name) => {
  const at = column(name);
  for (const shift of [24, 12, 0]) {
    const counts = new Uint32Array(256);
    for (let row = 0; row < SIZE; row++) {
      const bin = (at(row) >>> shift) & 255;
      counts[bin] = (counts[bin] as number) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(LIMIT);
  }
});

test.each([1, 2, 3, 64, 4096])('a row is independent of the row %i further on', (lag) => {
  const at = column('total');
  expect(Math.abs(correlationDeviation(SIZE, at, (row) => at(row + lag)))).toBeLessThan(LIMIT);
  expect(Math.abs(uniformDeviation(jointCounts(SIZE, 32, at, (row) => at(row + lag))))).toBeLessThan(LIMIT);
});

test('two columns of a row are independent, however alike their names', () => {
  for (const [a, b] of [
    ['a', 'b'],
    ['total', 'totals'],
    ['col1', 'col2'],
    ['x', 'y'],
  ] as const) {
    expect(Math.abs(correlationDeviation(SIZE, column(a), column(b)))).toBeLessThan(LIMIT);
    expect(Math.abs(uniformDeviation(jointCounts(SIZE, 32, column(a), column(b))))).toBeLessThan(LIMIT);
  }
});

test('neighbouring seeds give independent columns', () => {
  for (const seed of [0, 1, 42, 2 ** 53 - 2]) {
    const [a, b] = [column('total', seed), column('total', seed + 1)];
    expect(Math.abs(correlationDeviation(SIZE, a, b))).toBeLessThan(LIMIT);
    expect(Math.abs(uniformDeviation(jointCounts(SIZE, 32, a, b)))).toBeLessThan(LIMIT);
  }
});

test('birthday spacings repeat as often as chance says', () => {
  for (const name of COLUMNS) expect(Math.abs(birthdayDeviation(64, column(name)))).toBeLessThan(LIMIT);
});

test('draws repeat as often as chance says: a column is not a permutation of the rows', () => {
  expect(Math.abs(collisionDeviation(1 << 21, column('total')))).toBeLessThan(LIMIT);
});

test('rows beyond 2^32 have draws of their own', () => {
  const near = column('total');
  for (const from of [2 ** 32, 2 ** 33, 2 ** 40, 2 ** 52]) {
    const far = column('total', 42, from);
    expect(Math.abs(correlationDeviation(SIZE, near, far))).toBeLessThan(LIMIT);
    const counts = new Uint32Array(256);
    for (let row = 0; row < SIZE; row++) {
      const bin = far(row) >>> 24;
      counts[bin] = (counts[bin] as number) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(LIMIT);
  }
});

test('a number below a count is below it, and every number occurs', () => {
  const { k0, k1 } = deriveKey('below');
  for (const count of [1, 2, 3, 7, 1000]) {
    const seen = new Set<number>();
    for (let row = 0; row < count * 30; row++) {
      const value = drawBelow(row, 0, k0 | 0, k1 | 0, count / 4294967296);
      expect(value).toBe(drawWithin(row, 0, k0 | 0, k1 | 0, count));
      seen.add(value);
    }
    expect([...seen].every((value) => value >= 0 && value < count)).toBe(true);
    expect(seen.size).toBe(count);
  }
});

test('keys tell apart where one part ends and the next begins', () => {
  expect(deriveKey('ab', 'c')).not.toEqual(deriveKey('a', 'bc'));
  expect(deriveKey('a', '')).not.toEqual(deriveKey('a'));
  expect(deriveKey(1, 2)).not.toEqual(deriveKey(12));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeInteger, writeLongUint, writePadded, writeUint } from './write-integer.ts';
import { written } from './written.fixture.ts';

const EDGES = [
  0,
  9,
  10,
  99,
  100,
  999,
  1000,
  9999,
  10_000,
  99_999_999,
  100_000_000,
  2 ** 31,
  2 ** 32,
  1e15,
  2 ** 53 - 1,
];

test('every writer prints the digits of the number', () => {
  for (const value of EDGES) {
    expect(written((view, at) => writeLongUint(view, at, value))).toBe(String(value));
    expect(written((view, at) => writeInteger(view, at, 0 - value))).toBe(String(0 - value));
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 99_999_999 }), (value, short) => {
      expect(written((view, at) => writeInteger(view, at, value))).toBe(String(value));
      expect(written((view, at) => writeUint(view, at, short))).toBe(String(short));
    }),
  );
});

test('padding is filled with zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 6, max: 12 }), (value, width) => {
      expect(written((view, at) => writePadded(view, at, value, width))).toBe(String(value).padStart(width, '0'));
    }),
  );
});

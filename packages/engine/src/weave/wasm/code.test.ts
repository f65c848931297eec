import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Code, encode, isWithin, nameOf } from './code.ts';

const { code } = fc.letrec<{ code: Code }>((tie) => ({
  code: fc.array(fc.oneof({ depthSize: 'small' }, fc.integer({ min: 0, max: 255 }), tie('code'))),
}));

const flat = (parts: Code): readonly number[] =>
  parts.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)));

test('nested parts form one row of bytes, which nothing changes later', () => {
  fc.assert(
    fc.property(code, code, (parts, others) => {
      const bytes = encode(parts);
      encode(others);
      expect([...bytes]).toEqual(flat(parts));
    }),
  );
});

test('code may be longer than any before it', () => {
  const parts = Array.from({ length: 300 }, (_, part) => Array.from({ length: 1000 }, (__, at) => (part + at) % 256));
  expect([...encode(parts)]).toEqual(flat(parts));
  expect([...encode([1, [2]])]).toEqual([1, 2]);
});

test('code has one name, however it is cut', () => {
  fc.assert(
    fc.property(code, (parts) => {
      expect(nameOf(parts)).toBe(flat(parts).join());
    }),
  );
});

test('code is found by its own length, not a shorter one', () => {
  fc.assert(
    fc.property(code, fc.nat(40), (parts, bytes) => {
      expect(isWithin(parts, bytes)).toBe(flat(parts).length <= bytes);
    }),
  );
});

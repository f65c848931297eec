import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Code, nameOf, sizeOf, writeCode } from './code.ts';

const { code } = fc.letrec<{ code: Code }>((tie) => ({
  code: fc.array(fc.oneof({ depthSize: 'small' }, fc.integer({ min: 0, max: 255 }), tie('code'))),
}));

const flat = (parts: Code): readonly number[] =>
  parts.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)));

test('parts of parts are written as one row of bytes, from any place on', () => {
  fc.assert(
    fc.property(code, fc.nat(9), (parts, start) => {
      const bytes = new Uint8Array(start + sizeOf(parts));
      expect(writeCode(parts, bytes, start)).toBe(bytes.length);
      expect([...bytes.subarray(start)]).toEqual(flat(parts));
    }),
  );
});

test('code has one name, however it is cut', () => {
  fc.assert(
    fc.property(code, (parts) => {
      expect(nameOf(parts)).toBe(flat(parts).join());
    }),
  );
});

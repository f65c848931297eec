import { expect, test } from 'vitest';
import { makeChunkBuffer } from './chunk-buffer.ts';

test('a buffer keeps its bytes when it grows', () => {
  const buffer = makeChunkBuffer(4);
  buffer.put(Uint8Array.of(1, 2, 3));
  expect(buffer.fits(2)).toBe(false);
  const free = buffer.free(10);
  expect(free.byteLength).toBeGreaterThanOrEqual(10);
  free.setUint8(0, 4);
  buffer.advance(1);
  expect([...buffer.bytes()]).toEqual([1, 2, 3, 4]);
  buffer.clear();
  expect(buffer.length()).toBe(0);
});

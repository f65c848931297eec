import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkRows } from './chunk-rows.ts';

test('a chunk comes close to its target and never far above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (width) => {
      const rows = chunkRows(1 << 20, { rows: 256, bytes: 256 * width });
      expect(Math.log2(rows) % 1).toBe(0);
      expect(rows * width).toBeLessThanOrEqual(Math.max(1 << 20, width));
      expect(rows === 131_072 || rows * 2 * width > 1 << 20).toBe(true);
    }),
  );
});

test('statements are never cut', () => {
  expect(chunkRows(1 << 20, { rows: 10, bytes: 1000 }, 500)).toBe(10_000);
  expect(chunkRows(1 << 20, { rows: 10, bytes: 1_000_000 }, 500)).toBe(500);
});

test('a table without rows still has a chunk', () => {
  expect(chunkRows(1 << 20, { rows: 0, bytes: 0 })).toBeGreaterThan(0);
});

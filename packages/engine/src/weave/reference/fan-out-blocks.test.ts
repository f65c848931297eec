import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFanOut } from './fan-out.ts';
import { FanOutBlocks } from './fan-out-blocks.ts';
import { FanOutCursor, firstChild, parentOf } from './fan-out-cursor.ts';
import { BLOCK, placeOf, splitBy } from './split-count.ts';
import { splitTablesOf } from './split-table.ts';

const fans = fc
  .record({
    parents: fc.integer({ min: 1, max: 200_000 }),
    mean: fc.constantFrom(0.3, 1, 3, 20),
    shape: fc.constantFrom(undefined, 0.5, 1, 4),
    min: fc.constantFrom(0, 1),
    seed: fc.nat(),
  })
  .map(({ parents, mean, shape, min, seed }) =>
    makeFanOut(
      parents,
      Math.max(1, Math.ceil(parents * Math.max(mean, min))),
      { min, ...(shape === undefined ? {} : { shape }) },
      seed,
    ),
  );

test('a block gives the same values for its parents as a cursor for each', () => {
  fc.assert(
    fc.property(fans, fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { maxLength: 6 }), (fan, places) => {
      const blocks = new FanOutBlocks(fan);
      const words = new Int32Array(BLOCK + 3);
      for (const place of places) {
        const child = Math.floor(place * fan.children);
        blocks.write(child, true, words, 0);
        const [start = 0, size = 0] = words;
        const cursor = new FanOutCursor(fan);
        expect(parentOf(cursor, child)).toBeGreaterThanOrEqual(start);
        expect(parentOf(cursor, child)).toBeLessThan(start + size);
        for (let local = 0; local < size; local++) expect(words[local + 2]).toBe(firstChild(cursor, start + local));
      }
    }),
    { numRuns: 60 },
  );
});

test('a shared block has the children that its parents have', () => {
  const fan = makeFanOut(60_000, 180_000, {}, 'parts');
  const blocks = new FanOutBlocks(fan);
  const cursor = new FanOutCursor(fan);
  const words = new Int32Array(BLOCK + 4);
  for (let child = 0; child < 2000; ) {
    expect(blocks.writeNode(child, true, words, 0, BLOCK + 3)).toBe(true);
    const [start = 0, size = 0, first = 0] = words;
    const end = firstChild(cursor, start + size);
    expect([first, words[BLOCK + 3]]).toEqual([firstChild(cursor, start), end - first]);
    child = end;
  }
});

test('a table of splits matches the formula', () => {
  const fan = makeFanOut(100_000, 250_000, { shape: 2 }, 'tables');
  for (const [size, { limit, lefts }] of splitTablesOf(fan)) {
    for (let start = 0; start < 5000; start += size) {
      const place = placeOf(fan, start, size);
      for (const extra of [1, 7, limit - 1])
        expect(lefts[extra * 1021 + place + 510]).toBe(splitBy(fan, size, size / 2, extra, place));
    }
  }
});

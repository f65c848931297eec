import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFanOut } from './fan-out.ts';
import { endOfChildren, FanOutCursor, firstChild, parentOf } from './fan-out-cursor.ts';

const sizes = fc
  .record({
    parents: fc.integer({ min: 1, max: 3000 }),
    min: fc.integer({ min: 0, max: 2 }),
    room: fc.integer({ min: 0, max: 6 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    shape: fc.constantFrom(undefined, 0.3, 1, 2, 10),
  })
  .map(({ parents, min, room, share, shape }) => {
    const children = min * parents + Math.floor(share * room * parents);
    return makeFanOut(parents, children, { min, max: min + room, ...(shape === undefined ? {} : { shape }) }, 'law');
  });

test('ranges are contiguous, cover all children, and stay within the bounds', () => {
  fc.assert(
    fc.property(sizes, (fan) => {
      const cursor = new FanOutCursor(fan);
      let next = 0;
      for (let parent = 0; parent < fan.parents; parent++) {
        expect(firstChild(cursor, parent)).toBe(next);
        const count = endOfChildren(cursor, parent) - next;
        expect(count).toBeGreaterThanOrEqual(fan.min);
        expect(count).toBeLessThanOrEqual(Math.max(fan.max, fan.min));
        next += count;
      }
      expect(next).toBe(fan.children);
    }),
    { numRuns: 60 },
  );
});

test('any child finds its parent without state, in any order', () => {
  fc.assert(
    fc.property(
      sizes.filter((fan) => fan.children > 0),
      fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1, maxLength: 30 }),
      (fan, shares) => {
        const shared = new FanOutCursor(fan);
        for (const share of shares) {
          const child = Math.floor(share * fan.children);
          const alone = parentOf(new FanOutCursor(fan), child);
          expect(parentOf(shared, child)).toBe(alone);
          expect(firstChild(shared, alone)).toBeLessThanOrEqual(child);
          expect(endOfChildren(shared, alone)).toBeGreaterThan(child);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a jump to one parent among many finds what a walk finds', () => {
  const fan = makeFanOut(200_003, 700_000, { shape: 1.5, max: 40 }, 'jump');
  const walking = new FanOutCursor(fan);
  const jumping = new FanOutCursor(fan);
  for (let parent = 0; parent < fan.parents; parent++) {
    const [first, end] = [firstChild(walking, parent), endOfChildren(walking, parent)];
    if (parent % 97 !== 0) continue;
    // Somewhere else in between, so that every access is a jump.
    firstChild(jumping, (parent * 31) % fan.parents);
    expect(firstChild(jumping, parent)).toBe(first);
    expect(endOfChildren(jumping, parent)).toBe(end);
    expect(end > first ? parentOf(jumping, end - 1) : parent).toBe(parent);
  }
});

function countsOf(parents: number, children: number, shape?: number): readonly number[] {
  const cursor = new FanOutCursor(makeFanOut(parents, children, shape === undefined ? {} : { shape }, 'shape'));
  return Array.from({ length: parents }, (_, parent) => endOfChildren(cursor, parent) - firstChild(cursor, parent));
}

function variance(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
}

test('an even fan-out is Poisson-like: its variance is its mean', () => {
  expect(variance(countsOf(50_000, 250_000)) / 5).toBeCloseTo(1, 1);
});

test('the shape makes parents uneven: the variance is mean + mean² / shape', () => {
  for (const shape of [0.5, 1, 2]) {
    const expected = 5 + 25 / shape;
    expect(variance(countsOf(50_000, 250_000, shape)) / expected).toBeGreaterThan(0.8);
    expect(variance(countsOf(50_000, 250_000, shape)) / expected).toBeLessThan(1.25);
  }
});

test('a skewed fan-out leaves parents without children and gives some very many', () => {
  const counts = countsOf(10_000, 30_000, 0.5);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(1500);
  expect(Math.max(...counts)).toBeGreaterThan(20);
});

test('billions of parents cost no memory and no time', () => {
  const fan = makeFanOut(4e9, 2e10, { shape: 1 }, 'huge');
  const cursor = new FanOutCursor(fan);
  for (const child of [0, 12_345_678_901, 2e10 - 1]) {
    const parent = parentOf(cursor, child);
    expect(firstChild(cursor, parent)).toBeLessThanOrEqual(child);
    expect(endOfChildren(cursor, parent)).toBeGreaterThan(child);
  }
});

test('more children than the bounds allow is refused', () => {
  expect(() => makeFanOut(10, 21, { max: 2 }, 'full')).toThrow(RangeError);
  expect(() => makeFanOut(10, 9, { min: 1 }, 'few')).toThrow(RangeError);
});

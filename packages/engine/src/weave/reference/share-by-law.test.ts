import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFanOut } from './fan-out.ts';
import { endOfChildren, FanOutCursor, firstChild, parentOf } from './fan-out-cursor.ts';

/** Six of ten parents have none, some a few, one in 32 very many. */
const counts = Array.from({ length: 64 }, (_, share) => (share < 40 ? 0 : share < 62 ? 1 + (share % 5) : 90));
const mean = counts.reduce((sum, one) => sum + one, 0) / 64;

const childrenOf = (parents: number, children: number, spread: number): readonly number[] => {
  const cursor = new FanOutCursor(makeFanOut(parents, children, { law: { counts, spread } }, 'law'));
  return Array.from({ length: parents }, (_, parent) => endOfChildren(cursor, parent) - firstChild(cursor, parent));
};

test('parents have as many children as measured, and all children have a parent', () => {
  const parents = 64 * 500 + 17;
  const children = Math.floor(parents * mean);
  const made = childrenOf(parents, children, 2);
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(children);
  for (const most of [0, 1, 3, 5])
    expect(made.filter((one) => one <= most).length / parents).toBeCloseTo(
      counts.filter((one) => one <= most).length / 64,
      1.5,
    );
  expect(made.filter((one) => one === 0).length / parents).toBeCloseTo(40 / 64, 1.8);
});

test('a row finds its parent without state, wherever a scan begins', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
      fc.nat(),
      (parents, factor, at) => {
        const children = Math.max(1, Math.floor(parents * mean * factor));
        const fan = makeFanOut(parents, children, { law: { counts, spread: 1 } }, 'found');
        const child = at % children;
        const parent = parentOf(new FanOutCursor(fan, true), child);
        const other = new FanOutCursor(fan);
        expect(parentOf(other, child)).toBe(parent);
        expect(firstChild(other, parent)).toBeLessThanOrEqual(child);
        expect(endOfChildren(other, parent)).toBeGreaterThan(child);
      },
    ),
    { numRuns: 60 },
  );
});

test('a law yields to the maximum that a parent may have', () => {
  const cursor = new FanOutCursor(makeFanOut(640, 1200, { law: { counts, spread: 0 }, max: 8 }, 'room'));
  const made = Array.from({ length: 640 }, (_, parent) => endOfChildren(cursor, parent) - firstChild(cursor, parent));
  expect(Math.max(...made)).toBeLessThanOrEqual(8);
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(1200);
});

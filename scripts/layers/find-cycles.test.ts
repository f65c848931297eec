import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test('a diamond is not a cycle', () => {
  expect(findCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('a node that names itself is a cycle', () => {
  expect(findCycles(graph({ a: ['a'] }))).toEqual([['a']]);
});

test('two separate cycles are both found', () => {
  const cycles = findCycles(graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] }));
  expect(cycles.map((cycle) => cycle.toSorted())).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('edges to higher numbers never make a cycle, and one edge back closes exactly one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(), (size, pick) => {
      const chain = new Map(Array.from({ length: size }, (_, i) => [`${i}`, i + 1 < size ? [`${i + 1}`] : []]));
      expect(findCycles(chain)).toEqual([]);
      const back = pick % size;
      chain.set(`${size - 1}`, [`${back}`]);
      expect(findCycles(chain).map((cycle) => cycle.length)).toEqual([size - back]);
    }),
  );
});

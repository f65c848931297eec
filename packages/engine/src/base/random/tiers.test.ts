import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growingSizes, makeFurtherTiers, makeTiers, permuteTiers } from './tiers.ts';
import { makePermutation, permute } from './permute.ts';

test('every number is mapped to one of its own range, and no two to the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }), (sizes) => {
      const tiers = makeTiers(sizes, 'test');
      let start = 0;
      for (const size of sizes) {
        const sent = Array.from({ length: size }, (_, at) => permuteTiers(tiers, start + at, 0));
        const base = start;
        expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, at) => base + at));
        start += size;
      }
    }),
  );
});

test('the mapping of a number is independent of later ranges', () => {
  const few = makeTiers(growingSizes(10, 50), 'test');
  const many = makeTiers(growingSizes(10, 50_000), 'test');
  for (let number = 0; number < 100; number++) expect(permuteTiers(many, number, 0)).toBe(permuteTiers(few, number, 0));
});

test('ranges grow by tens until they hold enough, and end at the limit', () => {
  expect(growingSizes(10, 0)).toEqual([10]);
  expect(growingSizes(10, 11)).toEqual([10, 90]);
  expect(growingSizes(1000, 30_000, 32_768)).toEqual([1000, 9000, 22_768]);
  expect(growingSizes(1000, 5, 3)).toEqual([3]);
});

test('later ranges leave the first unchanged', () => {
  const alone = makePermutation(50, 'test');
  const more = makeFurtherTiers([50, 400], 'test');
  for (let number = 0; number < 50; number++) expect(permuteTiers(more, number, 0)).toBe(permute(alone, number, 0));
  const sent = Array.from({ length: 450 }, (_, number) => permuteTiers(more, number, 0));
  expect(new Set(sent).size).toBe(450);
});

import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { exp2, log2, power } from './real-functions.ts';
import { makeZipf, zipfRank } from './zipf.ts';

test('powers and logarithms agree with the built-in ones to the thirteenth digit', () => {
  for (const x of [0.001, 0.3, 1, 1.5, 2, 3, 10, 1000, 123_456.789, 1e12]) {
    expect(Math.abs(log2(x) - Math.log2(x))).toBeLessThan(1e-12 * Math.max(1, Math.abs(Math.log2(x))));
    expect(power(x, 0.37) / x ** 0.37).toBeCloseTo(1, 12);
  }
  for (const x of [-10.5, -1, 0, 0.5, 1, 3.7, 30]) expect(exp2(x) / 2 ** x).toBeCloseTo(1, 12);
});

test.each([0.6, 1, 1.4])('ranks with exponent %d fall off as Zipf says', (exponent) => {
  const size = 1000;
  const zipf = makeZipf(size, exponent);
  const counts = new Float64Array(size);
  const draws = 400_000;
  for (let i = 0; i < draws; i++) {
    const rank = zipfRank(zipf, draw(i, 0, 12_345, 678));
    counts[rank] = (counts[rank] as number) + 1;
  }
  // The share of a rank is the integral of x^-s over its unit interval.
  const integral = (from: number, to: number): number =>
    exponent === 1 ? Math.log(to / from) : (to ** (1 - exponent) - from ** (1 - exponent)) / (1 - exponent);
  for (const rank of [0, 1, 4, 9, 49]) {
    const expected = (draws * integral(rank + 1, rank + 2)) / integral(1, size + 1);
    expect(Math.abs((counts[rank] as number) - expected)).toBeLessThan(6 * Math.sqrt(expected) + expected * 0.01);
  }
});

test('every rank is within its range, for tiny and huge sizes', () => {
  for (const size of [1, 2, 5, 1e9]) {
    const zipf = makeZipf(size, 1);
    for (const random of [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 12_345]) {
      expect(zipfRank(zipf, random)).toBeGreaterThanOrEqual(0);
      expect(zipfRank(zipf, random)).toBeLessThan(size);
    }
  }
});

import { expect, test } from 'vitest';
import { nearPlace } from './junction.ts';

test.each([
  [0, 0, 10],
  [3, 7, 10],
  [0, 10, 10],
  [9, 10, 10],
])('the rows from %i to %i of %i come first, and each row of the table once', (first, end, rows) => {
  for (const turn of [0, 1, 12_345_678]) {
    const taken = Array.from({ length: rows }, (_, place) => nearPlace(place, turn, first, end, rows));
    expect(new Set(taken).size).toBe(rows);
    expect(taken.every((row) => row >= 0 && row < rows)).toBe(true);
    expect(taken.slice(0, end - first).every((row) => row >= first && row < end)).toBe(true);
  }
});

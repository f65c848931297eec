import { expect, test } from 'vitest';
import { formatBytes, formatDuration } from './format.ts';

test.each([
  [4, '4 ms'],
  [999.6, '1.0 s'],
  [1300, '1.3 s'],
  [9960, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [125_000, '2 min 5 s'],
  [3_599_600, '1 h 0 min'],
  [4_320_000, '1 h 12 min'],
  [7_190_000, '2 h 0 min'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [9960, '10 kB'],
  [999_600, '1.0 MB'],
  [123_456_789, '123 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

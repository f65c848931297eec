import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

const TEXT = 'CREATE TABLE a (\n  b int\n  c 🧵 int\n);';

test('a place is found by line and column', () => {
  expect(findPlace(TEXT, '1:1')).toBe(0);
  expect(findPlace(TEXT, '3:3')).toBe(TEXT.indexOf('c 🧵'));
});

test('columns count characters, some of which take two code units', () => {
  expect(findPlace(TEXT, '3:7')).toBe(TEXT.indexOf('int\n);'));
});

test('a place beyond the text is its end, or that of the line', () => {
  expect(findPlace(TEXT, '9:1')).toBe(TEXT.length);
  expect(findPlace(TEXT, '2:99')).toBe(TEXT.indexOf('\n  c'));
  expect(findPlace(TEXT, 'rules.a')).toBeUndefined();
});

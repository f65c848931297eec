import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

const TEXT = 'CREATE TABLE a (\n  b int\n  c 🧵 int\n);';

test('A place is found by line and column', () => {
  expect(findPlace(TEXT, '1:1')).toBe(0);
  expect(findPlace(TEXT, '3:3')).toBe(TEXT.indexOf('c 🧵'));
});

test('Columns count characters, of which some take two places', () => {
  expect(findPlace(TEXT, '3:7')).toBe(TEXT.indexOf('int\n);'));
});

test('What lies beyond the text is its end, or that of the line', () => {
  expect(findPlace(TEXT, '9:1')).toBe(TEXT.length);
  expect(findPlace(TEXT, '2:99')).toBe(TEXT.indexOf('\n  c'));
  expect(findPlace(TEXT, 'rules.a')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

const lines = { count: 100, page: 20, inLine: 3 };

test.each([
  ['ArrowDown', { line: 11, at: 1 }],
  ['ArrowUp', { line: 9, at: 1 }],
  ['PageDown', { line: 30, at: 1 }],
  ['PageUp', { line: 0, at: 1 }],
  ['Home', { line: 0, at: 1 }],
  ['End', { line: 99, at: 1 }],
  ['ArrowRight', { line: 10, at: 2 }],
  ['ArrowLeft', { line: 10, at: 0 }],
  ['Enter', undefined],
  ['Tab', undefined],
])('%s moves on', (key, expected) => {
  expect(nextPlace(key, { line: 10, at: 1 }, lines)).toEqual(expected);
});

test('nothing follows at an end', () => {
  expect(nextPlace('ArrowUp', { line: 0, at: 0 }, lines)).toBeUndefined();
  expect(nextPlace('End', { line: 99, at: 0 }, lines)).toBeUndefined();
  expect(nextPlace('ArrowRight', { line: 5, at: 2 }, lines)).toBeUndefined();
  expect(nextPlace('ArrowLeft', { line: 5, at: 0 }, lines)).toBeUndefined();
});

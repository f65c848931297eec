import { expect, test } from 'vitest';
import { findLines } from './find-lines.ts';

test('each line is found by its beginning', () => {
  expect([...findLines('')]).toEqual([0]);
  expect([...findLines('a\nbc\n\nd')]).toEqual([0, 2, 5, 6]);
  expect([...findLines('a\n')]).toEqual([0, 2]);
});

test('as many lines are found as exist', () => {
  const starts = findLines('ab\n'.repeat(5000));
  expect(starts.length).toBe(5001);
  expect(starts[4999]).toBe(3 * 4999);
});

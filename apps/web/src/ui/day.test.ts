import { expect, test } from 'vitest';
import { dayOf, startOfDay } from './day.ts';

test("a day begins at midnight in the viewer's zone", () => {
  const start = new Date(startOfDay('2026-11-17') ?? '');
  expect([start.getFullYear(), start.getMonth(), start.getDate(), start.getHours()]).toEqual([2026, 10, 17, 0]);
});

test('the day after the last of a month is the first of the next', () => {
  expect(dayOf(new Date(startOfDay('2026-02-28', 1) ?? ''))).toBe('2026-03-01');
});

test.each([undefined, '', 'today', '2026-11-17T00:00:00Z'])('%s is not a day', (text) => {
  expect(startOfDay(text)).toBeUndefined();
});

test('a day survives a round trip', () => {
  expect(dayOf(new Date(startOfDay('2027-01-05') ?? ''))).toBe('2027-01-05');
});

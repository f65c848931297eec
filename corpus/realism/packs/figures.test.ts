import { expect, test } from 'vitest';
import { explained, lateNovember, nightShare, rankCorrelation, retention } from './figures.ts';

const DAY = 86_400_000;
const start = Date.UTC(2025, 0, 1);
const asOf = Date.UTC(2026, 10, 15);

test('numbers that rise together correlate, ties and exchanged ones less', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 40, 90])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 2, 3, 4], [1, 1, 2, 2])).toBeCloseTo(0.894, 2);
});

test('a night is a quarter of a flat day, and a flat year has no late November', () => {
  const hours = Array.from({ length: 24 * 400 }, (_, hour) => start + hour * (DAY / 24));
  expect(nightShare(hours)).toBeCloseTo(0.25, 2);
  expect(lateNovember(hours, asOf)).toBeCloseTo(1, 2);
  const more = hours.flatMap((at) => (at >= Date.UTC(2025, 10, 21) && at < Date.UTC(2025, 11, 1) ? [at, at] : [at]));
  expect(lateNovember(more, asOf)).toBeCloseTo(2, 2);
});

test('retention compares the twelfth month with the first, among customers old enough', () => {
  const came = (days: readonly number[]): readonly number[] => days.map((day) => start + day * DAY);
  const visits = new Map([
    ['stays', came([0, 40, 370])],
    ['leaves', came([0, 45])],
    ['began lately', [asOf - 40 * DAY, asOf - 2 * DAY]],
  ]);
  expect(retention(visits, asOf)).toBe(0.5);
});

test('a group explains what it decides and nothing else', () => {
  const cases = (spread: number) =>
    [0, 1, 2, 3].map((at) => ({ group: `${at % 2}`, value: (at % 2) * 10 + spread * (at < 2 ? 1 : -1) }));
  expect(explained(cases(0))).toBe(1);
  expect(explained(cases(5))).toBeCloseTo(0.5);
});

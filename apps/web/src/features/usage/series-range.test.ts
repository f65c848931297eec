import { expect, test } from 'vitest';
import { intervalsOf, readSeries, spanOf } from './series-range.ts';

test('no range is cut into a single bar or into hundreds', () => {
  expect(intervalsOf(1).map(({ value }) => value)).toEqual(['hour']);
  expect(intervalsOf(7).map(({ value }) => value)).toEqual(['hour', 'day']);
  expect(intervalsOf(90).map(({ value }) => value)).toEqual(['day', 'week', 'month']);
  expect(intervalsOf(365).map(({ value }) => value)).toEqual(['week', 'month']);
});

test('an address that asks for too much is limited', () => {
  expect(readSeries('365', 'hour')).toMatchObject({ days: '365', interval: 'month' });
  expect(readSeries('nonsense', undefined)).toMatchObject({ days: '30', interval: 'day' });
  expect(readSeries('7', 'hour')).toMatchObject({ days: '7', interval: 'hour' });
});

test('the range ends with the minute, and has the requested length', () => {
  const { from, to } = spanOf('7', Date.UTC(2026, 10, 17, 12, 0, 30));
  expect([from, to]).toEqual(['2026-11-10T12:01:00.000Z', '2026-11-17T12:01:00.000Z']);
});

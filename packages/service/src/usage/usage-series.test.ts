import { INTERVALS } from '@rowloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameSeries, startOf } from './usage-series.ts';

const NOW = new Date('2026-11-15T09:30:00.000Z');
const time = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('9998-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('intervals follow each other without gaps, and cover the requested range', () => {
  fc.assert(
    fc.property(
      time,
      fc.integer({ min: 1, max: 40 * 86_400_000 }),
      fc.constantFrom(...INTERVALS),
      (start, span, interval) => {
        fc.pre(start.getTime() + span < Date.UTC(9999, 0));
        const query = { from: start.toISOString(), to: new Date(start.getTime() + span).toISOString(), interval };
        const { from, to, starts } = frameSeries(query, NOW);
        expect(from.getTime()).toBeLessThanOrEqual(start.getTime());
        expect(to.getTime()).toBeGreaterThanOrEqual(start.getTime() + span);
        expect(starts[0]).toEqual(from);
        for (const at of starts) expect(startOf(at, interval)).toEqual(at);
        const inner = [...starts, to];
        // The last moment before each beginning belongs to the interval before.
        for (const [index, at] of starts.entries())
          expect(startOf(new Date((inner[index + 1] ?? to).getTime() - 1), interval)).toEqual(at);
      },
    ),
  );
});

test('weeks begin on Monday', () => {
  expect(startOf(NOW, 'week').toISOString()).toBe('2026-11-09T00:00:00.000Z');
  expect(startOf(new Date('2026-11-09T00:00:00.000Z'), 'week').toISOString()).toBe('2026-11-09T00:00:00.000Z');
});

test('the default is thirty days by day', () => {
  const { interval, starts, to } = frameSeries({}, NOW);
  expect(interval).toBe('day');
  expect(starts).toHaveLength(31);
  expect(to.toISOString()).toBe('2026-11-16T00:00:00.000Z');
});

test('too many points, an end before its beginning and the year 9999 are refused', () => {
  const refused = (query: Parameters<typeof frameSeries>[0]) =>
    expect(() => frameSeries(query, NOW)).toThrow('not valid');
  refused({ from: '1970-01-01T00:00:00Z', interval: 'hour' });
  refused({ from: '2026-12-01T00:00:00Z' });
  refused({ from: '9999-12-01T00:00:00Z', to: '9999-12-31T23:59:59Z', interval: 'month' });
  expect(
    frameSeries({ from: '2026-11-15T00:00:00Z', to: '2026-12-26T16:00:00Z', interval: 'hour' }, NOW).starts,
  ).toHaveLength(1000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRhythm, nextSlot } from './slot.ts';

const at = (text: string): Date => new Date(text);

test('a slot is meant in its time zone, summer time included', () => {
  const rhythm = { cron: '30 9 * * *', timezone: 'Europe/Berlin' };
  expect(nextSlot(rhythm, at('2026-01-10T00:00:00Z'))).toEqual(at('2026-01-10T08:30:00.000Z'));
  expect(nextSlot(rhythm, at('2026-07-10T00:00:00Z'))).toEqual(at('2026-07-10T07:30:00.000Z'));
});

test('the next slot lies after the time given, on a whole minute, and nothing lies between', () => {
  const fields = fc.tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 23 }));
  const times = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(fields, times, ([minute, hour], after) => {
      const rhythm = { cron: `${minute} ${hour} * * *`, timezone: 'UTC' };
      const slot = nextSlot(rhythm, after);
      const time = slot?.getTime() ?? 0;
      expect(time).toBeGreaterThan(after.getTime());
      expect(time - after.getTime()).toBeLessThanOrEqual(86_400_000);
      expect(time % 60_000).toBe(0);
      expect(nextSlot(rhythm, at(slot?.toISOString() ?? ''))?.getTime()).toBe(time + 86_400_000);
    }),
  );
});

test.each(['0 2 * * *', '*/15 8-18 * * MON-FRI', '0 0 L * *', '0 0 29 2 *', '  0 2 * * *  '])('%s is taken', (cron) => {
  expect(() => checkRhythm({ cron, timezone: 'Europe/Berlin' })).not.toThrow();
});

test.each([
  ['0 2 * * * *', 'UTC', 'cron'],
  ['0 2 * *', 'UTC', 'cron'],
  ['61 2 * * *', 'UTC', 'cron'],
  ['0 2 ? * *', 'UTC', 'cron'],
  ['0 0 31 2 *', 'UTC', 'cron'],
  ['a b c d e', 'UTC', 'cron'],
  ['0 2 * * *', 'Mars/Olympus', 'timezone'],
  ['0 2 * * *', '+02:00', 'timezone'],
])('%s in %s is refused at %s', (cron, timezone, path) => {
  expect(() => checkRhythm({ cron, timezone })).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ path })] }),
  );
});

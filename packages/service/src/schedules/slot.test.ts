import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRhythm, nextSlot } from './slot.ts';

const at = (text: string): Date => new Date(text);

test('a slot is in its time zone, including daylight saving time', () => {
  const rhythm = { cron: '30 9 * * *', timezone: 'Europe/Berlin' };
  expect(nextSlot(rhythm, at('2026-01-10T00:00:00Z'))).toEqual(at('2026-01-10T08:30:00.000Z'));
  expect(nextSlot(rhythm, at('2026-07-10T00:00:00Z'))).toEqual(at('2026-07-10T07:30:00.000Z'));
});

/** All slots between two times, as hours and minutes in UTC. */
function slotsBetween(cron: string, timezone: string, from: string, until: string): readonly string[] {
  const slots: string[] = [];
  for (let slot = nextSlot({ cron, timezone }, at(from)); slot !== null && slot <= at(until); ) {
    slots.push(slot.toISOString().slice(5, 16));
    slot = nextSlot({ cron, timezone }, slot);
  }
  return slots;
}

test.each([
  // A skipped hour fires at its end, a repeated one at its first occurrence.
  ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00Z', '2026-03-30T12:00Z', ['03-29T01:00', '03-30T00:30']],
  ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00Z', '2026-10-26T12:00Z', ['10-25T00:30', '10-26T01:30']],
  ['30 2 * * *', 'America/New_York', '2026-03-07T12:00Z', '2026-03-09T12:00Z', ['03-08T07:00', '03-09T06:30']],
  ['30 1 * * *', 'America/New_York', '2026-10-31T12:00Z', '2026-11-02T12:00Z', ['11-01T05:30', '11-02T06:30']],
  ['0 0 * * *', 'America/Santiago', '2026-09-05T12:00Z', '2026-09-07T12:00Z', ['09-06T04:00', '09-07T03:00']],
  ['15 2 * * *', 'Australia/Lord_Howe', '2026-10-02T16:00Z', '2026-10-04T16:00Z', ['10-03T15:30', '10-04T15:15']],
  ['0 12 29 2 *', 'Europe/Berlin', '2026-03-01T12:00Z', '2033-01-01T12:00Z', ['02-29T11:00', '02-29T11:00']],
])('%s in %s from %s fires once a day through the change', (cron, timezone, from, until, slots) => {
  expect(slotsBetween(cron, timezone, from, until)).toEqual(slots);
});

test('minute schedules continue through the change, each slot once', () => {
  for (const [from, until] of [
    ['2026-10-24T22:00Z', '2026-10-25T04:00Z'],
    ['2026-03-28T22:00Z', '2026-03-29T04:00Z'],
  ] as const)
    expect(new Set(slotsBetween('*/30 * * * *', 'Europe/Berlin', from, until)).size).toBe(12);
});

test('the next slot is after the given time, on a whole minute, and none lies between', () => {
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

test.each(['0 2 * * *', '*/15 8-18 * * MON-FRI', '0 0 L * *', '0 0 29 2 *', '  0 2 * * *  '])(
  '%s is accepted',
  (cron) => {
    expect(() => checkRhythm({ cron, timezone: 'Europe/Berlin' })).not.toThrow();
  },
);

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

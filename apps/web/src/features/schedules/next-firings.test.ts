import { expect, test } from 'vitest';
import { nextFirings } from './next-firings.ts';

const AFTER = new Date('2026-11-17T12:00:00Z');

test('firings are computed in the zone of the schedule', () => {
  expect(nextFirings('0 2 * * *', 'Europe/Berlin', 2, AFTER).map((at) => at.toISOString())).toEqual([
    '2026-11-18T01:00:00.000Z',
    '2026-11-19T01:00:00.000Z',
  ]);
});

test.each(['', '61 * * * *', '* * * * * *', '0 2 30 2 *', '? * * * *'])('"%s" never fires', (cron) => {
  expect(nextFirings(cron, 'UTC', 5, AFTER)).toEqual([]);
});

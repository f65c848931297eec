import { expect, test } from 'vitest';
import { FIRST_RHYTHM, fromCron, toCron } from './rhythm.ts';

test.each([
  ['15 * * * *', 'hour'],
  ['0 2 * * *', 'day'],
  ['30 18 * * 1,5', 'week'],
  ['5 4 31 * *', 'month'],
  ['*/5 9-17 * * 1-5', 'cron'],
  ['0 2 1 1 *', 'cron'],
  ['0 2 1 * 1', 'cron'],
])('%s repeats every %s, and is written as it was', (cron, every) => {
  const rhythm = fromCron(cron);
  expect(rhythm.every).toBe(every);
  expect(toCron(rhythm)).toBe(cron);
});

test('a week without a day is every day', () => {
  expect(toCron({ ...FIRST_RHYTHM, every: 'week', weekdays: [] })).toBe('0 2 * * *');
});

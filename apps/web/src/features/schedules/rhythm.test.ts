import { expect, test } from 'vitest';
import { describeCron, FIRST_RHYTHM, fromCron, toCron } from './rhythm.ts';

test.each([
  ['15 * * * *', 'Every hour, 15 minutes past'],
  ['0 * * * *', 'Every hour'],
  ['0 2 * * *', 'Every day at 02:00'],
  ['30 18 * * 1,5', 'Every Monday, Friday at 18:30'],
  ['5 4 31 * *', 'On day 31 of every month at 04:05'],
  ['*/5 9-17 * * 1-5', '*/5 9-17 * * 1-5'],
  ['0 2 1 1 *', '0 2 1 1 *'],
  ['0 2 1 * 1', '0 2 1 * 1'],
])('%s is described as "%s", and written back unchanged', (cron, words) => {
  expect(describeCron(cron)).toBe(words);
  expect(toCron(fromCron(cron))).toBe(cron);
});

test('a week without a day is every day', () => {
  expect(toCron({ ...FIRST_RHYTHM, every: 'week', weekdays: [] })).toBe('0 2 * * *');
});

import { expect, test } from 'vitest';
import { describeCron } from './describe-cron.ts';

test.each([
  ['15 * * * *', 'Every hour, 15 minutes past'],
  ['0 * * * *', 'Every hour'],
  ['* * * * *', 'Every minute'],
  ['0 2 * * *', 'Every day at 02:00'],
  ['0,30 2,14 * * *', 'Every day at 02:00, 02:30, 14:00 and 14:30'],
  ['30 18 * * 1,5', 'Every Monday and Friday at 18:30'],
  ['30 18 * * mon-fri', 'Every Monday to Friday at 18:30'],
  ['0 6 * * 6,7', 'Every Saturday and Sunday at 06:00'],
  ['5 4 31 * *', 'On day 31 of every month at 04:05'],
  ['0 2 1 1 *', 'On day 1 of January at 02:00'],
  ['0 2 1 JAN,jul *', 'On day 1 of January and July at 02:00'],
  ['0 2 * 3-5 *', 'Every day in March to May at 02:00'],
  ['0 2 1 * 1', 'On day 1 of every month and every Monday at 02:00'],
  ['*/7 3-5 1,15 * *', 'Every 7 minutes from minute 0 to 56 of the hours 3 to 5, on days 1 and 15 of every month'],
  ['*/5 9-17 * * 1-5', 'Every 5 minutes from 09:00 to 17:59, every Monday to Friday'],
  ['0 9-17 * * 1-5', 'Every hour from 09:00 to 17:00, every Monday to Friday'],
  ['10 */2 * * *', 'Every 2 hours, 10 minutes past'],
  ['0 1-22/3 * * *', 'Every 3 hours from 01:00 to 22:00'],
  ['*/20 8/4 * * *', 'Every day at the minutes 0, 20 and 40 of the hours 8, 12, 16 and 20'],
  ['0 0 L * *', 'On the last day of every month at 00:00'],
  ['0 0 LW 2 *', 'On the last working day of February at 00:00'],
  ['0 0 15W * *', 'On the working day nearest to day 15 of every month at 00:00'],
  ['0 0 * * 5#2', 'On the second Friday of the month at 00:00'],
  ['0 0 * * FRI#L', 'On the last Friday of the month at 00:00'],
  ['0 0 1-7,20,22-23 * *', 'On days 1 to 7, 20, 22 and 23 of every month at 00:00'],
])('%s is said as "%s"', (cron, words) => {
  expect(describeCron(cron)).toBe(words);
});

test.each(['', '0 2 * *', '61 * * * *', '0 2 * * * *', '0 2 * * FUNDAY', '5-1 * * * *'])(
  '"%s" cannot be said, and stays as it is',
  (cron) => {
    expect(describeCron(cron)).toBe(cron);
  },
);

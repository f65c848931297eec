import { expect, test } from 'vitest';
import { emptySchedule, toSchedule, toScheduleForm } from './schedule-form.ts';

const run = {
  rows: { orders: 5 },
  seed: 3,
  locale: 'de',
  rules: { orders: { rows: 5 } },
  target: { connection_id: 'con_1', mode: 'truncate', confirm: 'db' },
} as never;
const schedule = { name: 'nightly', kind: 'generation', cron: '0 2 * * *', timezone: 'UTC', run } as never;

test('a schedule that is opened and saved stays the same, including what the form does not show', () => {
  expect(toSchedule(toScheduleForm(schedule), run)).toEqual(schedule);
});

test('a capture names its connection or none', () => {
  expect(toSchedule({ ...emptySchedule('snapshot', 'UTC'), name: ' x ' }).run).toEqual({});
  expect(toSchedule({ ...emptySchedule('snapshot', 'UTC'), name: ' x ', connectionId: 'con_1' })).toEqual({
    name: 'x',
    kind: 'snapshot',
    cron: '0 2 * * *',
    timezone: 'UTC',
    run: { connection_id: 'con_1' },
  });
});

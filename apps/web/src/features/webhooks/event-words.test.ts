import { WEBHOOK_EVENTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { ALL_EVENTS, describeEvents } from './event-words.ts';

test('every event of the contract can be chosen once', () => {
  expect(ALL_EVENTS.toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});

test('a choice of events is one line', () => {
  expect(describeEvents(ALL_EVENTS)).toBe('all events');
  expect(describeEvents(['generation.failed', 'schedule.failed', 'schedule.disabled'])).toBe(
    'runs failed; all of schedules',
  );
  expect(
    describeEvents(ALL_EVENTS.filter((event) => !event.endsWith('ed_failed') && event !== 'generation.begun')),
  ).toBe('15 events');
});

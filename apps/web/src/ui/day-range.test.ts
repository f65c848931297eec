import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test('both days are included, in the zone of the viewer', () => {
  const { created_after: after, created_before: before } = dayRange('created', {
    from: '2026-03-28',
    to: '2026-03-29',
  });
  expect(after).toBe(new Date(2026, 2, 28).toISOString());
  expect(before).toBe(new Date(2026, 2, 30).toISOString());
});

test('an invalid day filters nothing', () => {
  expect(dayRange('captured', { from: 'yesterday', to: '' })).toEqual({});
});

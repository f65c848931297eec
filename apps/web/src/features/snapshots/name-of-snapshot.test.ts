import { expect, test } from 'vitest';
import { formatTime } from '../../ui/format.ts';
import { nameOfSnapshot } from './name-of-snapshot.ts';

const AT = '2026-11-19T04:49:04.123Z';

test("an unnamed snapshot is called by its time, in the viewer's format", () => {
  expect(nameOfSnapshot({ label: '2026-11-19 04:49:04 UTC', captured_at: AT })).toBe(formatTime(AT));
});

test('a label given by a user is kept', () => {
  for (const label of ['first draft', 'before 2026-11-19 04:49:04 UTC', 'Scheduled · nightly'])
    expect(nameOfSnapshot({ label, captured_at: AT })).toBe(label);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countRows } from './count-rows.ts';
import type { RunMessage } from './run-message.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'], now: 10_000 }));
afterEach(() => void vi.useRealTimers());

test('progress is reported at most four times a second, with the tables that have changed since', () => {
  const told: RunMessage[] = [];
  const count = countRows((message) => told.push(message));
  vi.advanceTimersByTime(1000);
  count.set('shelves', 10);
  count.set('books', 5);
  count.set('books', 8);
  expect(told).toEqual([{ kind: 'progress', rows: 10, tables: [{ name: 'shelves', rows: 10 }] }]);
  vi.advanceTimersByTime(250);
  count.set('books', 9);
  expect(told.slice(1)).toEqual([{ kind: 'progress', rows: 19, tables: [{ name: 'books', rows: 9 }] }]);
  count.flush();
  expect(told).toHaveLength(2);
  count.set('books', 7);
  count.flush();
  expect(told.at(-1)).toEqual({ kind: 'progress', rows: 17, tables: [{ name: 'books', rows: 7 }] });
  expect(count.left()).toEqual({
    rows: 17,
    tables: [
      { name: 'shelves', rows: 10 },
      { name: 'books', rows: 7 },
    ],
  });
});

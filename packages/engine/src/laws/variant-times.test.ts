import { expect, test } from 'vitest';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

test('a timestamp that a kind of row requires is not derived from one that this kind forbids', () => {
  const times = check(
    'times',
    "(state = 'paid' and paid_at is not null and void_at is null) or (state = 'void' and void_at is not null) or (state = 'new' and paid_at is null and void_at is null)",
  );
  const bills = table(
    'bills',
    'id',
    [column('id', INTEGER), column('state', TEXT), column('paid_at', TIME, true), column('void_at', TIME, true)],
    { checks: [times] },
  );
  const run = weave(
    { version: 1, dialect: 'postgresql', name: 'bills', enums: [], domains: [], tables: [bills] },
    { rows: { bills: 100 } },
  );
  const paid = rowsOf(run, 'bills').filter((row) => row['state'] === 'paid');
  expect(paid.length).toBeGreaterThan(10);
  expect(paid.every((row) => row['paid_at'] !== null && row['void_at'] === null)).toBe(true);
});

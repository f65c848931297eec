import { expect, test } from 'vitest';
import { compareRuns, compareTables } from './compare-runs.ts';

const run = {
  status: 'succeeded',
  target: null,
  mode: null,
  source: { template_id: 'blog' },
  seed: 1,
  locale: 'en',
  as_of: '2026-11-17T00:00:00.000Z',
  rows_generated: 10,
  tables_count: 1,
  duration_ms: 1000,
  rows_per_second: 10,
  certificate: { violations: 0, unexamined: 0 },
  error: null,
  plan_digest: `sha256:${'a'.repeat(64)}`,
  tables: [{ name: 'posts', rows_generated: 10, rows_requested: 10, status: 'done' }],
} as never as Parameters<typeof compareRuns>[0];

test('differences between two runs are marked', () => {
  const differing = compareRuns(run, { ...run, seed: 2, certificate: { violations: 3, unexamined: 1 } })
    .filter(({ differs }) => differs)
    .map(({ name, a, b }) => [name, a, b]);
  expect(differing).toEqual([
    ['Seed', '1', '2'],
    ['Certificate', 'no violation', '3 violations, 1 not examined'],
  ]);
});

test('a run that was undone differs from one that stands', () => {
  const [status] = compareRuns(run, { ...run, undo_status: 'succeeded' });
  expect(status).toEqual({ name: 'Status', a: 'succeeded', b: 'undone', differs: true });
});

test('tables of either run are listed', () => {
  const other = { ...run, tables: [{ name: 'users', rows_generated: 4, rows_requested: 4, status: 'done' as const }] };
  expect(compareTables(run, other)).toEqual([
    { name: 'posts', a: 10, b: undefined },
    { name: 'users', a: undefined, b: 4 },
  ]);
});

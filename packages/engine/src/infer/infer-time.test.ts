import { expect, test } from 'vitest';
import { printExpression } from '../expression/print-expression.ts';
import { generatorOf, inferIn, tableOf } from './infer.fixture.ts';

const derived = (table: Parameters<typeof inferIn>[0], column: string): string => {
  const { source } = inferIn(table, column);
  return source.kind === 'derive' ? printExpression(source.expression) : source.kind;
};

test('the later moment of a row derives from the earlier', () => {
  const jobs = tableOf('shipments', [
    'created_at timestamp!',
    'updated_at timestamp!',
    'shipped_at timestamp',
    'delivered_at timestamp',
    'expires_on date',
  ]);
  expect(derived(jobs, 'updated_at')).toBe('between(created_at, now())');
  expect(derived(jobs, 'shipped_at')).toMatch(/^between\(created_at \+/);
  expect(derived(jobs, 'delivered_at')).toMatch(/^between\(shipped_at \+/);
  expect(derived(jobs, 'expires_on')).toMatch(/^between\(date\(created_at\) \+ 30/);
  expect(generatorOf(inferIn(jobs, 'created_at').source)).toBe('timestamp');
});

test('pairs of columns are told by one word', () => {
  const table = tableOf('offers', [
    'valid_from date!',
    'valid_to date',
    'min_qty int!',
    'max_qty int!',
    'check_in date!',
    'check_out date!',
    'StartTime timestamp!',
    'EndTime timestamp!',
  ]);
  expect(derived(table, 'valid_to')).toContain('valid_from');
  expect(derived(table, 'max_qty')).toContain('min_qty');
  expect(derived(table, 'check_out')).toContain('check_in');
  expect(derived(table, 'EndTime')).toContain('StartTime');
});

test('a moment that must not be NULL survives a NULL before it', () => {
  const table = tableOf('runs', ['started_at timestamp', 'finished_at timestamp!']);
  expect(derived(table, 'finished_at')).toContain('coalesce(started_at, now())');
});

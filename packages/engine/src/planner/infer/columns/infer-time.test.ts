import { expect, test } from 'vitest';
import { printExpression } from '../../../language/expression/print-expression.ts';
import { generatorOf, inferIn, tableOf } from './infer.fixture.ts';

const derived = (table: Parameters<typeof inferIn>[0], column: string): string => {
  const { source } = inferIn(table, column);
  return source.kind === 'derive' ? printExpression(source.expression) : source.kind;
};

test('the later timestamp of a row is derived from the earlier', () => {
  const jobs = tableOf('shipments', [
    'created_at timestamp!',
    'updated_at timestamp!',
    'shipped_at timestamp',
    'delivered_at timestamp',
    'expires_on date',
  ]);
  expect(derived(jobs, 'updated_at')).toBe("during(greatest(created_at, shipped_at, delivered_at), now(), 'office')");
  expect(derived(jobs, 'shipped_at')).toMatch(/^during\(created_at \+/);
  expect(derived(jobs, 'delivered_at')).toMatch(/^during\(shipped_at \+/);
  expect(derived(jobs, 'expires_on')).toMatch(/^between\(date\(created_at\) \+ 30/);
  expect(generatorOf(inferIn(jobs, 'created_at').source)).toBe('timestamp');
});

test('a single word identifies pairs of columns', () => {
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

test('a NOT NULL timestamp survives a NULL before it', () => {
  const table = tableOf('runs', ['started_at timestamp', 'finished_at timestamp!']);
  expect(derived(table, 'finished_at')).toContain('coalesce(started_at, now())');
});

test("timestamps of MySQL's TIMESTAMP begin in 1970", () => {
  const bare = tableOf('people', ['born_at timestamp!', 'sold_at timestamp!']);
  const type = { kind: 'timestamp', native: 'timestamp', zone: true } as const;
  const table = { ...bare, columns: bare.columns.map((column) => ({ ...column, type })) };
  const first = '1970-01-02 00:00:00';
  expect(inferIn(table, 'born_at').source).toMatchObject({ generator: 'timestamp', options: { min: first } });
  const domain = { min: { value: '1900-01-01', inclusive: true }, max: { value: '2100-01-01', inclusive: true } };
  expect(inferIn(table, 'sold_at', { domain }).source).toMatchObject({
    options: { min: first, max: '2038-01-18 00:00:00' },
  });
  expect(generatorOf(inferIn(bare, 'born_at').source)).toBe('birth_date');
});

test('timestamps that no rule knows follow the column order of the table', () => {
  const batches = tableOf('batches', ['mashed_on date!', 'racked_on date', 'tasted_on date', 'uncorked_on date']);
  expect(derived(batches, 'racked_on')).toMatch(/^between\(mashed_on/);
  expect(derived(batches, 'uncorked_on')).toContain('tasted_on');
  const invoices = tableOf('invoices', [
    'invoice_date date!',
    'due_date date!',
    'payment_date date',
    'reminder_date date',
  ]);
  expect(derived(invoices, 'payment_date')).toMatch(/^between\(invoice_date/);
  expect(derived(invoices, 'reminder_date')).toContain('due_date');
});

test('an optional timestamp precedes the one that the table lists after it', () => {
  const studies = tableOf('studies', ['approval_date date', 'start_date date!', 'end_date date']);
  expect(derived(studies, 'approval_date')).toBe('between(start_date - 30, start_date - 1)');
  expect(generatorOf(inferIn(studies, 'start_date').source)).toBe('date');
});

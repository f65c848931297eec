import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../../laws/weave.fixture.ts';
import { check } from '../../../laws/zoo.fixture.ts';
import type { PreviewRow } from '../../../weave/compile/objects.ts';
import { DATE, INTEGER, MOMENT, MONEY, schemaOf, table, TEXT } from '../meaning.fixture.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const sumOf = (rows: readonly PreviewRow[], column: string): number =>
  rows.reduce((sum, row) => sum + cents(row[column]), 0);

const BOOKS = schemaOf(
  table(
    'invoices',
    {
      status: TEXT,
      issued_at: MOMENT,
      paid_at: MOMENT,
      total: MONEY,
      paid_amount: MONEY,
      balance_due: MONEY,
    },
    {
      optional: ['paid_at'],
      checks: [check('states', "status in ('draft', 'open', 'partially_paid', 'paid', 'void')")],
    },
  ),
  table(
    'payments',
    {
      invoice_id: INTEGER,
      amount: MONEY,
      status: TEXT,
      received_at: MOMENT,
      refunded_at: MOMENT,
      refunded_amount: MONEY,
    },
    { keys: { invoice_id: 'invoices' }, optional: ['refunded_at', 'refunded_amount'] },
  ),
  table('journal_entries', { posted_on: DATE, total_debit: MONEY, total_credit: MONEY }),
  table(
    'journal_lines',
    { journal_entry_id: INTEGER, line_no: INTEGER, debit: MONEY, credit: MONEY },
    { keys: { journal_entry_id: 'journal_entries' } },
  ),
  table('ledger_postings', { posted_at: MOMENT }),
  table(
    'posting_legs',
    { posting_id: INTEGER, side: TEXT, amount: MONEY },
    { keys: { posting_id: 'ledger_postings' }, checks: [check('sides', "side in ('debit', 'credit')")] },
  ),
);
const run = weave(BOOKS, { rows: { '*': 600, journal_lines: 1800, posting_legs: 1800 } });

test('a bill is paid if and only if its payments add up to its total', () => {
  const payments = Map.groupBy(rowsOf(run, 'payments'), (row) => row['invoice_id']);
  const states = new Set<unknown>();
  for (const row of rowsOf(run, 'invoices')) {
    const came = (payments.get(row['id']) ?? []).filter(({ status }) => status !== 'failed');
    expect(cents(row['paid_amount'])).toBe(sumOf(came, 'amount'));
    expect(cents(row['balance_due'])).toBe(cents(row['total']) - cents(row['paid_amount']));
    const isFull = cents(row['paid_amount']) >= cents(row['total']);
    expect(row['status'] === 'paid', JSON.stringify(row)).toBe(isFull);
    expect(row['paid_at'] !== null).toBe(isFull);
    expect(row['status'] !== 'partially_paid' || cents(row['paid_amount']) > 0).toBe(true);
    states.add(row['status']);
  }
  expect(states.size).toBeGreaterThan(3);
});

test('a refund is recorded with its payment, and does not exceed it', () => {
  const payments = rowsOf(run, 'payments');
  for (const row of payments) {
    expect(row['refunded_amount'] === null, JSON.stringify(row)).toBe(row['refunded_at'] === null);
    expect(cents(row['refunded_amount'])).toBeLessThanOrEqual(cents(row['amount']));
  }
  expect(payments.some((row) => row['refunded_at'] !== null)).toBe(true);
});

test('debits and credits of an entry balance, in either representation', () => {
  const lines = Map.groupBy(rowsOf(run, 'journal_lines'), (row) => row['journal_entry_id']);
  for (const own of lines.values()) {
    expect(sumOf(own, 'debit')).toBe(sumOf(own, 'credit'));
    expect(sumOf(own, 'debit')).toBeGreaterThan(0);
    expect(own.map((row) => Number(row['line_no']))).toEqual(own.map((_, at) => at + 1));
    expect(own.length === 1 || own.every((row) => cents(row['debit']) * cents(row['credit']) === 0)).toBe(true);
  }
  for (const row of rowsOf(run, 'journal_entries')) {
    expect(cents(row['total_debit'])).toBe(cents(row['total_credit']));
    expect(cents(row['total_debit'])).toBe(sumOf(lines.get(row['id']) ?? [], 'debit'));
  }
  const totals = new Set(rowsOf(run, 'journal_entries').map((row) => row['total_debit']));
  expect(totals.size).toBeGreaterThan(100);
  const legs = Map.groupBy(rowsOf(run, 'posting_legs'), (row) => row['posting_id']);
  for (const own of legs.values()) {
    if (own.length < 2) continue;
    const [debits, credits] = ['debit', 'credit'].map((side) => own.filter((row) => row['side'] === side));
    expect(sumOf(debits ?? [], 'amount')).toBe(sumOf(credits ?? [], 'amount'));
  }
});

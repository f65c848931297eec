import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../../laws/weave.fixture.ts';
import { decimal, INTEGER, MOMENT, MONEY, schemaOf, table } from '../meaning.fixture.ts';

const HARBOUR = schemaOf(
  table(
    'pontoons',
    {
      mooring_count: INTEGER,
      rented_moorings: INTEGER,
      vacant_moorings: INTEGER,
      flares_total: INTEGER,
      flares_tested: INTEGER,
      flares_failed: INTEGER,
      hull_count: INTEGER,
      washed_hulls: INTEGER,
      unwashed_hulls: INTEGER,
      length_m: decimal(5, 2),
      beam_m: decimal(4, 2),
      warning_count: INTEGER,
      last_warning_at: MOMENT,
      start_hour: INTEGER,
      end_hour: INTEGER,
      piece_count: INTEGER,
      price_per_piece: MONEY,
      discount_percent: decimal(5, 2),
      line_amount: MONEY,
    },
    { optional: ['last_warning_at'] },
  ),
);

test('the remaining, failed or undone part complements the rest of a whole', () => {
  const rows = rowsOf(weave(HARBOUR, { rows: { '*': 300 }, seed: 4 }), 'pontoons');
  expect(rows).toHaveLength(300);
  for (const row of rows) {
    const of = (name: string): number => Number(row[name]);
    expect(of('vacant_moorings')).toBe(of('mooring_count') - of('rented_moorings'));
    expect(of('flares_failed')).toBe(of('flares_total') - of('flares_tested'));
    expect(of('unwashed_hulls')).toBe(of('hull_count') - of('washed_hulls'));
    for (const name of ['vacant_moorings', 'flares_failed', 'unwashed_hulls'])
      expect(of(name)).toBeGreaterThanOrEqual(0);
    expect(of('beam_m')).toBeLessThan(of('length_m'));
    expect(row['last_warning_at'] === null).toBe(of('warning_count') === 0);
    expect(of('end_hour')).toBeGreaterThan(of('start_hour'));
    expect(of('end_hour')).toBeLessThanOrEqual(24);
    const full = of('piece_count') * of('price_per_piece');
    expect(Math.abs(of('line_amount') - full * (1 - of('discount_percent') / 100))).toBeLessThan(0.011);
  }
});

test('a bill without a state is paid once nothing of it is open', () => {
  const invoice = { issued_at: MOMENT, total: MONEY, amount_paid: MONEY, amount_due: MONEY, paid_at: MOMENT };
  const schema = schemaOf(table('invoices', invoice, { optional: ['paid_at'] }));
  const rows = rowsOf(weave(schema, { rows: { '*': 200 }, seed: 4 }), 'invoices');
  for (const row of rows) expect(row['paid_at'] !== null).toBe(Number(row['amount_due']) === 0);
  expect(new Set(rows.map((row) => row['paid_at'] === null)).size).toBe(2);
});

test('every order has a line, and places of a quay belong to its own harbour', () => {
  const schema = schemaOf(
    table('harbours', { name: INTEGER }),
    table(
      'quays',
      { harbour_id: INTEGER, letter: INTEGER },
      { keys: { harbour_id: 'harbours' }, uniques: [{ columns: ['harbour_id', 'letter'] }] },
    ),
    table('berths', { harbour_id: INTEGER, quay_id: INTEGER }, { keys: { harbour_id: 'harbours', quay_id: 'quays' } }),
    table('orders', { quay_id: INTEGER }, { keys: { quay_id: 'quays' } }),
    table('order_lines', { order_id: INTEGER }, { keys: { order_id: 'orders' } }),
  );
  const run = weave(schema, { rows: { harbours: 8, quays: 24, berths: 200, orders: 100, order_lines: 250 }, seed: 3 });
  const harbours = new Map(rowsOf(run, 'quays').map((row) => [row['id'], row['harbour_id']]));
  for (const row of rowsOf(run, 'berths')) expect(row['harbour_id']).toBe(harbours.get(row['quay_id'] ?? null));
  expect(new Set(rowsOf(run, 'order_lines').map((row) => row['order_id'])).size).toBe(100);
});

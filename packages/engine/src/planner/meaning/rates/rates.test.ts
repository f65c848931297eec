import { expect, test } from 'vitest';
import type { PreviewRow } from '../../../weave/compile/objects.ts';
import { rowsOf, weave } from '../../../laws/weave.fixture.ts';
import { DATE, decimal, INTEGER, MOMENT, MONEY, schemaOf, table } from '../meaning.fixture.ts';

const PERCENT = decimal(5, 2);
const MILL = schemaOf(
  table('hatcheries', {
    eggs_set: INTEGER,
    chicks_hatched: INTEGER,
    hatch_rate: PERCENT,
    cages_total: INTEGER,
    cages_occupied: INTEGER,
    occupancy_rate: decimal(5, 4),
    feed_cost: MONEY,
    sales_revenue: MONEY,
    profit: MONEY,
    margin_pct: decimal(6, 2),
    weight_kg: decimal(8, 2),
    cost_per_kg: decimal(10, 4),
    annual_rent: MONEY,
    monthly_rent: MONEY,
    list_amount: MONEY,
    rebate_pct: PERCENT,
    rebate_amount: MONEY,
    net_amount: MONEY,
    aisle_count: INTEGER,
    cages_per_aisle: INTEGER,
    cage_count: INTEGER,
  }),
  table(
    'runs',
    {
      begun_at: MOMENT,
      finished_at: MOMENT,
      runtime_seconds: INTEGER,
      records_total: INTEGER,
      records_ok: INTEGER,
      records_failed: INTEGER,
      failure_rate: PERCENT,
    },
    { optional: ['failure_rate'] },
  ),
  table('clients', { payment_term_days: INTEGER }),
  table('bills', { client_id: INTEGER, bill_date: DATE, due_date: DATE }, { keys: { client_id: 'clients' } }),
);
const plan = weave(MILL, { rows: { '*': 200 }, seed: 5 });
const of = (row: PreviewRow, name: string): number => Number(row[name]);
/** Within half a unit of the last digit. */
const near = (a: number, b: number, unit: number): boolean => Math.abs(a - b) <= unit * 0.5 + 1e-9;

/** Whether a rate is so much of a whole; of nothing there is none. */
const isRate = (rate: number, part: number, whole: number, unit: number): boolean =>
  whole <= 0 || near(rate, part / whole, unit);

test('rates match the names of the numbers beside them', () => {
  for (const row of rowsOf(plan, 'hatcheries')) {
    expect(of(row, 'chicks_hatched')).toBeLessThanOrEqual(of(row, 'eggs_set'));
    expect(isRate(of(row, 'hatch_rate'), 100 * of(row, 'chicks_hatched'), of(row, 'eggs_set'), 0.01)).toBe(true);
    expect(isRate(of(row, 'occupancy_rate'), of(row, 'cages_occupied'), of(row, 'cages_total'), 0.0001)).toBe(true);
    const gain = of(row, 'sales_revenue') - of(row, 'feed_cost');
    expect(near(of(row, 'profit'), gain, 0.01)).toBe(true);
    expect(isRate(of(row, 'margin_pct'), 100 * gain, of(row, 'sales_revenue'), 0.01)).toBe(true);
    expect(near(of(row, 'monthly_rent'), of(row, 'annual_rent') / 12, 0.01)).toBe(true);
  }
});

test('an amount after a percentage is that share of the amount before it, and a net amount excludes it', () => {
  for (const row of rowsOf(plan, 'hatcheries')) {
    expect(near(of(row, 'rebate_amount'), (of(row, 'list_amount') * of(row, 'rebate_pct')) / 100, 0.01)).toBe(true);
    expect(near(of(row, 'net_amount'), of(row, 'list_amount') - of(row, 'rebate_amount'), 0.01)).toBe(true);
    expect(of(row, 'cage_count')).toBe(of(row, 'aisle_count') * of(row, 'cages_per_aisle'));
  }
});

test('successes and failures add up to all attempts, and the duration matches the timestamps', () => {
  for (const row of rowsOf(plan, 'runs')) {
    expect(of(row, 'records_ok') + of(row, 'records_failed')).toBe(of(row, 'records_total'));
    expect(isRate(of(row, 'failure_rate'), 100 * of(row, 'records_failed'), of(row, 'records_total'), 0.01)).toBe(true);
    const seconds = (Date.parse(String(row['finished_at'])) - Date.parse(String(row['begun_at']))) / 1000;
    expect(Math.abs(of(row, 'runtime_seconds') - seconds)).toBeLessThanOrEqual(1);
  }
});

test("a bill is due after its client's payment days", () => {
  const days = new Map(rowsOf(plan, 'clients').map((row) => [row['id'], of(row, 'payment_term_days')]));
  for (const row of rowsOf(plan, 'bills')) {
    const between = (Date.parse(String(row['due_date'])) - Date.parse(String(row['bill_date']))) / 86_400_000;
    expect(between).toBe(days.get(row['client_id'] ?? null));
    expect([7, 10, 14, 30, 45, 60]).toContain(between);
  }
});

test('a rule switches a rate off', () => {
  const ruled = weave(MILL, {
    rows: { '*': 50 },
    seed: 5,
    rules: { 'hatcheries.hatch_rate': { constant: 7 } },
  });
  expect(rowsOf(ruled, 'hatcheries').every((row) => of(row, 'hatch_rate') === 7)).toBe(true);
});

test('a measured profile overrides usual values', () => {
  const quantiles = Array.from({ length: 21 }, (_, at) => String(20 + at));
  const tables = MILL.tables.map((item) => ({
    ...item,
    columns: item.columns.map((column) => {
      if (column.name === 'hatch_rate') return { ...column, statistics: { quantiles } };
      if (column.name !== 'payment_term_days') return column;
      return { ...column, statistics: { values: [{ value: '21', share: 1 }] } };
    }),
  }));
  const shaped = weave({ ...MILL, tables }, { rows: { '*': 400 }, seed: 5 });
  const rates = rowsOf(shaped, 'hatcheries').flatMap((row) =>
    of(row, 'eggs_set') < 100 ? [] : [of(row, 'hatch_rate')],
  );
  expect(rates.length).toBeGreaterThan(20);
  for (const rate of rates) {
    expect(rate).toBeGreaterThan(18);
    expect(rate).toBeLessThan(42);
  }
  expect(rowsOf(shaped, 'clients').every((row) => of(row, 'payment_term_days') === 21)).toBe(true);
});

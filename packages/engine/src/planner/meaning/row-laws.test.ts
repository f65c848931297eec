import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { DATE, decimal, INTEGER, MONEY, schemaOf, table } from './meaning.fixture.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const FERRY = schemaOf(
  table('crossings', {
    hull_built_year: INTEGER,
    hull_refitted_year: INTEGER,
    departure_date: DATE,
    return_date: DATE,
    rental_days: INTEGER,
    daily_rate: MONEY,
    rental_charge: MONEY,
    berth_supplement: MONEY,
    total_charge: MONEY,
    advance: MONEY,
    amount_outstanding: MONEY,
    adults: INTEGER,
    children: INTEGER,
    party_size: INTEGER,
    vehicles: INTEGER,
    electric_vehicles: INTEGER,
    crates_ordered: INTEGER,
    crates_rejected: INTEGER,
    crates_accepted: INTEGER,
    odometer_out: INTEGER,
    odometer_in: INTEGER,
    gross_wage: MONEY,
    pension: MONEY,
    union_dues: MONEY,
    net_wage: MONEY,
  }),
);

test('numbers of an unknown domain agree by their names and positions', () => {
  const rows = rowsOf(weave(FERRY, { rows: { '*': 300 }, seed: 4 }), 'crossings');
  expect(rows).toHaveLength(300);
  for (const row of rows) {
    const of = (name: string): number => cents(row[name]);
    const days = (Date.parse(String(row['return_date'])) - Date.parse(String(row['departure_date']))) / 86_400_000;
    expect(Number(row['rental_days'])).toBe(days);
    expect(of('rental_charge')).toBe(of('daily_rate') * days);
    expect(of('total_charge')).toBe(of('rental_charge') + of('berth_supplement'));
    expect(of('amount_outstanding')).toBe(of('total_charge') - of('advance'));
    expect(of('party_size')).toBe(of('adults') + of('children'));
    expect(of('electric_vehicles')).toBeLessThanOrEqual(of('vehicles'));
    expect(of('crates_accepted')).toBe(of('crates_ordered') - of('crates_rejected'));
    expect(of('crates_accepted')).toBeGreaterThanOrEqual(0);
    expect(of('odometer_in')).toBeGreaterThanOrEqual(of('odometer_out'));
    expect(of('net_wage')).toBe(of('gross_wage') - of('pension') - of('union_dues'));
    expect(of('hull_refitted_year')).toBeGreaterThanOrEqual(of('hull_built_year'));
  }
});

test.each([
  ['amount_excl', 'vat', 'amount_incl'],
  ['total_ex_vat', 'vat_amt', 'total_inc_vat'],
  ['bedrag_ex', 'btw_bedrag', 'bedrag_inc'],
  ['subtotaal', 'btw', 'totaalbedrag'],
])('%s and %s add up to %s', (net, tax, gross) => {
  const schema = schemaOf(table('bills', { [net]: MONEY, [tax]: MONEY, [gross]: MONEY }));
  const rows = rowsOf(weave(schema, { rows: 40 }), 'bills');
  for (const row of rows) expect(Number(row[gross])).toBeCloseTo(Number(row[net]) + Number(row[tax]), 2);
  expect(rows).toHaveLength(40);
});

const PERCENT = decimal(5, 2);

test('pieces, days times a daily price, minutes times an hourly price, and a price with its value are multiplied', () => {
  const schema = schemaOf(
    table('hire_lines', { quantity: INTEGER, days: INTEGER, daily_rate: MONEY, line_total: MONEY }),
    table('slots', { hourly_rate: MONEY, duration_minutes: INTEGER, price: MONEY }),
    table('holdings', { quantity: INTEGER, market_price: MONEY, market_value: MONEY }),
  );
  const run = weave(schema, { rows: { '*': 60 } });
  for (const row of rowsOf(run, 'hire_lines'))
    expect(cents(row['line_total'])).toBe(cents(row['daily_rate']) * Number(row['quantity']) * Number(row['days']));
  for (const row of rowsOf(run, 'slots'))
    expect(Number(row['price'])).toBeCloseTo((Number(row['hourly_rate']) * Number(row['duration_minutes'])) / 60, 1);
  for (const row of rowsOf(run, 'holdings'))
    expect(cents(row['market_value'])).toBe(cents(row['market_price']) * Number(row['quantity']));
});

test('an upper bound exceeds the lower one, and percentages of a whole add up to a hundred', () => {
  const schema = schemaOf(
    table('lots', { estimate_low: MONEY, estimate_high: MONEY, starting_price: MONEY, hammer_price: MONEY }),
    table('surveys', { promoters_pct: PERCENT, passives_pct: PERCENT, detractors_pct: PERCENT, nps: PERCENT }),
    table('hosts', { cpu_pct: PERCENT, memory_pct: PERCENT, disk_pct: PERCENT }),
  );
  const run = weave(schema, { rows: { '*': 60 } });
  for (const row of rowsOf(run, 'lots')) {
    expect(cents(row['estimate_high'])).toBeGreaterThan(cents(row['estimate_low']));
    expect(cents(row['hammer_price'])).toBeGreaterThanOrEqual(cents(row['starting_price']));
    expect(cents(row['starting_price'])).toBeLessThanOrEqual(cents(row['estimate_low']));
  }
  const sum = (row: Readonly<Record<string, unknown>>, ...names: readonly string[]): number =>
    names.reduce((all, name) => all + cents(row[name]), 0);
  for (const row of rowsOf(run, 'surveys')) {
    expect(sum(row, 'promoters_pct', 'passives_pct', 'detractors_pct')).toBe(10_000);
    expect(cents(row['nps'])).toBe(cents(row['promoters_pct']) - cents(row['detractors_pct']));
  }
  expect(rowsOf(run, 'hosts').every((row) => sum(row, 'cpu_pct', 'memory_pct', 'disk_pct') === 10_000)).toBe(false);
});

test('the paid amount of an invoice is not the sum of the columns before it', () => {
  const schema = schemaOf(
    table('invoices', {
      goods_amount: MONEY,
      premium_amount: MONEY,
      tax_rate: PERCENT,
      tax_amount: MONEY,
      total_amount: MONEY,
      paid_amount: MONEY,
    }),
  );
  const rows = rowsOf(weave(schema, { rows: 80 }), 'invoices');
  for (const row of rows) expect(cents(row['paid_amount'])).toBeLessThanOrEqual(cents(row['total_amount']));
  expect(rows.some((row) => row['paid_amount'] === row['total_amount'])).toBe(true);
});

import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { DATE, decimal, INTEGER, MOMENT, MONEY, schemaOf, table } from './meaning.fixture.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const RATE = decimal(9, 4);
const FEET = decimal(5, 1);

const OFFICE = schemaOf(
  table('stalls', { width_ft: FEET, depth_ft: FEET, area_sq_ft: decimal(8, 2), hourly_rate: MONEY }),
  table(
    'hirings',
    {
      stall_id: INTEGER,
      hours: INTEGER,
      hourly_rate: MONEY,
      charge: MONEY,
      taken_at: MOMENT,
      due_back_at: MOMENT,
      hire_days: INTEGER,
      base_height_m: INTEGER,
      peak_height_m: INTEGER,
      height_gain_m: INTEGER,
      coverage_amount: MONEY,
      premium: MONEY,
    },
    { keys: { stall_id: 'stalls' } },
  ),
  table('deals', {
    qty_t: decimal(10, 2),
    delivered_t: decimal(10, 2),
    opn_t: decimal(10, 2),
    spot_price: RATE,
    value: MONEY,
  }),
  table('jobs', { crew_cost: MONEY, crane_cost: MONEY, gross_price: MONEY, grant_credit: MONEY, net_price: MONEY }),
  table('calls', { reported_at: MOMENT, arrived_at: MOMENT, closed_at: MOMENT, response_minutes: INTEGER }),
  table('instalments', {
    opening_principal: MONEY,
    principal_due: MONEY,
    interest_due: MONEY,
    installment_amount: MONEY,
    closing_principal: MONEY,
  }),
  table('movements', { balance_before: MONEY, amount: MONEY, balance_after: MONEY }),
  table('batches', {
    planned_quantity: INTEGER,
    actual_quantity: INTEGER,
    scrap: INTEGER,
    good_quantity: INTEGER,
    on: DATE,
  }),
);
const woven = weave(OFFICE, { rows: { '*': 120 }, seed: 3 });

function each(
  name: string,
  holds: (of: (column: string) => number, row: Readonly<Record<string, unknown>>) => void,
): void {
  const rows = rowsOf(woven, name);
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) holds((column) => cents(row[column]), row);
}

test('an area in square feet follows from its sides', () =>
  each('stalls', (_, row) =>
    expect(Number(row['area_sq_ft'])).toBeCloseTo(Number(row['width_ft']) * Number(row['depth_ft']), 2),
  ));

test('a hired thing has its own rate, and costs as many days as it is kept', () => {
  const rates = new Map<unknown, unknown>(rowsOf(woven, 'stalls').map((row) => [row['id'], row['hourly_rate']]));
  each('hirings', (of, row) => {
    expect(rates.get(row['stall_id'] as number)).toBe(row['hourly_rate']);
    expect(of('charge')).toBe(of('hourly_rate') * Number(row['hours']));
    const days = (Date.parse(String(row['due_back_at'])) - Date.parse(String(row['taken_at']))) / 86_400_000;
    expect(Math.abs(days - Number(row['hire_days']))).toBeLessThanOrEqual(1);
    expect(Number(row['hire_days'])).toBeGreaterThan(0);
    expect(of('peak_height_m')).toBeGreaterThanOrEqual(of('base_height_m'));
    expect(of('height_gain_m')).toBe(of('peak_height_m') - of('base_height_m'));
    expect(of('premium')).toBeLessThanOrEqual(of('coverage_amount') / 10);
  });
});

test('an open quantity is the undelivered rest, and its value uses the same price', () =>
  each('deals', (of, row) => {
    expect(of('opn_t')).toBe(of('qty_t') - of('delivered_t'));
    expect(Number(row['value'])).toBeCloseTo(Number(row['qty_t']) * Number(row['spot_price']), 1);
  }));

test('a gross price that is listed after its costs is their sum, and the net price the remainder', () =>
  each('jobs', (of) => {
    expect(of('gross_price')).toBe(of('crew_cost') + of('crane_cost'));
    expect(of('net_price')).toBe(of('gross_price') - of('grant_credit'));
  }));

test('a response time ends when someone arrives, not when everything is over', () =>
  each('calls', (_, row) => {
    const minutes = (Date.parse(String(row['arrived_at'])) - Date.parse(String(row['reported_at']))) / 60_000;
    expect(Math.abs(minutes - Number(row['response_minutes']))).toBeLessThanOrEqual(1);
  }));

test('an instalment is interest and principal, and only the principal reduces the debt', () =>
  each('instalments', (of) => {
    expect(of('installment_amount')).toBe(of('principal_due') + of('interest_due'));
    expect(of('closing_principal')).toBe(of('opening_principal') - of('principal_due'));
  }));

test('a balance is the previous balance plus the movement', () =>
  each('movements', (of) => expect(of('balance_after')).toBe(of('balance_before') + of('amount'))));

test('the good part of a batch excludes the scrap, and there is little scrap', () =>
  each('batches', (of) => {
    expect(of('good_quantity')).toBe(of('actual_quantity') - of('scrap'));
    expect(of('scrap')).toBeLessThanOrEqual(of('actual_quantity') * 0.2);
  }));

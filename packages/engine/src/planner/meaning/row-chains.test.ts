import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { DATE, decimal, INTEGER, MOMENT, MONEY, schemaOf, table, TEXT } from './meaning.fixture.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

type Of = (column: string) => number;

/** Rows of one table alone, in the columns' own order. */
function each(columns: Parameters<typeof table>[1], holds: (of: Of) => void): void {
  const rows = rowsOf(weave(schemaOf(table('records', columns)), { rows: { '*': 120 }, seed: 3 }), 'records');
  expect(rows).toHaveLength(120);
  for (const row of rows) holds((column) => cents(row[column]));
}

test('a net sum is what is listed before it, with what is taken off, and a total adds the tax', () =>
  each(
    {
      goods_value: MONEY,
      discount_amount: MONEY,
      freight_cost: MONEY,
      net_total: MONEY,
      vat_amount: MONEY,
      grand_total: MONEY,
    },
    (of) => {
      expect(of('net_total')).toBe(of('goods_value') - of('discount_amount') + of('freight_cost'));
      expect(of('grand_total')).toBe(of('net_total') + of('vat_amount'));
      expect(of('discount_amount')).toBeLessThanOrEqual(of('goods_value'));
    },
  ));

test('what is called as the first was follows from what is taken off between them', () => {
  each({ list_price: MONEY, discount_amount: MONEY, price_paid: MONEY }, (of) =>
    expect(of('price_paid')).toBe(of('list_price') - of('discount_amount')),
  );
  each({ plants_started: INTEGER, plants_lost: INTEGER, plants_in_stock: INTEGER }, (of) =>
    expect(of('plants_in_stock')).toBe(of('plants_started') - of('plants_lost')),
  );
});

test('a total of one kind leaves out what it is a part of', () =>
  each(
    { taxable_value: MONEY, mill_rate: decimal(8, 4), base_tax: MONEY, special_tax: MONEY, total_tax: MONEY },
    (of) => expect(of('total_tax')).toBe(of('base_tax') + of('special_tax')),
  ));

test('penalty and interest come on top of a payment that is not made of them', () =>
  each({ payment_amount: MONEY, penalty_amount: MONEY, interest_amount: MONEY, total_received: MONEY }, (of) => {
    expect(of('total_received')).toBe(of('payment_amount') + of('penalty_amount') + of('interest_amount'));
    expect(of('payment_amount')).not.toBe(of('penalty_amount') + of('interest_amount'));
  }));

test('a floor area is the width times the depth that the row has, and has room for it', () =>
  each({ width_m: decimal(4, 2), depth_m: decimal(4, 2), floor_area_m2: decimal(5, 2) }, (of) =>
    expect(Math.abs(of('floor_area_m2') - (of('width_m') * of('depth_m')) / 100)).toBeLessThanOrEqual(1),
  ));

const PASSES = schemaOf(
  table('pass_types', { name: TEXT, valid_weeks: INTEGER, lessons_included: INTEGER }),
  table(
    'passes',
    { pass_type_id: INTEGER, purchased_at: MOMENT, expires_on: DATE, lessons_included: INTEGER },
    { keys: { pass_type_id: 'pass_types' } },
  ),
);

test('a pass has what its kind includes, and expires after the weeks for which that is valid', () => {
  const run = weave(PASSES, { rows: { pass_types: 8, passes: 80 }, seed: 3 });
  const types = new Map(rowsOf(run, 'pass_types').map((row) => [row['id'], row]));
  for (const row of rowsOf(run, 'passes')) {
    const type = types.get(row['pass_type_id']);
    expect(row['lessons_included']).toBe(type?.['lessons_included']);
    const bought = Date.parse(String(row['purchased_at']).slice(0, 10));
    const days = (Date.parse(String(row['expires_on'])) - bought) / 86_400_000;
    expect(days).toBe(Number(type?.['valid_weeks']) * 7);
  }
});

test('a code of a decision and how much was redeemed are told where that happened', () => {
  const optional = ['decision_date', 'decision_code', 'redemption_date', 'redemption_amount'];
  const columns = {
    filed_on: DATE,
    decision_date: DATE,
    decision_code: TEXT,
    redemption_date: DATE,
    redemption_amount: MONEY,
  };
  const rows = rowsOf(weave(schemaOf(table('appeals', columns, { optional })), { rows: { '*': 200 } }), 'appeals');
  for (const row of rows) {
    expect(row['decision_code'] === null).toBe(row['decision_date'] === null);
    expect(row['redemption_amount'] === null).toBe(row['redemption_date'] === null);
  }
  expect(new Set(rows.map((row) => row['decision_date'] === null)).size).toBe(2);
});

test('the parcel of a bill is the parcel of its assessment', () => {
  const run = weave(
    schemaOf(
      table('parcels', { lot_no: TEXT }),
      table('assessments', { parcel_id: INTEGER }, { keys: { parcel_id: 'parcels' } }),
      table(
        'bills',
        { parcel_id: INTEGER, assessment_id: INTEGER },
        { keys: { parcel_id: 'parcels', assessment_id: 'assessments' } },
      ),
    ),
    { rows: { parcels: 20, assessments: 40, bills: 60 } },
  );
  const parcels = new Map(rowsOf(run, 'assessments').map((row) => [row['id'], row['parcel_id']]));
  for (const row of rowsOf(run, 'bills')) expect(row['parcel_id']).toBe(parcels.get(row['assessment_id']));
});

import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { DATE, INTEGER, MONEY, schemaOf, table } from './meaning.fixture.ts';

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

test('numbers of a domain that nobody knows agree by their names and their places', () => {
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
])('%s and %s come to %s', (net, tax, gross) => {
  const schema = schemaOf(table('bills', { [net]: MONEY, [tax]: MONEY, [gross]: MONEY }));
  const rows = rowsOf(weave(schema, { rows: 40 }), 'bills');
  for (const row of rows) expect(Number(row[gross])).toBeCloseTo(Number(row[net]) + Number(row[tax]), 2);
  expect(rows).toHaveLength(40);
});

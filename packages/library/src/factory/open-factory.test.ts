import { threadCpuUsage } from 'node:process';
import { judge, tableKey } from '@rowloom/engine';
import { beforeAll, expect, test } from 'vitest';
import type { Made } from '../schema/schema-types.ts';
import type { Loom } from '../loom.ts';
import { weave } from '../weave.ts';

const AS_OF = Date.parse('2026-01-01') * 1000;
let shop: Loom;
beforeAll(async () => {
  shop = await weave('ecommerce', { seed: 42, values: 'json' });
});

/** Every CHECK and every foreign key, only over the rows to be inserted. */
function expectValid(loom: Loom, rows: readonly Made[]): void {
  const inserted = new Map<string, Record<string, unknown>[]>();
  for (const { table: name, row } of rows.flatMap(({ inserts }) => inserts)) {
    const table = loom.schema.tables.find((one) => tableKey(one) === name);
    if (table === undefined) throw new Error(name);
    const types = new Map(table.columns.map((column) => [column.name, column.type]));
    const broken = table.checks.filter(
      ({ predicate }) => predicate !== undefined && judge(predicate, row, types, AS_OF) === 'broken',
    );
    expect(broken, name).toEqual([]);
    for (const { columns, references } of table.foreign_keys) {
      if (columns.some((column) => row[column] === null)) continue;
      const isParent = (one: Readonly<Record<string, unknown>>): boolean =>
        columns.every((column, at) => one[references.columns[at] ?? ''] === row[column]);
      const isThere = (references.table === name && isParent(row)) || inserted.get(references.table)?.some(isParent);
      expect(isThere, `${name}.${columns.join()} → ${references.table}`).toBe(true);
    }
    const rowsOf = inserted.get(name) ?? [];
    rowsOf.push(row);
    inserted.set(name, rowsOf);
  }
  for (const table of loom.schema.tables) {
    const keys = (inserted.get(tableKey(table)) ?? []).map((row) =>
      JSON.stringify(table.primary_key?.columns.map((column) => row[column])),
    );
    expect(new Set(keys).size, table.name).toBe(keys.length);
  }
}

test('a row comes with its parents, and they can be inserted in order', () => {
  const loom = shop.fresh();
  const made = loom.tables.flatMap((name) => loom.many(name, 3));
  expect(made).toHaveLength(loom.tables.length * 3);
  expectValid(loom, made);
});

test('overrides apply to the row and its parents, and derived columns follow them', () => {
  const loom = shop.fresh();
  const made = loom.many('orders', 20, { status: 'paid', customer: { country_code: 'DE', currency: 'EUR' } });
  for (const { row, parents } of made) {
    expect(row).toMatchObject({ status: 'paid', currency: 'EUR' });
    expect(parents['customer']?.row).toMatchObject({ country_code: 'DE', currency: 'EUR' });
    expect(row['paid_at']).not.toBeNull();
  }
  expect(new Set(made.map(({ parents }) => parents['customer']?.row['id'])).size).toBe(20);
  expectValid(loom, made);
});

test('a previous row can be a parent, and is not inserted again', () => {
  const loom = shop.fresh();
  const customer = loom.one('customers', { email: 'ada@example.com' });
  const orders = loom.many('orders', 3, { customer });
  expect(orders.map(({ row }) => row['customer_id'])).toEqual(Array.from({ length: 3 }, () => customer.row['id']));
  expect(orders.flatMap(({ inserts }) => inserts).filter(({ table }) => table === 'customers')).toEqual([]);
  expectValid(loom, [customer, ...orders]);
});

test('children are included on request, and sums over them agree', () => {
  const loom = shop.fresh();
  const order = loom.one('orders', { order_items: 3, payments: 1 });
  const items = order.children['order_items'] ?? [];
  expect(items.map(({ row }) => row['order_id'])).toEqual([1, 2, 3].map(() => order.row['id']));
  const cents = (value: unknown): number => Math.round(Number(value) * 100);
  expect(items.reduce((sum, { row }) => sum + cents(row['line_total']), 0)).toBe(cents(order.row['subtotal']));
  expect(order.children['payments']?.[0]?.row).toMatchObject({ order_id: order.row['id'] });
  const customer = loom.one('customers', {
    addresses: [{ city: 'Bonn' }],
    orders: [{ order_items: 2 }, { status: 'paid' }],
  });
  expect(customer.children['addresses']?.map(({ row }) => row['city'])).toEqual(['Bonn']);
  expect(customer.children['orders']?.[0]?.children['order_items']).toHaveLength(2);
  expectValid(loom, [order, customer]);
  expect(() => loom.one('orders', { order_items: 'three' })).toThrow(/order_items: 3/);
});

test('a key given by the user refers to an existing row', () => {
  const { row, inserts } = shop.fresh().one('addresses', { customer_id: 777 });
  expect(row['customer_id']).toBe(777);
  expect(inserts.map(({ table }) => table)).toEqual(['addresses']);
});

test('a fresh loom returns the same rows again', () => {
  const names = (loom: Loom): unknown => loom.many('reviews', 2, { rating: 1 }).map(({ inserts }) => inserts);
  expect(names(shop.fresh())).toEqual(names(shop.fresh()));
});

test('every row of a table is returned, and rows share parents once none is unused', () => {
  const loom = shop.fresh();
  const reviews = loom.many('reviews', 600, { rating: 1 });
  expect(reviews).toHaveLength(600);
  expectValid(loom, reviews);
});

/** Milliseconds of this thread's processor time, which other work on the machine affects less than the clock. */
function costOf(work: () => void): number {
  const before = threadCpuUsage();
  work();
  const after = threadCpuUsage();
  return (after.user + after.system - before.user - before.system) / 1000;
}

test.each([
  ['orders', { status: 'paid' }],
  ['reviews', { rating: 1 }],
  ['orders', { customer: { country_code: 'DE' } }],
])('the 900th of %s with %j costs about as much as the 200th', (table, overrides) => {
  const loom = shop.fresh();
  const hundred = (): number => costOf(() => loom.many(table, 100, overrides));
  hundred();
  const early = hundred();
  loom.many(table, 600, overrides);
  expect(Math.min(hundred(), hundred())).toBeLessThan(Math.max(early * 2.5, 50));
});

const PAID = { status: 'paid' };

/** A separate parent for each row, and one for all: the search for a row must not start over with each. */
test.each([
  ['a new parent', (loom: Loom) => (): unknown => loom.one('orders', { ...PAID, customer: loom.one('customers') })],
  [
    'the same parent',
    (loom: Loom) => {
      const customer = loom.one('customers');
      return (): unknown => loom.one('orders', { ...PAID, customer });
    },
  ],
])('the 900th row with %s costs about as much as the 200th', (_, begin) => {
  const make = begin(shop.fresh());
  const hundred = (): number =>
    costOf(() => {
      for (let at = 0; at < 100; at++) make();
    });
  hundred();
  const early = hundred();
  for (let at = 0; at < 6; at++) hundred();
  expect(Math.min(hundred(), hundred())).toBeLessThan(Math.max(early * 2.5, 50));
});

test('a value that no row of the plan has is planned', async () => {
  const loom = await weave(
    `create table lamp (id int primary key, state text not null check (state in ('off', 'on')), lit_at timestamptz,
      check ((state = 'on') = (lit_at is not null)));`,
    {
      rules: {
        'lamp.state': { constant: 'off' },
        'lamp.lit_at': { derive: "case when state = 'on' then between(now() - interval '30 days', now()) end" },
      },
    },
  );
  expect(loom.one('lamp').row).toMatchObject({ state: 'off', lit_at: null });
  expect(loom.one('lamp', { state: 'on' }).row).toMatchObject({ state: 'on', lit_at: expect.any(Date) });
});

test.each<[string, Readonly<Record<string, unknown>>, string, RegExp]>([
  ['orders', { status: 'nonsense' }, 'value', /orders\.status: "nonsense" is not one of pending, paid/],
  ['orders', { statsu: 'paid' }, 'unknown_name', /Did you mean status\?/],
  ['orders', { customer: { contry_code: 'DE' } }, 'unknown_name', /orders\.customer: customers has no column/],
  ['orders', { customer: { country: 'DE' } }, 'unknown_name', /Did you mean country_code\?/],
  ['order', {}, 'unknown_name', /Did you mean orders\?/],
  ['orders', { total: '99.50' }, 'constraint', /orders_total_adds_up \(.*\n?.*Override the other columns/s],
  ['reviews', { rating: 9 }, 'constraint', /reviews_rating_in_range/],
  ['customers', { email: null }, 'constraint', /customers\.email: the column is NOT NULL/],
  ['customers', { created_at: 'soon' }, 'value', /customers\.created_at: soon cannot be read as a timestamp/],
  ['customers', { country_code: 'Germany' }, 'value', /stores at most 2/],
])('%s with %j is refused with an explanation', (table, overrides, code, message) => {
  expect(() => shop.fresh().one(table, overrides)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  );
});

test('a key is used once', () => {
  const loom = shop.fresh();
  loom.one('customers', { email: 'ada@example.com' });
  expect(() => loom.one('customers', { email: 'ADA@example.com' })).toThrow(
    /customers_lower_email_idx.*loom\.fresh\(\)/,
  );
});

import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';
import { DATE, decimal, INTEGER, MOMENT, MONEY, schemaOf, table, TEXT } from './meaning.fixture.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const groupBy = (rows: readonly PreviewRow[], column: string) => Map.groupBy(rows, (row) => row[column]);

const SHOP = schemaOf(
  table('customers', {
    first_name: TEXT,
    last_name: TEXT,
    email: TEXT,
    city: TEXT,
    currency: TEXT,
    order_count: INTEGER,
  }),
  table('products', { name: TEXT, price: MONEY, rating: decimal(3, 2), review_count: INTEGER }),
  table('reviews', { product_id: INTEGER, rating: INTEGER }, { keys: { product_id: 'products' } }),
  table(
    'orders',
    {
      customer_id: INTEGER,
      customer_name: TEXT,
      customer_email: TEXT,
      shipping_city: TEXT,
      currency: TEXT,
      subtotal: MONEY,
      discount: MONEY,
      tax_rate: decimal(4, 2),
      tax: MONEY,
      shipping_cost: MONEY,
      total: MONEY,
      amount_paid: MONEY,
      balance_due: MONEY,
      num_items: INTEGER,
    },
    { keys: { customer_id: 'customers' }, optional: ['discount'] },
  ),
  table(
    'order_items',
    {
      order_id: INTEGER,
      product_id: INTEGER,
      product_name: TEXT,
      quantity: INTEGER,
      unit_price: MONEY,
      line_total: MONEY,
    },
    {
      keys: { order_id: 'orders', product_id: 'products' },
      checks: [
        {
          expression: 'quantity > 0',
          predicate: {
            op: 'compare',
            operator: '>',
            left: { op: 'column', name: 'quantity' },
            right: { op: 'literal', type: 'number', value: '0' },
          },
        },
      ],
    },
  ),
);

test('lines, headers, taxes, copies and counts of a shop agree to the cent', () => {
  const run = weave(SHOP, {
    rows: { customers: 40, products: 30, reviews: 200, orders: 150, order_items: 500 },
    locale: 'en',
  });
  const products = new Map(rowsOf(run, 'products').map((row) => [row['id'], row]));
  const items = rowsOf(run, 'order_items');
  for (const row of items) {
    const product = products.get(row['product_id']);
    expect([row['unit_price'], row['product_name']]).toEqual([product?.['price'], product?.['name']]);
    expect(cents(row['line_total'])).toBe(Number(row['quantity']) * cents(row['unit_price']));
  }
  const byOrder = groupBy(items, 'order_id');
  const customers = new Map(rowsOf(run, 'customers').map((row) => [row['id'], row]));
  const orders = rowsOf(run, 'orders');
  for (const row of orders) {
    const own = byOrder.get(row['id'] ?? null) ?? [];
    expect(row['num_items']).toBe(own.length);
    expect(cents(row['subtotal'])).toBe(own.reduce((sum, line) => sum + cents(line['line_total']), 0));
    expect(cents(row['discount'])).toBeLessThanOrEqual(cents(row['subtotal']));
    const net = cents(row['subtotal']) - cents(row['discount']);
    expect(Math.abs(cents(row['tax']) - (net * Number(row['tax_rate'])) / 100)).toBeLessThanOrEqual(0.5);
    expect(cents(row['total'])).toBe(net + cents(row['tax']) + cents(row['shipping_cost']));
    expect(cents(row['balance_due'])).toBe(cents(row['total']) - cents(row['amount_paid']));
    expect(cents(row['balance_due'])).toBeGreaterThanOrEqual(0);
    const customer = customers.get(row['customer_id']);
    expect(row['customer_email']).toBe(customer?.['email']);
    expect(row['customer_name']).toBe(`${String(customer?.['first_name'])} ${String(customer?.['last_name'])}`);
    expect(row['currency']).toBe(customer?.['currency']);
  }
  const near = orders.filter((row) => row['shipping_city'] === customers.get(row['customer_id'])?.['city']);
  expect(near.length).toBeGreaterThan(110);
  expect(near.length).toBeLessThan(150);
  const counts = groupBy(orders, 'customer_id');
  for (const row of customers.values()) expect(row['order_count']).toBe((counts.get(row['id'] ?? null) ?? []).length);
  const reviews = groupBy(rowsOf(run, 'reviews'), 'product_id');
  for (const row of products.values()) {
    const own = (reviews.get(row['id'] ?? null) ?? []).map((review) => Number(review['rating']));
    expect(row['review_count']).toBe(own.length);
    const mean = own.length === 0 ? 0 : own.reduce((a, b) => a + b, 0) / own.length;
    expect(Math.abs(Number(row['rating']) - mean)).toBeLessThanOrEqual(0.0051);
  }
  const plan = run.tables.get('orders')?.plan.columns.find(({ name }) => name === 'total');
  expect(plan?.reason).toBe('the names suggest total = subtotal − discount + tax + shipping_cost');
  const rates = new Set(orders.map((row) => Number(row['tax_rate'])));
  for (const rate of rates) expect([7, 8.25, 6, 6.25, 0, 5.5]).toContain(rate);
});

test('a rule switches a law off, and the others follow the new values', () => {
  const run = weave(SHOP, {
    rows: { customers: 10, products: 10, reviews: 20, orders: 50, order_items: 100 },
    rules: { 'orders.subtotal': { constant: 100 }, 'orders.discount': { constant: 10 } },
  });
  for (const row of rowsOf(run, 'orders'))
    expect(cents(row['total'])).toBe(9000 + cents(row['tax']) + cents(row['shipping_cost']));
});

test('spans, ages, differences and means follow from their row', () => {
  const run = weave(
    schemaOf(
      table(
        'calls',
        { started_at: MOMENT, ended_at: MOMENT, duration_seconds: INTEGER },
        { optional: ['ended_at', 'duration_seconds'] },
      ),
      table('stays', { check_in: DATE, check_out: DATE, nights: INTEGER }),
      table('patients', { birth_date: DATE, age: INTEGER }),
      table('meter_readings', {
        previous_reading: decimal(10, 1),
        consumption: decimal(8, 1),
        current_reading: decimal(10, 1),
      }),
      table('samples', { min_value: decimal(8, 2), avg_value: decimal(8, 2), max_value: decimal(8, 2) }),
    ),
    { rows: { '*': 100 } },
  );
  for (const row of rowsOf(run, 'calls')) {
    const [from, to] = [row['started_at'], row['ended_at']].map((value) => Date.parse(String(value)));
    const seconds = row['ended_at'] === null ? null : ((to ?? 0) - (from ?? 0)) / 1000;
    expect(row['duration_seconds']).toBe(seconds);
  }
  for (const row of rowsOf(run, 'stays')) {
    const [from, to] = [row['check_in'], row['check_out']].map((value) => Date.parse(String(value)));
    expect(row['nights']).toBe(((to ?? 0) - (from ?? 0)) / 86_400_000);
  }
  for (const row of rowsOf(run, 'patients'))
    expect(
      Math.abs(
        Number(row['age']) - (Date.parse('2026-11-15') - Date.parse(String(row['birth_date']))) / 31_557_600_000,
      ),
    ).toBeLessThan(1.01);
  for (const row of rowsOf(run, 'meter_readings'))
    expect(Number(row['current_reading'])).toBeCloseTo(Number(row['previous_reading']) + Number(row['consumption']), 5);
  for (const row of rowsOf(run, 'samples')) {
    expect(Number(row['min_value'])).toBeLessThanOrEqual(Number(row['avg_value']));
    expect(Number(row['avg_value'])).toBeLessThanOrEqual(Number(row['max_value']));
  }
});

test('derived numbers that would not fit are not proposed, or their parts are kept small', () => {
  const run = weave(schemaOf(table('lines', { quantity: INTEGER, price: decimal(6, 2), total: decimal(6, 2) })), {
    rows: { lines: 200 },
  });
  for (const row of rowsOf(run, 'lines')) {
    expect(cents(row['total'])).toBe(Number(row['quantity']) * cents(row['price']));
    expect(Number(row['total'])).toBeLessThan(10_000);
  }
});

test('a total is the sum of the amounts of its row, and payments add up to the total of their invoice', () => {
  const schema = schemaOf(
    table('invoices', { labor_cost: MONEY, material_cost: MONEY, tax_amount: MONEY, total_due: MONEY }),
    table('payments', { invoice_id: INTEGER, amount: MONEY }, { keys: { invoice_id: 'invoices' } }),
  );
  const run = weave(schema, { rows: { '*': 40 } });
  const invoices = rowsOf(run, 'invoices');
  for (const row of invoices)
    expect(cents(row['total_due'])).toBe(
      cents(row['labor_cost']) + cents(row['material_cost']) + cents(row['tax_amount']),
    );
  const payments = Map.groupBy(rowsOf(run, 'payments'), (row) => row['invoice_id']);
  expect([...payments.values()].some((rows) => rows.length > 1)).toBe(true);
  const totals = new Map(invoices.map((row) => [row['id'], cents(row['total_due'])]));
  for (const [id, rows] of payments)
    expect(rows.reduce((sum, row) => sum + cents(row['amount']), 0)).toBe(totals.get(id));
});

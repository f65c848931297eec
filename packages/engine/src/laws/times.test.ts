import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunContext } from '../weave/graph/run-context.ts';
import type { PreviewRow } from '../weave/compile/objects.ts';
import type { ForeignKey, SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const DATE = { kind: 'date', native: 'date' } as const;
const id = column('id', INTEGER);
const key = (name: string, parent: string): ForeignKey => ({
  columns: [name],
  references: { table: parent, columns: ['id'] },
});

/** A shop, its sensors, and two tables that refer to each other. */
const SHOP: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'times',
  enums: [],
  domains: [],
  tables: [
    table('customers', 'id', [id, column('name', TEXT), column('createdAt', TIME)]),
    table('categories', 'id', [id, column('name', TEXT), column('created_at', TIME)]),
    table('products', 'id', [id, column('category_id', INTEGER), column('datec', TIME)], {
      keys: [key('category_id', 'categories')],
    }),
    table('campaigns', 'id', [id, column('best_order_id', INTEGER, true), column('created_on', DATE)], {
      keys: [key('best_order_id', 'orders')],
    }),
    table(
      'orders',
      'id',
      [id, column('customer_id', INTEGER), column('campaign_id', INTEGER, true), column('placed_at', TIME)],
      { keys: [key('customer_id', 'customers'), key('campaign_id', 'campaigns')] },
    ),
    table(
      'order_items',
      'id',
      [id, column('order_id', INTEGER), column('product_id', INTEGER), column('added_at', TIME)],
      { keys: [key('order_id', 'orders'), key('product_id', 'products')] },
    ),
    table(
      'reviews',
      'id',
      [id, column('order_item_id', INTEGER), column('customer_id', INTEGER), column('review_date', DATE)],
      { keys: [key('order_item_id', 'order_items'), key('customer_id', 'customers')] },
    ),
    table('sensors', 'id', [id, column('registered_at', TIME)]),
    table('readings', 'id', [id, column('sensor_id', INTEGER), column('measured_at', TIME)], {
      keys: [key('sensor_id', 'sensors')],
    }),
  ],
};

const BEGINNINGS: Readonly<Record<string, string>> = {
  customers: 'createdAt',
  categories: 'created_at',
  products: 'datec',
  campaigns: 'created_on',
  orders: 'placed_at',
  order_items: 'added_at',
  reviews: 'review_date',
  sensors: 'registered_at',
  readings: 'measured_at',
};

const beginningOf = (name: string, row: PreviewRow | undefined): string => String(row?.[BEGINNINGS[name] ?? ''] ?? '');

/** A day is not before the timestamps on that day. */
const isBefore = (a: string, b: string): boolean => (a.length === 10 ? a < b.slice(0, 10) : a < b);

function tooYoungParents(run: RunContext): readonly string[] {
  return SHOP.tables.flatMap(({ name, foreign_keys }) =>
    foreign_keys.flatMap(({ columns: [own = ''], references }) => {
      const parents = new Map(rowsOf(run, references.table).map((row) => [row['id'], row]));
      return rowsOf(run, name).flatMap((row) => {
        const [mine, theirs] = [beginningOf(name, row), beginningOf(references.table, parents.get(row[own] ?? null))];
        return theirs !== '' && isBefore(mine, theirs) ? [`${name}.${own}: ${mine} < ${theirs}`] : [];
      });
    }),
  );
}

test('no row is older than one that it refers to, however many rows there are', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(SHOP.tables.map(({ name }) => [name, fc.integer({ min: 1, max: 120 })]))),
      fc.nat(1000),
      (rows, seed) => {
        expect(tooYoungParents(weave(SHOP, { rows, seed }))).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});

test('times rise with the number of the row', () => {
  const run = weave(SHOP, { rows: { '*': 600 } });
  for (const name of ['customers', 'products', 'orders', 'readings']) {
    const times = rowsOf(run, name).map((row) => beginningOf(name, row));
    const risen = times.filter((time, at) => at === 0 || time >= (times[at - 1] ?? '')).length;
    expect(risen / times.length, name).toBeGreaterThan(0.97);
  }
});

test('only parents that are old enough have children, where a rule says so', () => {
  const rules = {
    orders: { owner: null, references: { customer_id: { strategy: 'scatter', distribution: 'recent' } } },
    'orders.placed_at': { generator: 'timestamp', options: { calendar: 'shop', rise: true } },
    order_items: { owner: 'order_id', references: { order_id: { max: 2, min_age: 200 } } },
    reviews: { owner: 'order_item_id', references: { order_item_id: { max: 1, min_age: 400 } } },
  } as const;
  const run = weave(SHOP, { rows: { '*': 500, order_items: 300, reviews: 60 }, rules });
  const orders = new Map(rowsOf(run, 'orders').map((row) => [row['id'], String(row['placed_at'])]));
  const items = new Map(
    rowsOf(run, 'order_items').map((row) => [row['id'], orders.get(row['order_id'] ?? null) ?? '']),
  );
  const day = (days: number): string =>
    new Date(Date.parse('2026-11-15') - days * 86_400_000).toISOString().slice(0, 19);
  expect([...items.values()].filter((placed) => placed > day(200))).toEqual([]);
  expect([...items.values()].filter((placed) => placed > day(230)).length).toBeGreaterThan(0);
  const reviewed = rowsOf(run, 'reviews').map((row) => items.get(row['order_item_id'] ?? null) ?? '');
  expect(reviewed.filter((placed) => placed > day(400))).toEqual([]);
});

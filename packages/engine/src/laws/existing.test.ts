import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import type { ExistingKeys, RunAdditions } from '../weave/graph/run-additions.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import type { PreviewRow } from '../weave/compile/objects.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import { checkBases } from '../planner/rows/check-bases.ts';
import { existingReferences } from '../planner/references/existing-references.ts';
import { makePlan } from '../planner/make-plan.ts';
import { parsePlan } from '../planner/parse/parse-plan.fixture.ts';
import type { Wishes } from '../planner/draft/wishes.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT, ZOO } from './zoo.fixture.ts';

const BIGINT: ColumnType = { kind: 'integer', bits: 64, native: 'bigint' };
const UUID: ColumnType = { kind: 'uuid', native: 'uuid' };
const BYTES: ColumnType = { kind: 'bytes', native: 'bytea' };

const key = (columns: string, parent: string, to = 'id') => ({
  columns: columns.split(' '),
  references: { table: parent, columns: to.split(' ') },
});

/** Customers and products exist; orders, their items and loyalty cards are added. */
const SHOP: SchemaDocument = {
  ...ZOO,
  name: 'shop',
  tables: [
    table('shops', 'id', [column('id', INTEGER)]),
    table('customers', 'shop_id id', [column('shop_id', INTEGER), column('id', UUID), column('name', TEXT)], {
      keys: [key('shop_id', 'shops')],
    }),
    table('products', 'id', [column('id', BIGINT), column('name', TEXT)]),
    table(
      'orders',
      'id',
      [column('id', INTEGER), column('shop_id', INTEGER), column('customer_id', UUID), column('note', TEXT)],
      { keys: [key('shop_id', 'shops'), key('shop_id customer_id', 'customers', 'shop_id id')] },
    ),
    table('items', 'order_id product_id', [column('order_id', INTEGER), column('product_id', BIGINT)], {
      keys: [key('order_id', 'orders'), key('product_id', 'products')],
    }),
    table('cards', 'product_id', [column('product_id', BIGINT), column('number', TEXT)], {
      keys: [key('product_id', 'products')],
    }),
  ],
};

const OUTSIDE = ['shops', 'customers', 'products'];
const WISHES: Partial<Wishes> = {
  rows: { orders: 300, items: 900, cards: 40 },
  existing: OUTSIDE,
  rules: Object.fromEntries(OUTSIDE.map((name) => [name, { skip: true }])),
};

const uuid = (number: number): string => `11111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
const PRODUCTS: ExistingKeys = {
  columns: ['id'],
  keys: Array.from({ length: 50 }, (_, index) => [`90071992547410${String(index).padStart(2, '0')}7`]),
};
const CUSTOMERS: ExistingKeys = {
  columns: ['id', 'shop_id'],
  keys: Array.from({ length: 30 }, (_, index) => [uuid(index), String(7 + (index % 3))]),
};

function fill(additions: RunAdditions): RunContext {
  const { plan, lexicon } = weave(SHOP, WISHES);
  return makeRunContext(SHOP, plan, lexicon, additions);
}

const run = fill({ existing: { products: PRODUCTS, customers: CUSTOMERS } });
const tuple = (row: PreviewRow, columns: readonly string[]): string => columns.map((name) => row[name]).join('|');

test('rows refer to existing keys of the target, all columns of a key to the same one', () => {
  const given = new Set(CUSTOMERS.keys.map(([id, shop]) => `${shop}|${id}`));
  const found = new Set(rowsOf(run, 'orders').map((row) => tuple(row, ['shop_id', 'customer_id'])));
  expect([...found].filter((item) => !given.has(item))).toEqual([]);
  expect(found.size).toBe(30);
});

test('keys beyond 2^53 keep every digit', () => {
  const given = new Set(PRODUCTS.keys.map(([id]) => id));
  for (const row of rowsOf(run, 'items')) expect(given.has(String(row['product_id']))).toBe(true);
});

test('the rows of one owner refer to different keys, and a unique reference takes each key once', () => {
  const items = rowsOf(run, 'items').map((row) => tuple(row, ['order_id', 'product_id']));
  expect(new Set(items).size).toBe(900);
  const cards = rowsOf(run, 'cards').map((row) => row['product_id']);
  expect(new Set(cards).size).toBe(40);
  expect(checkBases(run)).toEqual([]);
});

test('the plan names the keys to sample from the target, and survives a round trip', () => {
  expect(
    existingReferences(run.plan).map(({ table: from, to, unique }) => `${from}-${to}${unique ? '!' : ''}`),
  ).toEqual(['cards-products!', 'orders-customers', 'items-products']);
  expect(parsePlan(JSON.parse(JSON.stringify(run.plan)), SHOP)).toEqual({ plan: run.plan });
});

test('a run without keys, or with too few of them, is reported', () => {
  expect(checkBases(fill({})).map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('this run has no target')]),
  );
  const few = fill({ existing: { customers: CUSTOMERS, products: { ...PRODUCTS, keys: PRODUCTS.keys.slice(0, 20) } } });
  expect(checkBases(few).map(({ message }) => message)).toEqual([
    'cards needs 40 different rows of products to refer to, and 20 can be used. Ask for fewer rows of cards, or fill products in the same run.',
  ]);
  const own = fill({
    existing: {
      customers: CUSTOMERS,
      products: PRODUCTS,
      'cards.cards_product_id_fkey': few.existing.get('products') ?? PRODUCTS,
    },
  });
  expect(checkBases(own)).toHaveLength(1);
});

test('a skipped table without rows in a target cannot be referred to', async () => {
  const { existing: _existing, ...wishes } = WISHES;
  const result = makePlan(
    SHOP,
    { seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z', ...wishes },
    await loadLexicon('en'),
  );
  expect('issues' in result && result.issues.map(({ code }) => code)).toContain('parent_empty');
});

test('a column derived from a row outside the run is an issue, one derived from its key is not', async () => {
  const plan = async (derive: string) =>
    makePlan(
      SHOP,
      {
        seed: 1,
        locale: 'en',
        as_of: '2026-11-15T00:00:00Z',
        ...WISHES,
        rules: { ...WISHES.rules, 'orders.note': { derive } },
      },
      await loadLexicon('en'),
    );
  const unknown = await plan('customer_id.name');
  expect('issues' in unknown && unknown.issues.map(({ code }) => code)).toEqual(['existing_unknown']);
  expect(await plan("'shop ' || customer_id.shop_id")).toHaveProperty('plan');
});

test('keys of bytes are the bytes that the server writes in hexadecimal digits', () => {
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [
      table('nodes', 'id', [column('id', BYTES)]),
      table('links', 'id', [column('id', INTEGER), column('node_id', BYTES)], { keys: [key('node_id', 'nodes')] }),
    ],
  };
  const { plan, lexicon } = weave(schema, {
    rows: { links: 20 },
    existing: ['nodes'],
    rules: { nodes: { skip: true } },
  });
  const keys = [['\\x00ff10'], ['\\x0a']];
  const rows = rowsOf(
    makeRunContext(schema, plan, lexicon, { existing: { nodes: { columns: ['id'], keys } } }),
    'links',
  );
  expect(new Set(rows.map((row) => row['node_id']))).toEqual(new Set(['\\x00ff10', '\\x0a']));
});

test('two keys that share a column agree in it, even if one is reached through a row of the run', () => {
  const both = (name: string): ReturnType<typeof table> =>
    table(name, 'shop_id id', [column('shop_id', INTEGER), column('id', INTEGER)], { keys: [key('shop_id', 'shops')] });
  const pair = [column('id', INTEGER), column('shop_id', INTEGER), column('a_id', INTEGER), column('b_id', INTEGER)];
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [
      table('shops', 'id', [column('id', INTEGER)]),
      both('stock'),
      both('staff'),
      table('sales', 'id', pair, {
        keys: [key('shop_id a_id', 'stock', 'shop_id id'), key('shop_id b_id', 'staff', 'shop_id id')],
      }),
      table('teams', 'shop_id id', [column('shop_id', INTEGER), column('id', INTEGER)], {
        keys: [key('shop_id', 'shops')],
      }),
      table('duties', 'id', pair, {
        keys: [key('shop_id a_id', 'teams', 'shop_id id'), key('shop_id b_id', 'staff', 'shop_id id')],
      }),
    ],
  };
  const { plan, lexicon } = weave(schema, {
    rows: { sales: 200, teams: 20, duties: 200 },
    existing: ['shops', 'stock', 'staff'],
    rules: { shops: { skip: true }, stock: { skip: true }, staff: { skip: true } },
  });
  const columns = ['shop_id', 'id'];
  const keysOf = (shops: readonly number[], count: number): ExistingKeys => ({
    columns,
    keys: shops.flatMap((shop) => Array.from({ length: count }, (_, at) => [String(shop), String(shop * 100 + at)])),
  });
  // Shop 4 has stock and no staff: nothing can be sold there.
  const filled = makeRunContext(schema, plan, lexicon, {
    existing: {
      shops: { columns: ['id'], keys: [['1'], ['2'], ['3'], ['4']] },
      stock: keysOf([1, 2, 4], 5),
      staff: keysOf([1, 2, 3], 4),
    },
  });
  expect(checkBases(filled)).toEqual([]);
  const shopsIn = (name: string): ReadonlySet<unknown> => new Set(rowsOf(filled, name).map((row) => row['shop_id']));
  expect(shopsIn('sales')).toEqual(new Set([1, 2]));
  expect(shopsIn('teams')).toEqual(new Set([1, 2, 3]));
  for (const row of [...rowsOf(filled, 'sales'), ...rowsOf(filled, 'duties')])
    expect(Math.floor(Number(row['b_id']) / 100)).toBe(row['shop_id']);
  for (const row of rowsOf(filled, 'sales')) expect(Math.floor(Number(row['a_id']) / 100)).toBe(row['shop_id']);
});

import { loadLexicon, makePlan, previewRows } from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { findPack, PACKS } from './index.ts';
import type { Pack } from './pack.ts';
import { AS_OF, exceptions, loadPack, type Run, type Sample } from './pack-database.fixture.ts';

/** The same truths hold with fewer rows; `npm run test:thorough` tests more. */
const ROWS = process.env['ROWLOOM_THOROUGH'] === '1' ? 10_000 : 4000;
const RUNS = [
  { seed: 1, locale: 'en', rows: ROWS },
  { seed: 42, locale: 'de', rows: ROWS * 0.4 },
] as const satisfies readonly Run[];

const samples = new Map<string, Promise<Sample>>();

/** A pack's rows in a database, made once for all tests that use them. */
function sample(pack: Pack, run: Run): Promise<Sample> {
  const key = JSON.stringify([pack.id, run]);
  const made = samples.get(key) ?? loadPack(pack, run);
  samples.set(key, made);
  return made;
}

describe.each(PACKS)('$id', (pack) => {
  describe.each(RUNS)('seed $seed, $locale, $rows rows', (run) => {
    test('every table has rows, and their total is about the requested number', async () => {
      const { plan, database } = await sample(pack, run);
      expect(plan.tables.map(({ name }) => name).toSorted()).toEqual(
        pack.schema.tables.map(({ name }) => name).toSorted(),
      );
      const counts = plan.tables.map(({ name }) => ({
        name,
        rows: database.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.['n'],
      }));
      expect(counts).toEqual(plan.tables.map((table) => ({ name: table.name, rows: table.rows })));
      const total = plan.tables.reduce((sum, table) => sum + table.rows, 0);
      expect(total).toBeGreaterThan(run.rows * 0.8);
      expect(total).toBeLessThan(run.rows * 1.2);
    });

    test('no foreign key is broken', async () => {
      const { database } = await sample(pack, run);
      expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    });

    test('a single row is the same as in a scan, whatever was requested before', async () => {
      const { plan, run: context } = await sample(pack, run);
      for (const { name, rows } of plan.tables) {
        const scanned = previewRows(context, name, 0, rows);
        for (const at of [rows - 1, Math.floor(rows / 2), Math.floor(rows / 3)]) {
          expect(previewRows(context, name, at, 2)).toEqual(scanned.slice(at, at + 2));
        }
      }
    });

    test.skipIf(run.locale !== 'en')('every constraint still holds with a third of the cells dirty', async () => {
      const rules = { '*': { dirt: 0.3 } };
      const { plan, database } = await loadPack(pack, { seed: 7, locale: 'en', rows: 1500, rules });
      const dirty = plan.tables.flatMap(({ columns }) => columns.filter(({ dirt }) => dirt !== undefined));
      expect(dirty.length).toBeGreaterThan(5);
      expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    });

    test.each(pack.truths)('$name', async (truth) => {
      const { database } = await sample(pack, run);
      expect(exceptions(database, truth)).toEqual([]);
    });
  });
});

/** One value changed, and the truth that must notice. */
const CORRUPTIONS: readonly (readonly [pack: Pack['id'], truth: string, change: string])[] = [
  [
    'ecommerce',
    'an order’s subtotal is the sum',
    'UPDATE order_items SET line_total = line_total + 1 WHERE order_id = 7 AND line_no = 1',
  ],
  ['ecommerce', 'an order’s total is', 'UPDATE orders SET total = total + 0.01 WHERE id = 7'],
  ['ecommerce', 'a payment is of its order’s total', 'UPDATE payments SET amount = amount - 0.01 WHERE id = 7'],
  ['ecommerce', 'refunds never exceed', 'UPDATE refunds SET amount = amount + 100000 WHERE id = 1'],
  [
    'ecommerce',
    'an order is refunded',
    "UPDATE orders SET status = 'refunded' WHERE id IN (SELECT id FROM orders WHERE status = 'delivered' LIMIT 1)",
  ],
  [
    'ecommerce',
    'nothing ships before it is paid',
    "UPDATE shipments SET shipped_at = '2001-01-01 00:00:00' WHERE id = 7",
  ],
  ['ecommerce', 'a review comes from who bought', 'UPDATE reviews SET customer_id = customer_id + 1 WHERE id = 1'],
  ['ecommerce', 'a review comes from who bought', "UPDATE reviews SET created_at = '2001-01-01 00:00:00' WHERE id = 1"],
  [
    'ecommerce',
    'an order goes to an address',
    'UPDATE orders SET shipping_address_id = 1 + (SELECT max(id) FROM addresses) - shipping_address_id WHERE id = 1',
  ],
  ['ecommerce', 'a customer has one default address', 'UPDATE addresses SET is_default = 0 WHERE id = 1'],
  [
    'ecommerce',
    'an e-mail address is made of',
    "UPDATE customers SET email = 'nobody@example.com' WHERE id IN (SELECT id FROM customers WHERE given_name || family_name NOT GLOB '*[^A-Za-z]*' LIMIT 1)",
  ],
  ['ecommerce', 'a country has one currency', "UPDATE customers SET currency = 'XXX' WHERE id = 1"],
  [
    'ecommerce',
    'categories are a tree',
    'UPDATE categories SET parent_id = 3 WHERE id = 2; UPDATE categories SET parent_id = 2 WHERE id = 3',
  ],
  [
    'ecommerce',
    'a tenth of the products',
    'UPDATE order_items SET variant_id = (order_id * 7 + line_no * 3) % (SELECT count(*) FROM product_variants) + 1',
  ],
  ['ecommerce', 'nothing lies after', "UPDATE reviews SET created_at = '2027-01-01 00:00:00' WHERE id = 1"],
  [
    'saas',
    'nobody refers to a user of another tenant',
    'UPDATE tickets SET reporter_id = (SELECT id FROM users u WHERE u.organization_id <> tickets.organization_id LIMIT 1) WHERE number = 1',
  ],
  ['saas', 'MRR is plan price', "UPDATE subscriptions SET seats = seats + 1 WHERE status = 'active'"],
  ['saas', 'an invoice’s subtotal', 'UPDATE invoice_lines SET amount = amount + 1 WHERE line_no = 2'],
  ['saas', 'an invoice is paid if and only if', 'DELETE FROM payments WHERE rowid = 3'],
  ['saas', 'a ticket counts its comments', 'DELETE FROM ticket_comments WHERE rowid = 3'],
  [
    'saas',
    'subscriptions of an organization do not overlap',
    'UPDATE subscriptions SET canceled_at = NULL WHERE canceled_at IS NOT NULL',
  ],
  ['blog', 'a post counts its comments', 'DELETE FROM comments WHERE id = 9'],
  [
    'blog',
    'an answer belongs to the same post',
    'UPDATE comments SET post_id = post_id + 1 WHERE parent_id IS NOT NULL',
  ],
  ['blog', 'threads have a beginning', 'UPDATE comments SET parent_id = id WHERE id = 9'],
  [
    'blog',
    'revisions are numbered',
    "UPDATE post_revisions SET created_at = '2001-01-01 00:00:00' WHERE revision_no = 2",
  ],
];

test.each(CORRUPTIONS)('%s: "%s …" notices %s', async (id, truthName, change) => {
  const pack = findPack(id);
  const truth = pack?.truths.find(({ name }) => name.startsWith(truthName));
  if (pack === undefined || truth === undefined) throw new Error(`There is no such truth: ${truthName}`);
  const { database } = await sample(pack, RUNS[0]);
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN');
  database.exec(change);
  const found = exceptions(database, truth);
  database.exec('ROLLBACK');
  expect(found.length).toBeGreaterThan(0);
});

test('a pack is found by its id', () => {
  expect(findPack('saas')?.schema.name).toBe('saas');
  expect(findPack('nonsense')).toBeUndefined();
});

test.each(PACKS.map((pack) => [pack.id, pack] as const))(
  '%s has the number of rows requested for the whole run, less what capacity cuts',
  async (_, pack) => {
    const lexicon = await loadLexicon('en');
    for (const rows of [500, 999, 1000, 10_000, 123_457]) {
      const planned = makePlan(pack.schema, { rows, seed: 1, locale: 'en', as_of: AS_OF, rules: pack.rules }, lexicon);
      if ('issues' in planned) throw new Error(planned.issues[0]?.message);
      const total = planned.plan.tables.reduce((sum, table) => sum + table.rows, 0);
      const isCut = planned.plan.notes.some(({ code }) => code === 'rows_changed');
      expect(total).toBeLessThanOrEqual(rows);
      expect(total).toBeGreaterThanOrEqual(isCut ? rows * 0.99 : rows);
    }
  },
);

import { expect, test } from 'vitest';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'rules', enums: [], domains: [], tables };
}

test('an undeclared reference finds its parents by rule', () => {
  const run = weave(schema(table('authors', 'id', [id]), table('books', 'id', [id, column('written_by', INTEGER)])), {
    rows: { authors: 10, books: 60 },
    rules: { books: { references: { written_by: { to: 'authors' } } } },
  });
  const authors = new Set(rowsOf(run, 'authors').map((row) => row['id']));
  const books = rowsOf(run, 'books');
  expect(books.every((row) => authors.has(row['written_by'] ?? null))).toBe(true);
  expect(new Set(books.map((row) => row['written_by'])).size).toBeGreaterThan(4);
});

test('a polymorphic reference is a reference for each kind and a case over the kinds', () => {
  const run = weave(
    schema(
      table('posts', 'id', [id]),
      table('photos', 'id', [column('id', INTEGER)]),
      table('comments', 'id', [id, column('subject_type', TEXT), column('subject_id', INTEGER)]),
    ),
    {
      rows: { posts: 20, photos: 5, comments: 200 },
      rules: {
        comments: {
          references: { post: { to: 'posts', strategy: 'scatter' }, photo: { to: 'photos', strategy: 'scatter' } },
        },
        'comments.subject_type': { one_of: ['Post', 'Photo'], weights: [3, 1] },
        'comments.subject_id': { derive: "case when subject_type = 'Post' then post.id else photo.id end" },
        'photos.id': { generator: 'serial', options: { start: 1001 } },
      },
    },
  );
  const keys = {
    Post: new Set(rowsOf(run, 'posts').map((row) => row['id'])),
    Photo: new Set(rowsOf(run, 'photos').map((row) => row['id'])),
  };
  const comments = rowsOf(run, 'comments');
  for (const row of comments)
    expect(keys[row['subject_type'] as 'Post' | 'Photo'].has(row['subject_id'] ?? null)).toBe(true);
  expect(new Set(comments.map((row) => row['subject_type'])).size).toBe(2);
});

test('exists() works over children through another owner', () => {
  const run = weave(
    schema(
      table('orders', 'id', [id, column('status', TEXT)]),
      table('payments', 'id', [id, column('order_id', INTEGER)], {
        keys: [{ columns: ['order_id'], references: { table: 'orders', columns: ['id'] } }],
      }),
      table('shipments', 'id', [id, column('order_id', INTEGER)], {
        keys: [{ columns: ['order_id'], references: { table: 'orders', columns: ['id'] } }],
      }),
    ),
    {
      rows: { orders: 300, payments: 200, shipments: 120 },
      rules: {
        payments: { references: { order_id: { strategy: 'fan_out', max: 1 } } },
        shipments: {
          owner: 'payment',
          references: {
            payment: { to: 'payments', strategy: 'fan_out', max: 1 },
            order_id: { through: 'payment.order_id' },
          },
        },
        'orders.status': {
          derive: "case when exists(shipments) then 'shipped' when exists(payments) then 'paid' else 'open' end",
        },
      },
    },
  );
  const paid = new Set(rowsOf(run, 'payments').map((row) => row['order_id']));
  const shipped = new Set(rowsOf(run, 'shipments').map((row) => row['order_id']));
  expect([paid.size, shipped.size]).toEqual([200, 120]);
  for (const order of shipped) expect(paid.has(order)).toBe(true);
  for (const row of rowsOf(run, 'orders')) {
    expect(row['status']).toBe(
      shipped.has(row['id'] ?? null) ? 'shipped' : paid.has(row['id'] ?? null) ? 'paid' : 'open',
    );
  }
});

test('a division by zero is NULL, which a NOT NULL column refuses', () => {
  const ratios = (isNullable: boolean) =>
    schema(
      table('ratios', 'id', [
        id,
        column('part', INTEGER),
        column('whole', INTEGER),
        { ...column('share', INTEGER), nullable: isNullable },
        { ...column('rest', INTEGER), nullable: isNullable },
        column('known', INTEGER),
      ]),
    );
  const rules = {
    'ratios.whole': { range: { min: 0, max: 2 } },
    'ratios.share': { derive: 'part / whole' },
    'ratios.rest': { derive: 'part % whole' },
    'ratios.known': { derive: 'case when whole = 0 then -1 else part / whole end' },
  };
  const rows = rowsOf(weave(ratios(true), { rows: { ratios: 60 }, rules }), 'ratios');
  const undivided = rows.filter((row) => row['whole'] === 0);
  expect(undivided.length).toBeGreaterThan(0);
  for (const row of rows) {
    const [part, whole] = [Number(row['part']), Number(row['whole'])];
    expect(row['share']).toBe(whole === 0 ? null : Math.floor(part / whole + 0.5));
    expect(row['rest']).toBe(whole === 0 ? null : part % whole);
    expect(row['known']).toBe(whole === 0 ? -1 : Math.floor(part / whole + 0.5));
  }
  expect(() => weave(ratios(false), { rows: { ratios: 60 }, rules })).toThrow(
    'ratios.share is NOT NULL, and its rule makes NULLs',
  );
});

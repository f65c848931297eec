import { expect, test } from 'vitest';
import { mergeRules } from './merge-rules.ts';

test("the user's rule for a column replaces it, but a null_fraction alone completes it", () => {
  const pack = { 'orders.total': { derive: 'a + b' }, 'orders.note': { generator: 'note' } };
  expect(mergeRules(pack, { 'orders.total': { constant: 5 }, 'orders.note': { null_fraction: 0.5 } })).toEqual({
    'orders.total': { constant: 5 },
    'orders.note': { generator: 'note', null_fraction: 0.5 },
  });
});

test("a table's rule keeps the references that the user does not name", () => {
  const pack = {
    orders: { owner: 'customer_id', references: { customer_id: { max: 9 }, coupon_id: { null_fraction: 0.8 } } },
  };
  expect(
    mergeRules(pack, { orders: { rows: 5, references: { customer_id: { max: 3 } } }, users: { skip: true } }),
  ).toEqual({
    orders: {
      owner: 'customer_id',
      rows: 5,
      references: { customer_id: { max: 3 }, coupon_id: { null_fraction: 0.8 } },
    },
    users: { skip: true },
  });
});

test('the last rule decides how many rows a table gets', () => {
  const pack = { orders: { owner: 'customer_id', rows_per: { table: 'customers', times: 3 } } };
  expect(mergeRules(pack, { orders: { rows: 5 } })).toEqual({ orders: { owner: 'customer_id', rows: 5 } });
  expect(mergeRules(pack, { orders: { skip: true } })).toEqual({ orders: { owner: 'customer_id', skip: true } });
});

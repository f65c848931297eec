import { expect, test } from 'vitest';
import type { PreviewRow } from '../weave/encode/objects.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { BOOLEAN, check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const id = column('id', INTEGER);

const SHOP: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'cycles',
  enums: [{ name: 'task_state', values: ['todo', 'in_progress', 'done'] }],
  domains: [],
  tables: [
    table(
      'orders',
      'id',
      [
        id,
        column('status', TEXT),
        column('ordered_at', TIME),
        column('paid_at', TIME, true),
        column('shipped_at', TIME, true),
        column('delivered_at', TIME, true),
        column('cancelled_at', TIME, true),
      ],
      { checks: [check('states', "status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')")] },
    ),
    table('accounts', 'id', [
      id,
      column('is_deleted', BOOLEAN),
      column('deleted_at', TIME, true),
      column('email_verified', BOOLEAN),
      column('email_verified_at', TIME, true),
    ]),
    table('tasks', 'id', [
      id,
      column('state', { kind: 'enum', native: 'task_state', name: 'task_state' }),
      column('created_at', TIME),
      column('completed_at', TIME, true),
    ]),
  ],
};

const run = weave(SHOP, { rows: { '*': 1500 } });
const has = (row: PreviewRow, name: string): boolean => row[name] !== null;

test('an order has the moments of its state and no others', () => {
  const reached = ['pending', 'paid', 'shipped', 'delivered'];
  const orders = rowsOf(run, 'orders');
  for (const row of orders) {
    const at = reached.indexOf(String(row['status']));
    const found = ['paid_at', 'shipped_at', 'delivered_at'].map((name) => has(row, name));
    expect(found, JSON.stringify(row)).toEqual([at >= 1, at >= 2, at >= 3]);
    expect(has(row, 'cancelled_at')).toBe(row['status'] === 'cancelled');
  }
  expect(new Set(orders.map((row) => row['status'])).size).toBe(5);
});

test('old orders have come to an end, recent ones need not have', () => {
  const isOpen = (row: PreviewRow): boolean => ['pending', 'paid', 'shipped'].includes(String(row['status']));
  const orders = rowsOf(run, 'orders');
  const [old, recent] = [orders.slice(0, 1200), orders.slice(-30)];
  expect(old.filter(isOpen).length / old.length).toBeLessThan(0.08);
  expect(recent.filter(isOpen).length / recent.length).toBeGreaterThan(0.4);
});

test('a flag and its moment agree, and what is not done has no end', () => {
  for (const row of rowsOf(run, 'accounts')) {
    expect(has(row, 'deleted_at')).toBe(row['is_deleted'] === true);
    expect(has(row, 'email_verified_at')).toBe(row['email_verified'] === true);
  }
  for (const row of rowsOf(run, 'tasks')) expect(has(row, 'completed_at')).toBe(row['state'] === 'done');
});

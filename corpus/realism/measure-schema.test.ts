import type { Column, ForeignKey, Plan, PreviewRow, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { measureSchema, type MeasureName } from './measure-schema.ts';
import type { WovenTable } from './woven-schema.ts';

const kinds = {
  id: { kind: 'integer', bits: 32, native: 'integer' },
  time: { kind: 'timestamp', zone: true, native: 'timestamptz' },
  money: { kind: 'decimal', precision: 10, scale: 2, native: 'numeric(10,2)' },
  text: { kind: 'text', max_length: 10, native: 'varchar(10)' },
} as const;

type Made = {
  readonly columns: Readonly<Record<string, keyof typeof kinds>>;
  readonly keys?: readonly ForeignKey[];
  readonly rows: readonly PreviewRow[];
};

const to = (column: string, table: string): ForeignKey => ({
  columns: [column],
  references: { table, columns: ['id'] },
});

function measured(tables: Readonly<Record<string, Made>>): Readonly<Record<MeasureName, readonly [number, number]>> {
  const woven = Object.entries(tables).map(([name, { columns, keys = [], rows }]): WovenTable => {
    const all = Object.entries(columns).map(
      ([column, kind]): Column => ({ name: column, type: kinds[kind], nullable: true }),
    );
    const table: Table = {
      name,
      columns: all,
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: keys,
      checks: [],
    };
    return { key: name, table, rows };
  });
  const { shares } = measureSchema({
    name: 'made',
    schema: {
      version: 1,
      dialect: 'postgresql',
      name: 'made',
      enums: [],
      domains: [],
      tables: woven.map(({ table }) => table),
    },
    plan: { tables: [] } as unknown as Plan,
    tables: new Map(woven.map((table) => [table.key, table])),
  });
  return Object.fromEntries(Object.entries(shares).map(([name, { good, all }]) => [name, [good, all]])) as never;
}

const early = '2026-01-01T00:00:00Z';
const late = '2026-02-01T00:00:00Z';

test('times are compared if their names imply an order', () => {
  const columns = { id: 'id', rent_start: 'time', rentEnd: 'time', trial_end: 'time', created_at: 'time' } as const;
  const row = { id: 1, rent_start: early, rentEnd: late, trial_end: early, created_at: late };
  expect(measured({ rents: { columns, rows: [row] } })['times in order within a row']).toEqual([1, 1]);
  const wrong = { ...row, rentEnd: '2025-01-01T00:00:00Z' };
  expect(measured({ rents: { columns, rows: [row, wrong] } })['times in order within a row']).toEqual([0, 1]);
});

test('a child is compared with the parent that it refers to', () => {
  const columns = { id: 'id', created_at: 'time' } as const;
  const parents = {
    columns,
    rows: [
      { id: 1, created_at: early },
      { id: 2, created_at: late },
    ],
  };
  const children = (rows: readonly PreviewRow[]): Made => ({
    columns: { ...columns, parent_id: 'id' },
    keys: [to('parent_id', 'parents')],
    rows,
  });
  const good = { id: 1, parent_id: 1, created_at: late };
  const name = 'a child not older than its parent';
  expect(measured({ parents, children: children([good]) })[name]).toEqual([1, 1]);
  expect(measured({ parents, children: children([good, { id: 2, parent_id: 2, created_at: early }]) })[name]).toEqual([
    0, 1,
  ]);
});

test('numbers that belong together by name are recalculated', () => {
  const columns = { id: 'id', quantity: 'id', unitPrice: 'money', line_total: 'money' } as const;
  const row = { id: 1, quantity: 3, unitPrice: '2.50', line_total: '7.50' };
  const name = 'sums and products that hold';
  expect(measured({ lines: { columns, rows: [row] } })[name]).toEqual([1, 1]);
  expect(measured({ lines: { columns, rows: [{ ...row, line_total: '8.00' }] } })[name]).toEqual([0, 1]);
});

test('a column named after a table holds a key of it', () => {
  const users = { columns: { id: 'id' } as const, rows: [{ id: 1 }] };
  const posts = (user: number): Made => ({ columns: { id: 'id', userId: 'id' }, rows: [{ id: 1, userId: user }] });
  const name = 'undeclared references that exist';
  expect(measured({ users, posts: posts(1) })[name]).toEqual([1, 1]);
  expect(measured({ users, posts: posts(7) })[name]).toEqual([0, 1]);
});

test('two paths to the same row agree', () => {
  const customers = { columns: { id: 'id' } as const, rows: [{ id: 1 }, { id: 2 }] };
  const keys = [to('customer_id', 'customers')];
  const rentals = { columns: { id: 'id', customer_id: 'id' } as const, keys, rows: [{ id: 1, customer_id: 1 }] };
  const payments = (customer: number): Made => ({
    columns: { id: 'id', rental_id: 'id', customer_id: 'id' },
    keys: [...keys, to('rental_id', 'rentals')],
    rows: [{ id: 1, rental_id: 1, customer_id: customer }],
  });
  const name = 'diamonds that agree';
  expect(measured({ customers, rentals, payments: payments(1) })[name]).toEqual([1, 1]);
  expect(measured({ customers, rentals, payments: payments(2) })[name]).toEqual([0, 1]);
});

test("a text that ends exactly at its column's limit counts as cut", () => {
  const columns = { id: 'id', label: 'text' } as const;
  const name = 'texts that are whole';
  expect(measured({ things: { columns, rows: [{ id: 1, label: 'red chair' }] } })[name]).toEqual([1, 1]);
  expect(measured({ things: { columns, rows: [{ id: 1, label: 'red chairs' }] } })[name]).toEqual([0, 1]);
});

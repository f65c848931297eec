import { describe, expect, test } from 'vitest';
import { previewRows } from '../../weave/compile/objects.ts';
import { weave } from '../../laws/weave.fixture.ts';
import { column, INTEGER, table, TEXT, TIME } from '../../laws/zoo.fixture.ts';
import type { Column, ColumnStatistics, SchemaDocument, Table } from '../../language/schema/schema-document.ts';

const MONEY = { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' } as const;
const ROWS = { customers: 2000, orders: 8000 };

const exponential = (share: number): number => -Math.log(1 - Math.min(share, 0.999)) * 50;
const shares = Array.from({ length: 21 }, (_, step) => step / 20);
const day = (days: number): string => new Date(Date.UTC(2024, 0, 1) + days * 86_400_000).toISOString().slice(0, 19);
/** Most customers are recent, most orders are older: no single range would fit. */
const joined = (share: number): number => 700 * Math.sqrt(share);
const ordered = (share: number): number => 700 * (1 - (1 - share) ** 1.6);

const measured = (one: Column, statistics: ColumnStatistics): Column => ({ ...one, statistics });
const moments = (law: (share: number) => number): ColumnStatistics => ({
  min: day(law(0)),
  max: day(law(1)),
  quantiles: shares.map((share) => day(law(share))),
});

const CHILDREN = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10, 13, 30];

const orders: Table = table(
  'orders',
  'id',
  [
    column('id', INTEGER),
    column('customer_id', INTEGER),
    measured(column('placed_at', TIME), moments(ordered)),
    measured(column('paid_at', TIME, true), { ...moments((share) => ordered(share) + 1), null_fraction: 0.2 }),
    measured(column('total', MONEY), { quantiles: shares.map((share) => exponential(share).toFixed(2)) }),
    measured(column('status', TEXT), {
      values: [{ share: 0.7 }, { share: 0.2 }, { share: 0.06 }, { share: 0.04 }],
    }),
    measured(column('channel', TEXT), {
      values: [
        { value: 'fax', share: 0.5 },
        { value: 'pigeon', share: 0.5 },
      ],
    }),
  ],
  { keys: [{ columns: ['customer_id'], references: { table: 'customers', columns: ['id'] } }] },
);

const SHOP: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'shaped',
  enums: [],
  domains: [],
  tables: [
    table('customers', 'id', [column('id', INTEGER), measured(column('created_at', TIME), moments(joined))]),
    {
      ...orders,
      statistics: { orders: [{ lesser: 'placed_at', greater: 'paid_at', distances: [0, 60, 3600, 86_400] }] },
      foreign_keys: orders.foreign_keys.map((key) => ({ ...key, statistics: { children: CHILDREN } })),
    },
  ],
};

const run = weave(SHOP, { rows: ROWS });
const customers = previewRows(run, 'customers', 0, ROWS.customers);
const rows = previewRows(run, 'orders', 0, ROWS.orders);

function distance(values: readonly number[], law: (share: number) => number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const points = Array.from({ length: 101 }, (_, step) => step / 100);
  return Math.max(
    ...points.map((share) => Math.abs(sorted.filter((value) => value <= law(share)).length / sorted.length - share)),
  );
}

const daysOf = (value: unknown): number => (Date.parse(String(value)) - Date.UTC(2024, 0, 1)) / 86_400_000;
const present = (name: string): readonly unknown[] => rows.map((row) => row[name]).filter((value) => value !== null);

describe('rows of a profile', () => {
  test('numbers follow the measured distribution', () => {
    expect(distance(present('total').map(Number), exponential)).toBeLessThan(0.06);
  });

  test('timestamps follow the measured distribution, but children are not older than their parents', () => {
    expect(
      distance(
        customers.map((row) => daysOf(row['created_at'])),
        joined,
      ),
    ).toBeLessThan(0.05);
    const born = new Map(customers.map((row) => [row['id'], daysOf(row['created_at'])]));
    const early = rows.filter((row) => daysOf(row['placed_at']) < (born.get(row['customer_id'] ?? null) ?? 0) - 1e-4);
    expect(early).toEqual([]);
  });

  test('later timestamps have the measured distance and the measured share of NULL', () => {
    const gaps = rows
      .filter((row) => row['paid_at'] !== null)
      .map((row) => (daysOf(row['paid_at']) - daysOf(row['placed_at'])) * 86_400);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-0.01);
    expect(gaps.filter((gap) => gap <= 60).length / gaps.length).toBeCloseTo(1 / 3, 1);
    expect(1 - present('paid_at').length / rows.length).toBeCloseTo(0.2, 1);
  });

  test('allowed words are kept, others keep their number and their shares', () => {
    const count = (name: string): readonly number[] => {
      const counts = new Map<unknown, number>();
      for (const value of present(name)) counts.set(value, (counts.get(value) ?? 0) + 1 / rows.length);
      return [...counts.values()].toSorted((a, b) => b - a);
    };
    expect(new Set(present('channel'))).toEqual(new Set(['fax', 'pigeon']));
    const status = count('status');
    expect(status).toHaveLength(4);
    [0.7, 0.2, 0.06, 0.04].forEach((share, index) => expect(Math.abs((status[index] ?? 0) - share)).toBeLessThan(0.02));
  });

  test('parents have as many children as were counted', () => {
    const counts = new Map(customers.map((row) => [row['id'], 0]));
    for (const row of rows) counts.set(row['customer_id'] ?? null, (counts.get(row['customer_id'] ?? null) ?? 0) + 1);
    const sorted = [...counts.values()].toSorted((a, b) => a - b);
    const below = (most: number): number => sorted.filter((value) => value <= most).length / sorted.length;
    const wanted = (most: number): number => {
      const last = CHILDREN.filter((value) => value <= most).length;
      return Math.min(1, (last - 0.5) / 20);
    };
    for (const most of [0, 1, 2, 3, 5, 8, 13]) expect(Math.abs(below(most) - wanted(most))).toBeLessThan(0.1);
  });
});

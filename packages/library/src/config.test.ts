import { expect, test } from 'vitest';
import { defineConfig } from './config.ts';

/** As `rowloom types` writes it. */
type Shop = {
  customers: { row: { id: number; email: string }; parents: {} };
  'sales.orders': {
    row: { id: number; customer_id: number; status: 'open' | 'paid' };
    parents: { customer: 'customers' };
  };
};

test('a configuration with the types of a schema knows its tables and columns; without them any name is allowed', () => {
  const config = defineConfig<Shop>({
    source: 'schema.sql',
    rows: { customers: 20, 'sales.orders': 40, '*': 5 },
    leave_alone: ['customers'],
    generators: { mail: (cell) => `${cell.row}@example.com` },
    rules: {
      customers: { rows: 20 },
      'customers.email': { generator: 'mail' },
      'sales.orders.status': { one_of: ['open', 'paid'] },
    },
  });
  expect(config.rows).toEqual({ customers: 20, 'sales.orders': 40, '*': 5 });
  // @ts-expect-error -- no such table
  defineConfig<Shop>({ rows: { customer: 20 } });
  // @ts-expect-error -- no such column
  defineConfig<Shop>({ rules: { 'customers.mail': { constant: 'x' } } });
  // @ts-expect-error -- no such table
  defineConfig<Shop>({ leave_alone: ['orders'] });
  // @ts-expect-error -- a column has no rows
  defineConfig<Shop>({ rules: { 'customers.email': { rows: 5 } } });
  expect(defineConfig({ rows: { anything: 1 }, rules: { 'any.thing': { constant: 1 } } }).rows).toEqual({
    anything: 1,
  });
});

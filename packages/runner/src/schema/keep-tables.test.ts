import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { keepTables } from './keep-tables.ts';

const table = (name: string, parents: readonly string[] = [], rest: Partial<Table> = {}): Table => ({
  name,
  columns: [],
  uniques: [],
  checks: [],
  foreign_keys: parents.map((parent) => ({ columns: ['x'], references: { table: parent, columns: ['id'] } })),
  ...rest,
});

const SCHEMA: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  enums: [],
  domains: [],
  tables: [
    table('regions'),
    table('customers', ['regions']),
    table('orders', ['customers', 'orders'], { partition_by: 'RANGE (day)' }),
    table('orders_2026', [], { partition_of: { table: 'orders', bounds: 'DEFAULT' } }),
    table('audit', ['orders']),
  ],
};

test('tables named by a source come with their partitions and all that they refer to', () => {
  const { schema, kept } = keepTables(SCHEMA, new Set(['orders']));
  expect(schema.tables.map(({ name }) => name)).toEqual(['regions', 'customers', 'orders', 'orders_2026']);
  expect([...kept].toSorted()).toEqual(['customers', 'orders_2026', 'regions']);
});

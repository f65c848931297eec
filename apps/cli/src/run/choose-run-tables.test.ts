import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { chooseRunTables } from './choose-run-tables.ts';

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

test('tables that are not named or never filled are skipped', () => {
  const kept = new Set(['regions']);
  expect(chooseRunTables(SCHEMA, undefined, kept)).toEqual({ regions: { skip: true } });
  expect(chooseRunTables(SCHEMA, 'orders, audit', kept)).toEqual({
    regions: { skip: true },
    customers: { skip: true },
  });
  expect(chooseRunTables(SCHEMA, undefined, new Set())).toEqual({});
  expect(() => chooseRunTables(SCHEMA, 'regions', kept)).toThrow('there is no table regions');
  expect(() => chooseRunTables(SCHEMA, ' , ', kept)).toThrow('does not name a table');
});

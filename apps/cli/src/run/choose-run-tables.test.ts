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

test('tables that are not named, or never filled, are skipped and keep their rows', () => {
  const kept = new Set(['regions']);
  expect(chooseRunTables(SCHEMA, undefined, { isCreated: false, kept })).toEqual({
    skipped: { regions: { skip: true } },
    existing: ['regions', 'customers', 'orders', 'audit'],
  });
  expect(chooseRunTables(SCHEMA, 'orders, audit', { isCreated: false, kept })).toEqual({
    skipped: { regions: { skip: true }, customers: { skip: true } },
    existing: ['regions', 'customers'],
  });
  expect(chooseRunTables(SCHEMA, undefined, { isCreated: true, kept: new Set() })).toEqual({
    skipped: {},
    existing: [],
  });
  expect(() => chooseRunTables(SCHEMA, 'regions', { isCreated: false, kept })).toThrow('there is no table regions');
  expect(() => chooseRunTables(SCHEMA, ' , ', { isCreated: false, kept })).toThrow('names no table');
});

import { expect, test } from 'vitest';
import type { ForeignKey, SchemaDocument } from '../schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const toNodes: ForeignKey = { columns: ['id'], references: { table: 'nodes', columns: ['id'] } };

test('tables that are skipped do not keep others from finding parents of the right kind', () => {
  const schema: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name: 'kinds',
    enums: [],
    domains: [],
    tables: [
      table('lookup', 'id', [column('id', INTEGER)]),
      table('nodes', 'id', [column('id', TEXT)]),
      table('groups', 'id', [column('id', TEXT)], { keys: [toNodes], checks: [check('groups_id', "id LIKE 'g_%'")] }),
    ],
  };
  const run = weave(schema, { rows: { '*': 30 }, existing: ['lookup'], rules: { lookup: { skip: true } } });
  const rows = rowsOf(run, 'groups');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(String(row['id'])).toMatch(/^g./);
});

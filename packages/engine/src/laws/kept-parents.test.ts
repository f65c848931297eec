import { expect, test } from 'vitest';
import type { ForeignKey, SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const toNodes: ForeignKey = { columns: ['id'], references: { table: 'nodes', columns: ['id'] } };

test('skipped tables do not keep others from finding parents of the right kind', () => {
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
      table('leaves', 'id', [column('id', TEXT)], { keys: [toNodes], checks: [check('leaves_id', "id LIKE 'l_%'")] }),
    ],
  };
  const run = weave(schema, { rows: { '*': 30 }, existing: ['lookup'], rules: { lookup: { skip: true } } });
  for (const name of ['groups', 'leaves']) {
    const rows = rowsOf(run, name);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(String(row['id'])[0]).toBe(name[0]);
  }
});

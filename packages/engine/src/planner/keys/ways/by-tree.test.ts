import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../../laws/weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from '../../../laws/zoo.fixture.ts';
import { parseDerive } from '../../../language/expression/parse-derive.ts';
import type { SchemaDocument } from '../../../language/schema/schema-document.ts';

const parsed = parseDerive('parent_id is null');
if ('issue' in parsed) throw new Error(parsed.issue.message);
const where = { expression: 'parent_id is null', predicate: parsed.expression };

const nodes = table(
  'nodes',
  'id',
  [column('id', INTEGER), column('parent_id', INTEGER, true), column('name', TEXT), column('depth', INTEGER)],
  {
    keys: [{ columns: ['parent_id'], references: { table: 'nodes', columns: ['id'] } }],
    uniques: [
      { name: 'names', columns: ['parent_id', 'name'] },
      { name: 'root_names', columns: ['name'], where },
    ],
    checks: [check('levels', '(depth = 0) = (parent_id is null)')],
  },
);
const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'trees',
  enums: [],
  domains: [],
  tables: [nodes],
};

test.each([1, 2, 3, 4, 5])('where a CHECK ties a parent to a level, the tree has one root: seed %i', (seed) => {
  const rows = rowsOf(weave(schema, { seed, rows: { nodes: 200 } }), 'nodes');
  expect(rows).toHaveLength(200);
  expect(rows.filter((row) => row['parent_id'] === null)).toHaveLength(1);
  expect(rows.filter((row) => (row['depth'] === 0) !== (row['parent_id'] === null))).toEqual([]);
});

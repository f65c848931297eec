import { expect, test } from 'vitest';
import { compilePreview, readRows } from './objects.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { ZOO } from '../../laws/zoo.fixture.ts';
import { keyColumnsOf } from '../../planner/keys/key-columns.ts';

const run = weave();

test('the keys of rows can be made alone, and are those of the whole rows', () => {
  const columns = keyColumnsOf(ZOO, run.plan, 'users');
  expect(columns).toEqual(['tenant_id', 'id']);
  const program = compilePreview(run, 'users', columns);
  const whole = rowsOf(run, 'users').slice(100, 120);
  expect(readRows(program, 100, 20)).toEqual(whole.map(({ tenant_id, id }) => ({ tenant_id, id })));
});

test('a table whose key the database fills has no key columns, unless another key is known', () => {
  const omitted = {
    ...run.plan,
    tables: run.plan.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.name === 'id' ? { ...column, source: { kind: 'omit' as const } } : column,
      ),
    })),
  };
  expect(keyColumnsOf(ZOO, omitted, 'tenants')).toBeUndefined();
  expect(keyColumnsOf(ZOO, omitted, 'users')).toEqual(['email']);
  expect(keyColumnsOf(ZOO, omitted, 'nothing')).toBeUndefined();
});

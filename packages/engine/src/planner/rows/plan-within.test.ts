import { expect, test } from 'vitest';
import { weave } from '../../laws/weave.fixture.ts';
import { column, INTEGER, table, ZOO } from '../../laws/zoo.fixture.ts';

test('a run with fewer rows than tables reports in one sentence how many it has instead, and what to do', () => {
  const tables = ['users', 'orders', 'items', 'notes'].map((name) => table(name, 'id', [column('id', INTEGER)]));
  const { plan } = weave({ ...ZOO, name: 'few', tables }, { rows: 2 });
  const [first] = plan.notes;
  expect(first).toEqual({
    code: 'rows_exceeded',
    path: 'rows',
    message:
      'The run has 4 rows instead of 2: each of its 4 tables needs at least one, and some need more for the tables that refer to them. Skip tables, or set the number of rows for each table.',
  });
  expect(plan.notes.filter(({ code }) => code === 'rows_exceeded')).toHaveLength(1);
});

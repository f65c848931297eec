import { expect, test } from 'vitest';
import { groupChanges } from './group-changes.ts';

const change = (table: string | null, name: string) =>
  ({ change: 'added', kind: 'column', table, name, before: null, after: 'x' }) as const;

test('changes are grouped by table, those of the schema itself last', () => {
  const groups = groupChanges([change(null, 'mood'), change('b', 'x'), change('a', 'y'), change('b', 'z')]);
  expect(groups.map(({ table, changes }) => [table, changes.length])).toEqual([
    ['b', 2],
    ['a', 1],
    [null, 1],
  ]);
});

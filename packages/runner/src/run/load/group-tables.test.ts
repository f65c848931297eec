import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, ReferencePlan, TablePlan } from '@rowloom/engine';
import { groupTables, separateTables } from './group-tables.ts';

const reference = (to: string, kind: 'scatter' | 'tree' = 'scatter', null_fraction = 0): ReferencePlan => ({
  name: `to_${to}`,
  columns: ['x'],
  to,
  to_columns: ['id'],
  strategy: kind === 'tree' ? { kind, depth: 4, roots: 'null' } : { kind, distribution: 'uniform' },
  owning: false,
  null_fraction,
});

const table = (name: string, ...references: readonly ReferencePlan[]): TablePlan => ({
  name,
  rows: 1,
  columns: [],
  references,
  variants: [],
  constraints: [],
});

const group = (...tables: readonly TablePlan[]): ReturnType<typeof groupTables> => groupTables({ tables });

test('parents come before their children', () => {
  expect(group(table('items', reference('orders')), table('orders'))).toEqual([
    { tables: ['orders'], after: [], cyclic: false, inOrder: false },
    { tables: ['items'], after: [0], cyclic: false, inOrder: false },
  ]);
});

test('two tables that refer to each other are one group', () => {
  const [only, ...others] = group(table('a', reference('b')), table('b', reference('a')));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ cyclic: true });
  expect(only?.tables.toSorted()).toEqual(['a', 'b']);
});

test('a reference that is always NULL closes no cycle', () => {
  expect(
    group(table('a', reference('b', 'scatter', 1)), table('b', reference('a'))).map(({ cyclic }) => cyclic),
  ).toEqual([false, false]);
});

test('a tree is loaded in order, any other reference to its own table at once', () => {
  expect(group(table('a', reference('a', 'tree')))).toMatchObject([{ cyclic: false, inOrder: true }]);
  expect(group(table('a', reference('a')))).toMatchObject([{ cyclic: true }]);
});

test('a table that allows one load at a time is loaded in order, with or without foreign keys enforced', () => {
  const plan = { tables: [table('a'), table('b')] };
  const single = new Set(['b']);
  for (const groups of [groupTables(plan, single), separateTables(plan, new Map(), new Set(), single)])
    expect(groups.map(({ inOrder }) => inOrder)).toEqual([false, true]);
});

test('in any graph each table is in one group, and groups come after all that they need', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(11), { maxLength: 4 }), { minLength: 1, maxLength: 12 }), (edges) => {
      const names = edges.map((_, index) => `t${index}`);
      const plan: Pick<Plan, 'tables'> = {
        tables: edges.map((targets, index) =>
          table(`t${index}`, ...targets.filter((to) => to < edges.length).map((to) => reference(`t${to}`))),
        ),
      };
      const groups = groupTables(plan);
      expect(groups.flatMap(({ tables }) => tables).toSorted()).toEqual(names.toSorted());
      groups.forEach(({ after }, index) => expect(after.every((other) => other < index)).toBe(true));
    }),
  );
});

test('a table whose trigger writes to another waits for it, unless that one waits already', () => {
  const written = new Map([
    ['a', new Set(['b', 'elsewhere'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
  ]);
  const groups = separateTables({ tables: [table('a'), table('b'), table('c')] }, written);
  expect(groups.map(({ after }) => after)).toEqual([[1], [2], []]);
});

test('a table with triggers waits for the tables that it refers to, because its triggers may read them', () => {
  const tables = [table('a'), table('b', reference('a'), reference('b')), table('c', reference('a'))];
  const groups = separateTables({ tables }, new Map(), new Set(['b']));
  expect(groups.map(({ after, inOrder }) => [after, inOrder])).toEqual([
    [[], false],
    [[0], true],
    [[], false],
  ]);
});

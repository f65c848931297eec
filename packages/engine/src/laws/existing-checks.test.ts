import { expect, test } from 'vitest';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { checkBases } from '../planner/rows/check-bases.ts';
import type { ExistingKeys } from '../weave/graph/run-additions.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT, ZOO } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const key = (columns: string, parent: string, to: string) => ({
  columns: columns.split(' '),
  references: { table: parent, columns: to.split(' ') },
});

/** Roles already exist; grants refer to some of them. */
function grants(...checks: string[]): SchemaDocument {
  return {
    ...ZOO,
    name: 'grants',
    tables: [
      table('roles', 'id reach', [id, column('reach', TEXT)]),
      table('grants', 'id', [id, column('role', INTEGER), column('reach', TEXT), column('level', INTEGER)], {
        keys: [key('role reach', 'roles', 'id reach')],
        checks: checks.map((text, at) => check(`c${at}`, text)),
      }),
    ],
  };
}

const ROLES: ExistingKeys = {
  columns: ['id', 'reach'],
  keys: [
    ['1', 'individual'],
    ['2', 'children'],
    ['3', 'descendants'],
    ['12', 'individual'],
    ['14', 'children'],
  ],
};

function append(schema: SchemaDocument, keys: ExistingKeys = ROLES): RunContext {
  const { plan, lexicon } = weave(schema, {
    rows: { grants: 200 },
    existing: ['roles'],
    rules: { roles: { skip: true } },
  });
  return makeRunContext(schema, plan, lexicon, { existing: { roles: keys } });
}

const found = (run: RunContext, name: string): ReadonlySet<unknown> =>
  new Set(rowsOf(run, 'grants').map((row) => row[name]));

test('a CHECK on a column of an existing row selects among these rows', () => {
  const run = append(grants("reach in ('individual', 'children')", 'role > 10'));
  expect(checkBases(run)).toEqual([]);
  expect(found(run, 'role')).toEqual(new Set([12, 14]));
});

test('a fitting row is found among many, in each row and for a table that has one row for each', () => {
  const many = {
    columns: ['id', 'reach'],
    keys: [...Array.from({ length: 60_000 }, (_, at) => [String(at + 100), 'individual']), ['7', 'global']],
  };
  const schema = grants("reach = 'global'");
  const run = append(schema, many);
  expect(checkBases(run)).toEqual([]);
  expect(found(run, 'role')).toEqual(new Set([7]));
  const [roles, only] = schema.tables as [Table, Table];
  const once = append({ ...schema, tables: [roles, { ...only, uniques: [{ columns: ['role', 'reach'] }] }] }, many);
  expect(checkBases(once)).toMatchObject([{ message: expect.stringContaining('200 different rows of roles') }]);
});

test('the plan reports before the run if none fits', () => {
  const run = append(grants("reach = 'global'"));
  expect(checkBases(run)).toMatchObject([
    { code: 'existing_keys', message: expect.stringContaining('0 can be used under the CHECK c0 over role, reach') },
  ]);
});

test('a CHECK over that column and others of the row holds in every row', () => {
  const run = append(grants("reach <> 'individual' or level > 5", 'level between 1 and 9'));
  expect(checkBases(run)).toEqual([]);
  expect(found(run, 'reach').size).toBeGreaterThan(1);
  for (const row of rowsOf(run, 'grants'))
    expect(row['reach'] !== 'individual' || Number(row['level']) > 5, JSON.stringify(row)).toBe(true);
});

test('a CHECK that two columns of the key decide together also selects among rows', () => {
  const run = append(grants("(reach = 'individual') = (role < 10)"));
  expect(checkBases(run)).toEqual([]);
  expect(found(run, 'role')).toEqual(new Set([1, 14]));
});

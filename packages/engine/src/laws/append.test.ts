import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import type { RunAdditions } from '../weave/graph/run-additions.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import type { PreviewRow } from '../weave/compile/objects.ts';
import { checkBases } from '../planner/rows/check-bases.ts';
import { baseBeyond, growingColumns, serialColumns } from '../planner/draft/serial-columns.ts';
import type { Wishes } from '../planner/draft/wishes.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { bytesOf, rowsOf, weave } from './weave.fixture.ts';
import { BOOLEAN, column, INTEGER, table, TEXT, ZOO, ZOO_ROWS } from './zoo.fixture.ts';

type Rows = Readonly<Record<string, readonly PreviewRow[]>>;
const TABLES = Object.keys(ZOO_ROWS) as (keyof typeof ZOO_ROWS)[];

function append(schema: SchemaDocument, wishes: Partial<Wishes>, additions: RunAdditions): RunContext {
  const { plan, lexicon } = weave(schema, wishes);
  return makeRunContext(schema, plan, lexicon, additions);
}

/** The target after three runs, each with its own seed and numbers beyond the previous ones. */
function threeRuns(): { readonly rows: Rows; readonly last: Rows } {
  const rows: Record<string, readonly PreviewRow[]> = {};
  let last: Rows = {};
  for (const seed of [1, 2, 2]) {
    const bases = Object.fromEntries(TABLES.map((name) => [name, rows[name]?.length ?? 0]));
    const run = append(ZOO, { seed }, { bases });
    last = Object.fromEntries(TABLES.map((name) => [name, rowsOf(run, name)]));
    for (const name of TABLES) rows[name] = [...(rows[name] ?? []), ...(last[name] ?? [])];
  }
  return { rows, last };
}

const { rows, last } = threeRuns();
const tuple = (row: PreviewRow, columns: readonly string[]): string =>
  columns
    .map((name) => String(row[name]))
    .join('|')
    .toLowerCase();

test('rows of several runs share no key', () => {
  for (const { name, primary_key, uniques } of ZOO.tables) {
    for (const { columns, where } of [primary_key ?? { columns: [] }, ...uniques].map((set) => ({
      where: undefined,
      ...set,
    }))) {
      const counted = (rows[name] ?? []).filter((row) => where === undefined || row['is_default'] === true);
      expect(new Set(counted.map((row) => tuple(row, columns))).size, `${name} (${columns.join(', ')})`).toBe(
        counted.length,
      );
    }
  }
});

test('references lead to rows of the same run', () => {
  for (const { name, foreign_keys } of ZOO.tables) {
    for (const { columns, references } of foreign_keys) {
      const parents = new Set(last[references.table]?.map((row) => tuple(row, references.columns)));
      for (const row of last[name] ?? []) {
        if (columns.some((part) => row[part] === null)) continue;
        expect(parents.has(tuple(row, columns)), `${name} (${columns.join(', ')})`).toBe(true);
      }
    }
  }
});

test('a base moves only the keys of its table and the references to them', () => {
  const plain = weave();
  const moved = append(ZOO, {}, { bases: { tenants: 1000 } });
  const back = (name: string, key: string): readonly PreviewRow[] =>
    rowsOf(moved, name).map((row) => ({ ...row, [key]: Number(row[key]) - 1000 }));
  expect(back('tenants', 'id')).toEqual(rowsOf(plain, 'tenants'));
  expect(back('users', 'tenant_id')).toEqual(rowsOf(plain, 'users'));
  expect(back('tasks', 'tenant_id')).toEqual(rowsOf(plain, 'tasks'));
  expect(bytesOf(moved, 'categories', 0, 200)).toBe(bytesOf(plain, 'categories', 0, 200));
});

test('unique text keeps the person that its row draws', () => {
  const emails = (base: number): readonly string[] =>
    rowsOf(append(ZOO, {}, { bases: { users: base } }), 'users').map((row) => String(row['email']));
  const names = (list: readonly string[]): readonly string[] => list.map((text) => text.replace(/\d+@.*/, ''));
  expect(names(emails(5000))).toEqual(names(emails(0)));
  const taken = new Set(emails(0));
  expect(emails(5000).filter((text) => taken.has(text))).toEqual([]);
});

test('a partial index that allows one row per table allows the first of all runs', () => {
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [
      table('themes', 'id', [column('id', INTEGER), column('name', TEXT), column('active', BOOLEAN)], {
        uniques: [
          {
            columns: ['active'],
            where: { expression: 'active', predicate: { op: 'column', name: 'active' } },
            index: true,
          },
        ],
      }),
    ],
  };
  const count = (bases: Readonly<Record<string, number>>): number =>
    rowsOf(append(schema, { rows: { themes: 40 } }, { bases }), 'themes').filter(({ active }) => active === true)
      .length;
  expect(count({ themes: 40 })).toBe(0);
  expect(count({})).toBeLessThanOrEqual(1);
});

test('serial columns say where a run may begin', () => {
  const { plan } = weave();
  expect(serialColumns(plan, 'tenants')).toEqual([{ column: 'id', kind: 'serial', start: 1, step: 1 }]);
  const serial = { column: 'id', kind: 'serial', start: 1, step: 1 } as const;
  expect(baseBeyond(serial, 41)).toBe(41);
  expect(baseBeyond(serial, -3)).toBe(0);
  const growing = { ...serial, kind: 'growing' } as const;
  expect(growingColumns(plan, 'users')).toEqual([growing]);
  expect([0, 1, 1000, 1001, 12_345].map((max) => baseBeyond(growing, max))).toEqual([0, 1000, 1000, 10_000, 100_000]);
});

test('a base beyond the capacity of a key is an issue with the number of rows left', () => {
  const most = 2 ** 31 - 1;
  expect(checkBases(append(ZOO, {}, { bases: { tenants: most - 12 } }))).toEqual([]);
  const issues = checkBases(append(ZOO, {}, { bases: { tenants: most - 5 } }));
  expect(issues.map(({ path }) => path)).toEqual(['rows.tenants.id']);
  expect(issues[0]?.message).toContain('Ask for at most 5 rows of tenants');
});

test('a table of one row cannot be appended to', () => {
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [
      table('settings', 'id', [column('id', INTEGER), column('only', BOOLEAN)], { uniques: [{ columns: ['only'] }] }),
    ],
  };
  const issues = (base: number): readonly string[] =>
    checkBases(append(schema, { rows: { settings: 2 } }, { bases: { settings: base } })).map(({ path }) => path);
  expect(issues(0)).toEqual([]);
  expect(issues(2)).toEqual(['rows.settings.only']);
});

test('a rule that repeats its values beyond the first rows is an issue', () => {
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [table('plans', 'id', [column('id', INTEGER), column('code', TEXT)], { uniques: [{ columns: ['code'] }] })],
  };
  const check = (derive: string): readonly string[] =>
    checkBases(
      append(schema, { rows: { plans: 2 }, rules: { 'plans.code': { derive } } }, { bases: { plans: 2 } }),
    ).map(({ code }) => code);
  expect(check("case row_number() when 1 then 'small' when 2 then 'large' else 'other' end")).toEqual(['base_repeats']);
  expect(check("'plan ' || row_number()")).toEqual([]);
});

test('all obstacles are reported at once, and no row of a full table is made', () => {
  const schema: SchemaDocument = {
    ...ZOO,
    tables: [
      table('plans', 'id', [column('id', INTEGER), column('code', TEXT)], { uniques: [{ columns: ['code'] }] }),
      table('flags', 'id', [column('id', INTEGER), column('key', TEXT)], { uniques: [{ columns: ['key'] }] }),
    ],
  };
  const run = append(
    schema,
    {
      rows: { plans: 2, flags: 3 },
      rules: { 'plans.code': { derive: "'x' || (row_number() % 2)" }, 'flags.key': { one_of: ['a', 'b', 'c'] } },
    },
    { bases: { plans: 2, flags: 3 } },
  );
  expect(checkBases(run).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'base_capacity rows.flags.key',
    'base_repeats tables.plans.uniques.plans_unique_1',
  ]);
  expect(() => rowsOf(run, 'flags')).toThrow(/3 rows beyond 3 do not fit/);
});

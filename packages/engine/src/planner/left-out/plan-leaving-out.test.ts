import { expect, test } from 'vitest';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import { previewRows } from '../../weave/compile/objects.ts';
import { check, column, INTEGER, table } from '../../laws/zoo.fixture.ts';
import { loadLexicon } from '../../base/locale/load-lexicon.ts';
import type { ForeignKey, SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { makePlan } from '../make-plan.ts';
import type { Wishes } from '../draft/wishes.ts';

const key = (name: string): ForeignKey => ({
  name: `${name}_fkey`,
  columns: [`${name}_id`],
  references: { table: name, columns: ['id'] },
});
const child = (name: string, ...parents: readonly { to: string; nullable?: boolean }[]): Table => ({
  ...table(name, 'id', [
    column('id', INTEGER),
    ...parents.map(({ to, nullable = false }) => ({ ...column(`${to}_id`, INTEGER), nullable })),
  ]),
  foreign_keys: parents.map(({ to }) => key(to)),
});
const impossible: Table = {
  ...table('impossible', 'id', [column('id', INTEGER), column('size', INTEGER)]),
  checks: [check('size_fits_nowhere', 'size > 5 and size < 3')],
};
const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'shelf',
  enums: [],
  domains: [],
  tables: [
    child('fine'),
    impossible,
    child('needy', { to: 'impossible' }),
    child('needier', { to: 'needy' }),
    child('easy', { to: 'fine' }, { to: 'impossible', nullable: true }, { to: 'needier', nullable: true }),
  ],
};

async function plan(rest: Partial<Wishes>) {
  const wishes = { rows: 100, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z', ...rest } as const;
  const lexicon = await loadLexicon('en');
  const made = makePlan(schema, wishes, lexicon);
  if ('issues' in made) return made;
  const run = makeRunContext(schema, made.plan, lexicon);
  const rows = Object.fromEntries(made.plan.tables.map(({ name, rows: count }) => [name, count]));
  const refers = previewRows(run, 'easy', 0, 100).filter(
    (row) => row['impossible_id'] !== null || row['needier_id'] !== null,
  );
  return { rows, refers, notes: made.plan.notes.map(({ code, path }) => `${code} ${path}`) };
}

test('a table that cannot be filled, and those that need it, are left out by name; the others are filled', async () => {
  const made = await plan({ leave_out: true });
  expect(made).toMatchObject({
    rows: { impossible: 0, needy: 0, needier: 0 },
    refers: [],
    notes: ['table_left_out tables.impossible', 'table_left_out tables.needy', 'table_left_out tables.needier'],
  });
  expect('rows' in made && (made.rows['fine'] ?? 0) > 0 && (made.rows['easy'] ?? 0) > 0).toBe(true);
});

test('the plan is refused unless leaving tables out is allowed', async () => {
  expect(await plan({})).toMatchObject({ issues: [{ path: 'tables.impossible.checks.size_fits_nowhere' }] });
});

test('a table to which the user gives a number of rows is not left out', async () => {
  expect(await plan({ leave_out: true, rows: { impossible: 5, '*': 5 } })).toMatchObject({
    issues: [{ path: 'tables.impossible.checks.size_fits_nowhere' }],
  });
  expect(await plan({ leave_out: true, rows: { impossible: 0, needier: 5, '*': 5 } })).toMatchObject({
    issues: [{ code: 'parent_empty' }],
  });
});

test('a table can have 0 rows: nullable references are NULL, and the other row counts hold', async () => {
  expect(await plan({ leave_out: true, rows: { impossible: 0, '*': 20 } })).toMatchObject({
    rows: { fine: 20, impossible: 0, needy: 0, needier: 0, easy: 20 },
    refers: [],
  });
});

test('a rule for a column of an unfillable table does not affect the others', async () => {
  const rules = { 'impossible.id': { range: { min: 1 } }, 'fine.id': { range: { min: 5 } } };
  const made = await plan({ leave_out: true, rules });
  expect(made).toMatchObject({ rows: { impossible: 0, needy: 0, needier: 0 } });
  expect('rows' in made && (made.rows['fine'] ?? 0) > 0).toBe(true);
});

test('a rule that keeps a table from being filled is left to the user to correct', async () => {
  const rules = { 'sized.size': { one_of: [9] } };
  const sized = {
    ...table('sized', 'id', [column('id', INTEGER), column('size', INTEGER)]),
    checks: [check('size_is_small', 'size < 3')],
  };
  const wishes = { seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z', leave_out: true } as const;
  const small = { ...schema, tables: [child('fine'), sized] };
  const lexicon = await loadLexicon('en');
  expect(makePlan(small, { ...wishes, rules }, lexicon)).toMatchObject({
    issues: [{ path: 'tables.sized.checks.size_is_small' }],
  });
  expect(makePlan(small, wishes, lexicon)).toHaveProperty('plan');
});

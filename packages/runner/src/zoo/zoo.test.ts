import { loadLexicon, makePlan, makeRunContext, previewRows } from '@rowloom/engine';
import { prepare, readPostgresqlDdlSync } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { zooOf } from './zoo.fixture.ts';

await prepare();
const lexicon = await loadLexicon('en');

/**
 * With 60 and 120 rows they are planned for the runs and the hashes; `npm run test:thorough` plans one row and many.
 */
const COUNTS = process.env['ROWLOOM_THOROUGH'] === '1' ? [1, 1000] : [];

test.each(zooOf('postgresql').flatMap(({ name, sql }) => COUNTS.map((rows) => [name, rows, sql] as const)))(
  '%s can be planned with %i rows per table',
  (name, rows, sql) => {
    const read = readPostgresqlDdlSync(sql, { name });
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const made = makePlan(
      read.document,
      { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: { '*': rows } },
      lexicon,
    );
    if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
    expect(made.plan.tables.filter((table) => table.rows === 0)).toEqual([]);
  },
);

test('a call to a user-defined function is unsupported, with a remedy', () => {
  const found = zooOf('postgresql').find(({ name }) => name === 'functions');
  const read = readPostgresqlDdlSync(found?.sql ?? '', {});
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const made = makePlan(read.document, { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: 10 }, lexicon);
  expect('plan' in made ? made.plan.notes.map(({ message }) => message) : []).toEqual([
    expect.stringMatching(/parcels_label_check.*is_sound.*rule for label/),
  ]);
});

test.each(['computed-ranges', 'narrowed-parents', 'partial-uniques', 'shared-values'])(
  'the constraints of %s cost a table none of its rows',
  (zoo) => {
    const found = zooOf('postgresql').find(({ name }) => name === zoo);
    const read = readPostgresqlDdlSync(found?.sql ?? '', {});
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const made = makePlan(
      read.document,
      { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: { '*': 300 } },
      lexicon,
    );
    expect('plan' in made ? made.plan.tables.filter(({ rows }) => rows !== 300) : made).toEqual([]);
  },
);

test('a CHECK on a column from a key leaves the parents their variety', () => {
  const found = zooOf('postgresql').find(({ name }) => name === 'eligible-parents');
  const read = readPostgresqlDdlSync(found?.sql ?? '', {});
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const wishes = { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: { '*': 100 } } as const;
  const made = makePlan(read.document, wishes, lexicon);
  if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
  const run = makeRunContext(read.document, made.plan, lexicon);
  const valuesOf = (table: string, column: string): ReadonlySet<unknown> =>
    new Set(previewRows(run, table, 0, run.tables.get(table)?.plan.rows ?? 0).map((row) => row[column]));
  // The required values are present, once if the column is a key, and so are others.
  expect(valuesOf('scopes', 'id').size).toBe(100);
  expect(valuesOf('settings', 'scope_id')).toEqual(new Set(['global']));
  expect(valuesOf('accounts', 'scope_id').size).toBeGreaterThan(5);
  expect(valuesOf('moves', 'prior')).toEqual(new Set(['new', 'open']));
  expect(valuesOf('moves', 'next').size).toBeGreaterThan(5);
  expect(valuesOf('near_grants', 'grant_scope')).toEqual(new Set(['children', 'individual']));
  expect(valuesOf('grants', 'grant_scope').size).toBeGreaterThan(3);
  expect(valuesOf('northern_sales', 'region')).toEqual(new Set(['north']));
  expect(valuesOf('sales', 'region').size).toBeGreaterThan(3);
  expect(valuesOf('people', 'role').size).toBeGreaterThan(1);
  expect([...valuesOf('parts', 'weight')].some((weight) => Number(weight) > 500)).toBe(true);
  for (const { name, rows } of made.plan.tables) expect([name, rows >= 33]).toEqual([name, true]);
});

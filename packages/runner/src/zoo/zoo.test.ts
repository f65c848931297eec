import { loadLexicon, makePlan } from '@rowloom/engine';
import { prepare, readPostgresqlDdlSync } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { zooOf } from './zoo.fixture.ts';

await prepare();
const lexicon = await loadLexicon('en');

test.each(zooOf('postgresql').flatMap(({ name, sql }) => [1, 1000].map((rows) => [name, rows, sql] as const)))(
  '%s can be planned with %i rows a table',
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

test('a call of a function of the user is said to be out of reach, with the way out', () => {
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

import { previewRows } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { profileRows } from './profile-rows.ts';
import { readDdl } from './read-ddl.ts';
import { weaveAnew } from './weave.ts';

const WISHES = { rows: 200, seed: 1, locale: 'en', asOf: '2026-01-01T00:00:00Z', rules: {} } as const;
/** What every object has, and `constructor` besides in the forms that people give to names. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'constructors', 'constructor_id', 'constructorResults'];

test.each(
  NAMES.flatMap((name) => (['postgresql', 'mysql', 'sqlite'] as const).map((dialect) => [name, dialect] as const)),
)('a table, a column and a key are called %s as elsewhere in %s', async (name, dialect) => {
  const quoted = dialect === 'mysql' ? `\`${name}\`` : `"${name}"`;
  const opened = await readDdl(
    `CREATE TABLE ${quoted} (id integer primary key, ${quoted} varchar(40) not null unique);
       CREATE TABLE other (${quoted} integer primary key, parent integer not null, foreign key (parent) references ${quoted}(id));`,
    dialect,
  );
  expect(opened.issues).toEqual([]);
  const { run, issues } = await weaveAnew(opened, WISHES);
  expect(issues).toEqual([]);
  if (run === undefined) throw new Error('There is no plan.');
  const rows = previewRows(run, name, 0, 5);
  expect(rows).toHaveLength(5);
  for (const row of rows)
    expect(Object.entries(row).map(([column, value]) => [column, typeof value])).toEqual([
      ['id', 'number'],
      [name, 'string'],
    ]);
  expect(Object.keys(profileRows(rows))).toContain(name);
  const keys = previewRows(run, 'other', 0, 5).map((row) => Object.entries(row)[0]);
  expect(new Set(keys.map(String)).size).toBe(5);
});

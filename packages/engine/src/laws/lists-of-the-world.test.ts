import { expect, test } from 'vitest';
import { COUNTRIES } from '../weave/records/country.ts';
import { vocabularyOf } from '../weave/records/vocabulary-table.ts';
import { schemaOf, tableOf } from '../planner/infer/columns/infer.fixture.ts';
import { rowsOf, weave } from './weave.fixture.ts';

const unique = (...columns: readonly string[]) => columns.map((name) => ({ name: `${name}_key`, columns: [name] }));
const shapes = ['code char(2)!', 'code varchar(2)!', 'code varchar(10)!'];

test.each(shapes)('a country has its own code, with %s', (code) => {
  const table = tableOf(
    'countries',
    ['name varchar(80)!', code, 'iso3 char(3)!'],
    {},
    { uniques: unique('name', 'code', 'iso3') },
  );
  const rows = rowsOf(weave(schemaOf(table), { rows: 200 }), 'countries');
  const codes = new Map(COUNTRIES.map((country) => [country.name, country]));
  expect(rows.length).toBeGreaterThan(50);
  // A locale's own country has its local name.
  const known = rows.filter(({ name }) => codes.has(String(name)));
  expect(known.length).toBeGreaterThanOrEqual(rows.length - 1);
  for (const { name, code: short, iso3 } of known)
    expect([short, iso3]).toEqual([codes.get(String(name))?.code, codes.get(String(name))?.alpha3]);
});

test.each(['currency', 'language'])('a %s has its own code, and there are no more rows than codes', (noun) => {
  const name = noun === 'currency' ? 'currencies' : 'languages';
  const table = tableOf(
    name,
    ['code varchar(5)!', 'name varchar(60)!'],
    {},
    { primary_key: { name: 'pk', columns: ['code'] }, uniques: unique('name') },
  );
  const rows = rowsOf(weave(schemaOf(table), { rows: { '*': 500 } }), name);
  const [codes = [], names = []] = ['code', 'name'].map((field) => vocabularyOf(noun)?.words(field).words);
  expect(rows.length).toBe(codes.length);
  for (const row of rows) expect(row['name']).toBe(names[codes.indexOf(String(row['code']))]);
});

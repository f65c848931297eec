import { expect, test } from 'vitest';
import { RowloomError } from './rowloom-error.ts';
import { weave } from './weave.ts';

const SQL = `
create type mood as enum ('calm', 'wild');
create table person (
  id bigserial primary key,
  email varchar(80) not null,
  mood mood not null,
  born date not null,
  height double precision,
  photo bytea,
  settings jsonb not null,
  joined_at timestamptz not null default now()
);
create unique index person_email on person (lower(email));
create table loan (
  id uuid primary key,
  person_id bigint not null references person,
  amount numeric(10,2) not null check (amount > 0),
  tags text[],
  due date not null,
  paid_on date,
  check (paid_on is null or paid_on >= due - 400)
);`;

test('SQL text becomes rows with JavaScript values', async () => {
  const loom = await weave(SQL, { seed: 7, rows: { person: 50, loan: 120 } });
  expect(loom.tables).toEqual(['person', 'loan']);
  const people = loom.table('person');
  expect(people.length).toBe(50);
  const [person] = people;
  expect(person).toMatchObject({
    id: expect.any(Number),
    joined_at: expect.any(Date),
    born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(['calm', 'wild']).toContain(person?.['mood']);
  expect(typeof person?.['settings']).toBe('object');
  const rows = [...people];
  expect(rows.some((row) => row['photo'] instanceof Uint8Array)).toBe(true);
  expect(rows.every((row) => row['height'] === null || typeof row['height'] === 'number')).toBe(true);
  const loans = loom.rows('loan');
  const ids = new Set(rows.map((row) => row['id']));
  expect(
    loans.every((loan) => ids.has(loan['person_id']) && /^"\d+\.\d\d"$/.test(JSON.stringify(loan['amount']))),
  ).toBe(true);
});

test('an iterable, its asynchronous form, slices and single rows give the same rows', async () => {
  const table = (await weave('blog', { seed: 3, rows: 4000 })).table('comments');
  const all = table.toArray();
  expect(all.length).toBe(table.length);
  expect([...table]).toEqual(all);
  const later: unknown[] = [];
  for await (const row of table) later.push(row);
  expect(later).toEqual(all);
  expect(table.slice(10, 13)).toEqual(all.slice(10, 13));
  expect(table.slice(-2)).toEqual(all.slice(-2));
  expect(table.at(-1)).toEqual(all.at(-1));
  expect(table.at(table.length)).toBeUndefined();
});

test('the same seed gives the same rows, and JSON uses texts for types that it lacks', async () => {
  const [one, two] = await Promise.all([weave('saas', { seed: 5 }), weave('saas', { seed: 5 })]);
  expect(one.rows('invoices', 20)).toEqual(two.rows('invoices', 20));
  const plain = await weave('saas', { seed: 5, values: 'json' });
  expect(JSON.parse(JSON.stringify(plain.rows('invoices', 20)))).toEqual(plain.rows('invoices', 20));
  const [moments, texts] = [one, plain].map((loom) => loom.rows('invoices', 20).map((row) => row['issued_at']));
  expect(moments?.every((moment) => moment instanceof Date)).toBe(true);
  expect(moments).toEqual(texts?.map((text) => new Date(text as string)));
});

test('rules, rows and the locale work as on the command line', async () => {
  const loom = await weave(SQL, {
    rows: { person: 10, '*': 5 },
    locale: 'de',
    rules: { 'person.mood': { constant: 'wild' } },
  });
  expect(loom.rows('person').map((row) => row['mood'])).toEqual(Array.from({ length: 10 }, () => 'wild'));
  expect(loom.plan.locale).toBe('de');
});

test.each([
  [() => weave('ecomerce'), 'schema', /no pack "ecomerce"/],
  [() => weave('create table ('), 'schema', /1:\d+/],
  [() => weave('select 1;'), 'schema', /creates no table/],
  [() => weave('{"version": 1}'), 'schema', /not a schema document/],
  [() => weave('blog', { seed: -1 }), 'plan', /seed: -1/],
  [() => weave('blog', { rules: { 'posts.titel': { constant: 'x' } } }), 'plan', /titel/],
  [() => weave('blog', { asOf: 'yesterday' }), 'plan', /asOf/],
  [async () => (await weave('blog')).table('post'), 'unknown_name', /Did you mean posts\?/],
])('a wrong option is refused with an explanation: %s', async (make, code, message) => {
  const error = await make().then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(RowloomError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
});

import { expect, test } from 'vitest';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const JSON_TYPE: ColumnType = { kind: 'json', binary: true, native: 'jsonb' };
const SHORT: ColumnType = { kind: 'text', max_length: 12, native: 'varchar(12)' };

function schema(rest: Partial<SchemaDocument>, ...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'values', enums: [], domains: [], ...rest, tables };
}

test('a composite value has a field for each of its type, with nested composites quoted again', () => {
  const address: ColumnType = { kind: 'composite', name: 'address', native: 'address' };
  const contact: ColumnType = { kind: 'composite', name: 'contact', native: 'contact' };
  const composites = [
    {
      name: 'address',
      fields: [
        { name: 'street', type: TEXT },
        { name: 'house', type: INTEGER },
      ],
    },
    {
      name: 'contact',
      fields: [
        { name: 'nick', type: SHORT },
        { name: 'home', type: address },
      ],
    },
  ];
  const run = weave(schema({ composites }, table('people', 'id', [id, column('reach', contact)])), {
    rows: { people: 100 },
  });
  const form = /^\("[^"]{0,12}","\(""[^"]+"",""-?\d+""\)"\)$/;
  expect(rowsOf(run, 'people').filter((row) => !form.test(String(row['reach'])))).toEqual([]);
});

test('an array of a domain has elements that meet the CHECKs of the domain and of its base domains', () => {
  const value = (name: string, text: string) => check(name, text);
  const domains = [
    { name: 'word', type: TEXT, nullable: true, checks: [value('long', 'length(value) between 4 and 9')] },
    {
      name: 'tag',
      type: { kind: 'domain', name: 'word', native: 'word' } as const,
      nullable: true,
      checks: [value('plain', "value ~ '^[a-z]+$'")],
    },
  ];
  const tag: ColumnType = { kind: 'domain', name: 'tag', native: 'tag' };
  const tags: ColumnType = { kind: 'array', element: tag, native: 'tag[]' };
  const run = weave(schema({ domains }, table('notes', 'id', [id, column('main', tag), column('tags', tags)])), {
    rows: { notes: 200 },
  });
  const all = rowsOf(run, 'notes').flatMap((row) => [row['main'], ...(row['tags'] as readonly unknown[])]);
  expect(all.filter((text) => !/^[a-z]{4,9}$/.test(String(text)))).toEqual([]);
});

test('an e-mail address that must match a pattern still cannot reach anyone', () => {
  const run = weave(
    schema(
      {},
      table('users', 'id', [id, column('email', TEXT)], {
        uniques: [{ columns: ['email'] }],
        checks: [check('form', "email ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+[.][a-z]{2,}$'")],
      }),
    ),
    { rows: { users: 500 } },
  );
  const reserved = /^[^@]+@([a-z]+\.)*(example|test|invalid|example\.(com|net|org))$/;
  expect(rowsOf(run, 'users').filter((row) => !reserved.test(String(row['email'])))).toEqual([]);
});

test('where texts suggested by the name do not match the pattern, the pattern makes them', () => {
  const run = weave(
    schema({}, table('users', 'id', [id, column('email', TEXT)], { checks: [check('form', "email ~ '^[0-9]{4}$'")] })),
    { rows: { users: 50 } },
  );
  expect(rowsOf(run, 'users').filter((row) => !/^\d{4}$/.test(String(row['email'])))).toEqual([]);
});

test('a text that is redrawn until its CHECK holds may come from a record', () => {
  const run = weave(
    schema({}, table('users', 'id', [id, column('lang', TEXT)], { checks: [check('form', "lang ~ '^[a-z]{2}$'")] })),
    { rows: { users: 1000 } },
  );
  expect(rowsOf(run, 'users').filter((row) => !/^[a-z]{2}$/.test(String(row['lang'])))).toEqual([]);
});

test('JSON has the members that a CHECK names', () => {
  const document = schema(
    {},
    {
      ...table('events', 'id', [id, column('data', JSON_TYPE)]),
      checks: [
        {
          name: 'kind',
          expression: "data->>'kind' IN ('a', 'b')",
          predicate: {
            op: 'in',
            arg: {
              op: 'call',
              name: '->>',
              args: [
                { op: 'column', name: 'data' },
                { op: 'literal', type: 'text', value: 'kind' },
              ],
            },
            list: [
              { op: 'literal', type: 'text', value: 'a' },
              { op: 'literal', type: 'text', value: 'b' },
            ],
          },
        },
      ],
    },
  );
  const kinds = rowsOf(weave(document, { rows: { events: 80 } }), 'events').map(
    (row) => (JSON.parse(String(row['data'])) as { readonly kind?: string }).kind,
  );
  expect(new Set(kinds)).toEqual(new Set(['a', 'b']));
});

test('a whole-number key satisfies its CHECK', () => {
  const keyed = (name: string, text: string) => table(name, 'id', [id], { checks: [check(`${name}_id`, text)] });
  const run = weave(
    schema({}, keyed('high', 'id > 100'), keyed('few', 'id between 5 and 900'), keyed('odd', 'id % 7 = 3')),
    {
      rows: { high: 50, few: 50, odd: 50 },
    },
  );
  const keys = (name: string): readonly number[] => rowsOf(run, name).map((row) => Number(row['id']));
  expect(keys('high').every((key) => key > 100)).toBe(true);
  expect(keys('few').every((key) => key >= 5 && key <= 900)).toBe(true);
  expect(keys('odd').every((key) => key % 7 === 3)).toBe(true);
  for (const name of ['high', 'few', 'odd']) expect(new Set(keys(name)).size).toBe(50);
});

test.each([false, true])('texts of a list keep the case that a CHECK requires, in a key: %s', (isKey) => {
  const text = (length: number): ColumnType => ({ kind: 'text', max_length: length, native: `varchar(${length})` });
  const columns = ['label', 'unit', 'size', 'status', 'color', 'title', 'name', 'category'].flatMap((name) =>
    [2, 5, 40].map((length) => column(`${name}_${length}`, text(length))),
  );
  for (const wanted of ['lower', 'upper']) {
    const checks = columns.map(({ name }) => check(`${name}_case`, `${name} = ${wanted}(${name})`));
    const uniques = columns
      .filter(({ name }) => isKey && !name.endsWith('_2'))
      .map(({ name }) => ({ columns: [name] }));
    const things = table('things', 'id', [id, ...columns], { checks, uniques });
    const run = weave(schema({}, things), { rows: { things: 300 } });
    const texts = rowsOf(run, 'things').flatMap((row) => columns.map(({ name }) => String(row[name])));
    expect(texts.filter((value) => value !== (wanted === 'lower' ? value.toLowerCase() : value.toUpperCase()))).toEqual(
      [],
    );
  }
});

import type { Column, Expression, SchemaDocument, Table } from '@rowloom/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffSchemas, type SchemaDiff } from './diff-schemas.ts';
import type { Change, Difference } from './diff-things.ts';
import { listChanges } from './list-changes.ts';
import { workedMs } from './worked-ms.fixture.ts';

const integer = { native: 'integer', kind: 'integer', bits: 32 } as const;
const column = (name: string, change: Partial<Column> = {}): Column => ({
  name,
  type: integer,
  nullable: false,
  ...change,
});
const table = (name: string, change: Partial<Table> = {}): Table => ({
  name,
  columns: [column('id'), column('a'), column('b')],
  uniques: [],
  foreign_keys: [],
  checks: [],
  ...change,
});
const schema = (tables: readonly Table[], change: Partial<SchemaDocument> = {}): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  tables,
  enums: [],
  domains: [],
  ...change,
});

/** The inverse of a difference. */
function mirror(diff: SchemaDiff): SchemaDiff {
  const turn = (changes: readonly Change[]): readonly Change[] =>
    changes.map(({ what, from, to }) => ({ what, from: to, to: from }));
  const flip = ({ added, removed, changed }: Difference): Difference => ({
    added: removed,
    removed: added,
    changed: changed.map(({ name, changes }) => ({ name, changes: turn(changes) })),
  });
  return {
    identical: diff.identical,
    changes: turn(diff.changes),
    tables: {
      added: diff.tables.removed,
      removed: diff.tables.added,
      changed: diff.tables.changed.map(({ name, changes, columns, constraints }) => ({
        name,
        changes: turn(changes),
        columns: flip(columns),
        constraints: flip(constraints),
      })),
    },
    enums: flip(diff.enums),
    domains: flip(diff.domains),
    composites: flip(diff.composites),
  };
}

const word = fc.constantFrom('a', 'b', 'c');
const optional = <T>(key: string, value: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc.option(value).map((found) => (found === null ? {} : { [key]: found }));
const named = optional('name', fc.constantFrom('n1', 'n2'));
const columnOf = fc
  .tuple(word, fc.boolean(), optional('default', fc.constantFrom('0', '1')), optional('comment', word))
  .map(([name, nullable, fallback, comment]) => column(name, { nullable, ...fallback, ...comment }));
const uniqueOf = fc.tuple(named, word).map(([name, on]) => ({ ...name, columns: [on] }));
const checkOf = fc.tuple(named, word).map(([name, on]) => ({ ...name, expression: `${on} > 0` }));
const tableOf = fc
  .record({
    name: fc.constantFrom('t1', 't2', 't3'),
    columns: fc.uniqueArray(columnOf, { selector: ({ name }) => name, minLength: 1 }),
    uniques: fc.array(uniqueOf, { maxLength: 4 }),
    checks: fc.array(checkOf, { maxLength: 4 }),
  })
  .map(({ name, ...change }) => table(name, change));
const schemaOf = fc
  .tuple(
    fc.uniqueArray(tableOf, { selector: ({ name }) => name }),
    fc.uniqueArray(fc.record({ name: word, values: fc.uniqueArray(word, { minLength: 1 }) }), {
      selector: ({ name }) => name,
    }),
    fc.constantFrom('postgresql', 'mysql'),
  )
  .map(([tables, enums, dialect]) => schema(tables, { enums, dialect }));

describe('a schema', () => {
  test('does not differ from itself, whatever the order of its parts', () => {
    fc.assert(
      fc.property(schemaOf, (document) => {
        const turned = {
          ...document,
          enums: document.enums.toReversed(),
          tables: document.tables
            .map((one) => ({ ...one, uniques: one.uniques.toReversed(), checks: one.checks.toReversed() }))
            .toReversed(),
        };
        expect(diffSchemas(document, turned).identical).toBe(true);
        expect(listChanges(diffSchemas(document, turned))).toEqual([]);
      }),
    );
  });

  test('differs from another as the other from it', () => {
    fc.assert(
      fc.property(schemaOf, schemaOf, (one, other) => {
        const diff = diffSchemas(one, other);
        expect(diffSchemas(other, one)).toEqual(mirror(diff));
        expect(diff.identical).toBe(listChanges(diff).length === 0);
      }),
      { numRuns: 500 },
    );
  });

  test('does not differ by statistics, by its name, or by synonyms for a type', () => {
    const [before, after] = [
      schema([table('t', { columns: [column('id')] })]),
      schema(
        [
          table('t', {
            columns: [column('id', { type: { ...integer, native: 'int4' }, statistics: { distinct: 3 } })],
          }),
        ],
        {
          name: 'other',
        },
      ),
    ];
    expect(diffSchemas(before, after).identical).toBe(true);
  });
});

test('additions, removals and changes are named', () => {
  const before = schema(
    [
      table('gone'),
      table('kept', {
        comment: 'Old.',
        columns: [column('id'), column('moved'), column('narrow'), column('lost')],
        primary_key: { name: 'kept_pkey', columns: ['id'] },
        foreign_keys: [{ name: 'fk', columns: ['lost'], references: { table: 'gone', columns: ['id'] } }],
        checks: [{ name: 'positive', expression: 'narrow > 0' }],
      }),
    ],
    { enums: [{ name: 'mood', values: ['sad'] }] },
  );
  const after = schema(
    [
      table('kept', {
        comment: 'New.',
        columns: [
          column('id'),
          column('fresh', { nullable: true, default: '0' }),
          column('narrow', { type: { native: 'bigint', kind: 'integer', bits: 64 }, nullable: true }),
          column('moved'),
        ],
        primary_key: { columns: ['id', 'moved'] },
        uniques: [{ name: 'once', columns: ['fresh'] }],
        checks: [{ name: 'positive', expression: 'narrow > 1' }],
      }),
    ],
    { enums: [{ name: 'mood', values: ['sad', 'glad'] }] },
  );
  expect(diffSchemas(before, after)).toEqual({
    identical: false,
    changes: [],
    tables: {
      added: [],
      removed: [{ name: 'gone', words: 'table with 3 columns' }],
      changed: [
        {
          name: 'kept',
          changes: [
            { what: 'column_order', from: 'id, moved, narrow', to: 'id, narrow, moved' },
            { what: 'comment', from: 'Old.', to: 'New.' },
          ],
          columns: {
            added: [{ name: 'fresh', words: 'integer default 0' }],
            removed: [{ name: 'lost', words: 'integer not null' }],
            changed: [
              {
                name: 'narrow',
                changes: [
                  { what: 'nullable', from: 'no', to: 'yes' },
                  { what: 'type', from: 'integer', to: 'bigint' },
                ],
              },
            ],
          },
          constraints: {
            added: [{ name: 'once', words: 'unique (fresh)' }],
            removed: [{ name: 'fk', words: 'foreign key (lost) references gone (id)' }],
            changed: [
              {
                name: 'positive',
                changes: [{ what: 'definition', from: 'check (narrow > 0)', to: 'check (narrow > 1)' }],
              },
              {
                name: 'primary key',
                changes: [{ what: 'definition', from: 'primary key (id)', to: 'primary key (id, moved)' }],
              },
            ],
          },
        },
      ],
    },
    enums: {
      added: [],
      removed: [],
      changed: [{ name: 'mood', changes: [{ what: 'values', from: "'sad'", to: "'sad', 'glad'" }] }],
    },
    domains: { added: [], removed: [], changed: [] },
    composites: { added: [], removed: [], changed: [] },
  });
  expect(
    listChanges(diffSchemas(before, after)).map(({ change, kind, table: of, name }) => [change, kind, of, name]),
  ).toEqual([
    ['removed', 'table', 'gone', 'gone'],
    ['changed', 'table', 'kept', 'kept'],
    ['added', 'column', 'kept', 'fresh'],
    ['removed', 'column', 'kept', 'lost'],
    ['changed', 'column', 'kept', 'narrow'],
    ['removed', 'constraint', 'kept', 'fk'],
    ['added', 'constraint', 'kept', 'once'],
    ['changed', 'constraint', 'kept', 'positive'],
    ['changed', 'constraint', 'kept', 'primary key'],
    ['changed', 'type', null, 'mood'],
  ]);
  expect(listChanges(diffSchemas(before, after))).toContainEqual({
    change: 'changed',
    kind: 'column',
    table: 'kept',
    name: 'narrow',
    before: 'nullable: no; type: integer',
    after: 'nullable: yes; type: bigint',
  });
});

test('a constraint named by the database matches the unnamed one in SQL text', () => {
  const written = schema([table('t', { uniques: [{ columns: ['a'] }, { columns: ['b'] }] })]);
  const read = schema([
    table('t', {
      uniques: [
        { name: 't_b_key', columns: ['b'] },
        { name: 't_a_key', columns: ['a'] },
      ],
    }),
  ]);
  expect(diffSchemas(written, read).identical).toBe(true);
  const renamed = schema([
    table('t', {
      uniques: [
        { name: 'other', columns: ['b'] },
        { name: 't_a_key', columns: ['a'] },
      ],
    }),
  ]);
  expect(diffSchemas(read, renamed).tables.changed[0]?.constraints).toEqual({
    added: [{ name: 'other', words: 'unique (b)' }],
    removed: [{ name: 't_b_key', words: 'unique (b)' }],
    changed: [],
  });
});

const field = (name: string): Expression => ({ op: 'column', name });
const least = (value: string): Expression => ({
  op: 'compare',
  operator: '>=',
  left: field('a'),
  right: { op: 'literal', type: 'number', value },
});
const price = column('price', { type: { native: 'numeric(12,2)', kind: 'decimal', precision: 12, scale: 2 } });
/** `price = a * price`, where a database has written `a::numeric`. */
const product = (factor: Expression): Expression => ({
  op: 'compare',
  operator: '=',
  left: field('price'),
  right: { op: 'arithmetic', operator: '*', left: factor, right: field('price') },
});
const asNumeric: Expression = { op: 'cast', arg: field('a'), type: { native: 'numeric', kind: 'decimal' } };

test("a database's own way of printing is not a change", () => {
  const mood = { native: 'mood', kind: 'enum', name: 'mood' } as const;
  const written = schema([
    table('t', {
      columns: [column('a'), price, column('m', { type: mood, default: "'sad'" })],
      uniques: [{ name: 'once', columns: ['a'], where: { expression: 'a>=1', predicate: least('1') } }],
      checks: [
        { expression: 'a>=1', predicate: least('1') },
        { name: 'whole', expression: 'price = a * price', predicate: product(field('a')) },
      ],
    }),
  ]);
  const printed = schema([
    table('t', {
      columns: [column('a'), price, column('m', { type: mood, default: "'sad'::public.mood" })],
      uniques: [{ name: 'once', columns: ['a'], where: { expression: '(a >= 1)', predicate: least('1') } }],
      checks: [
        { name: 't_a_check', expression: '(a >= 1)', predicate: least('1') },
        { name: 'whole', expression: '(price = ((a)::numeric * price))', predicate: product(asNumeric) },
      ],
    }),
  ]);
  expect(listChanges(diffSchemas(written, printed))).toEqual([]);
});

test('another bound, another default and a significant cast are changes', () => {
  const before = schema([
    table('t', {
      columns: [column('a'), column('b', { default: "'1'" })],
      checks: [
        { name: 'bound', expression: 'a>=1', predicate: least('1') },
        { name: 'share', expression: 'a = a * a', predicate: product(field('a')) },
      ],
    }),
  ]);
  const after = schema([
    table('t', {
      columns: [column('a'), column('b', { default: "'1'::text" })],
      checks: [
        { name: 'bound', expression: '(a >= 2)', predicate: least('2') },
        { name: 'share', expression: '(a = ((a)::numeric * a))', predicate: product(asNumeric) },
      ],
    }),
  ]);
  expect(listChanges(diffSchemas(before, after)).map(({ name }) => name)).toEqual(['b', 'bound', 'share']);
});

test('thousands of unnamed constraints are compared quickly', () => {
  const check = (expression: string, name?: string) => ({ expression, ...(name === undefined ? {} : { name }) });
  const tableWith = (checks: readonly ReturnType<typeof check>[]) =>
    ({ ...schema([{ ...table('t'), checks }]) }) as SchemaDocument;
  const count = 20_000;
  const before = tableWith(Array.from({ length: count }, (_, index) => check(`a <> ${index}`, `c${index}`)));
  const after = tableWith(Array.from({ length: count }, (_, index) => check(`a <> ${-index - 1}`)));
  const begin = workedMs();
  expect(diffSchemas(before, after).tables.changed[0]?.constraints.added).toHaveLength(count);
  expect(workedMs() - begin).toBeLessThan(3000);
});

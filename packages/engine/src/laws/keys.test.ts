import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDerive } from '../language/expression/parse-derive.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { ForeignKey, SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';
import { evaluateNode } from '../weave/graph/evaluate-node.fixture.ts';
import { constant } from '../weave/graph/node.ts';
import { apartDigit, ascendingDigit, dealtDigit, digitOf, mixedDigit } from '../weave/reference/product.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { BOOLEAN, check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const DATE: ColumnType = { kind: 'date', native: 'date' };

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'keys', enums: [], domains: [], tables };
}

function tree(text: string): { readonly expression: string; readonly predicate: ReturnType<typeof parse> } {
  return { expression: text, predicate: parse(text) };
}

function parse(text: string) {
  const parsed = parseDerive(text);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  return parsed.expression;
}

const over = (...expressions: readonly string[]): Unique => ({
  columns: [],
  expressions: expressions.map(tree),
  index: true,
});
const where = (columns: readonly string[], condition: string): Unique => ({
  columns,
  where: tree(condition),
  index: true,
});
const to = (columns: string, parent: string): ForeignKey => ({
  columns: [columns],
  references: { table: parent, columns: ['id'] },
});

/** The tuples that occur more than once. */
function repeated(tuples: readonly (readonly unknown[])[]): readonly string[] {
  const texts = tuples.map((tuple) => JSON.stringify(tuple).toLowerCase());
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('several partial indexes may watch the same column', () => {
  const state = check('known', "state in ('draft', 'active', 'expired')");
  const run = weave(
    schema(
      table('depots', 'id', [id]),
      table('cards', 'id', [id, column('depot', INTEGER), column('state', TEXT)], {
        keys: [to('depot', 'depots')],
        checks: [state],
        uniques: [where(['depot'], "state = 'active'"), where(['depot'], "state = 'draft'")],
      }),
    ),
    { rows: { depots: 10, cards: 120 } },
  );
  const rows = rowsOf(run, 'cards');
  for (const wanted of ['active', 'draft'])
    expect(repeated(rows.filter((row) => row['state'] === wanted).map((row) => [row['depot']]))).toEqual([]);
  expect(rows.some((row) => row['state'] === 'expired')).toBe(true);
});

test('two partial indexes that watch one column from both sides are both kept', () => {
  const uniques = [where(['grade'], 'note is not null'), where(['rank'], 'note is null')];
  const checks = [check('grades', 'grade between 1 and 3'), check('ranks', 'rank between 1 and 3')];
  const columns = [id, column('grade', INTEGER), column('rank', INTEGER), column('note', TEXT, true)];
  const run = weave(schema(table('marks', 'id', columns, { uniques, checks })), { rows: { '*': 60 } });
  const rows = rowsOf(run, 'marks');
  expect(rows.length).toBeGreaterThan(1);
  expect(repeated(rows.filter((row) => row['note'] !== null).map((row) => [row['grade']]))).toEqual([]);
  expect(repeated(rows.filter((row) => row['note'] === null).map((row) => [row['rank']]))).toEqual([]);
});

test('a partial index over the column that its condition wants to be NULL asks nothing', () => {
  const uniques = [where(['grade'], 'note is not null'), where(['note'], 'note is null')];
  const checks = [check('grades', 'grade between 1 and 3')];
  const columns = [id, column('grade', INTEGER), column('note', TEXT, true)];
  const run = weave(schema(table('marks', 'id', columns, { uniques, checks })), { rows: { marks: 60 } });
  const rows = rowsOf(run, 'marks').filter((row) => row['note'] !== null);
  expect(rows.length).toBeGreaterThan(0);
  expect(repeated(rows.map((row) => [row['grade']]))).toEqual([]);
});

test.each([20, 900])('%i codes, of a list and beyond it, differ in more than their case', (rows) => {
  const code: ColumnType = { kind: 'text', max_length: 5, native: 'varchar(5)' };
  const units = table('units', 'id', [id, column('unit', code)], { uniques: [over('lower(unit)')] });
  const made = rowsOf(weave(schema(units), { rows: { units: rows } }), 'units');
  expect(made).toHaveLength(rows);
  expect(repeated(made.map((row) => [row['unit']]))).toEqual([]);
});

test('NULLs that an indexed expression makes equal do not repeat', () => {
  const run = weave(
    schema(table('codes', 'id', [id, column('code', TEXT, true)], { uniques: [over("coalesce(code, '')")] })),
    { rows: { codes: 300 } },
  );
  expect(repeated(rowsOf(run, 'codes').map((row) => [row['code'] ?? '']))).toEqual([]);
});

test('a key over days has one row a day for each owner', () => {
  const run = weave(
    schema(
      table('meters', 'id', [id]),
      table('marks', 'id', [id, column('meter', INTEGER), column('marked', TIME)], {
        keys: [to('meter', 'meters')],
        uniques: [{ columns: ['meter'], expressions: [tree("date_trunc('day', marked)")], index: true }],
      }),
    ),
    { rows: { meters: 8, marks: 200 } },
  );
  expect(repeated(rowsOf(run, 'marks').map((row) => [row['meter'], String(row['marked']).slice(0, 10)]))).toEqual([]);
});

test('a unique column that the database computes is distinct through its inputs', () => {
  const key = { ...column('key', TEXT), generated: { ...tree('lower(title)'), stored: true } };
  const run = weave(
    schema(table('pages', 'id', [id, column('title', TEXT), key], { uniques: [{ columns: ['key'] }] })),
    { rows: { pages: 400 } },
  );
  expect(repeated(rowsOf(run, 'pages').map((row) => [row['title']]))).toEqual([]);
});

test('columns of few values tell the rows of one owner apart together', () => {
  const run = weave(
    schema(
      table('products', 'id', [id]),
      table('colors', 'id', [id]),
      table('variants', 'id', [id, ...['product', 'color', 'size', 'fit'].map((name) => column(name, INTEGER))], {
        keys: [to('product', 'products'), to('color', 'colors')],
        checks: [check('sizes', 'size in (36, 38, 40, 42)'), check('fits', 'fit in (1, 2, 3)')],
        uniques: [{ columns: ['product', 'size', 'fit'] }, { columns: ['product', 'color'] }],
      }),
    ),
    { rows: { products: 10, colors: 50, variants: 100 } },
  );
  const rows = rowsOf(run, 'variants');
  expect(rows).toHaveLength(100);
  expect(repeated(rows.map((row) => [row['product'], row['size'], row['fit']]))).toEqual([]);
});

test.each([['without an owner'], ['within an owner']])('a key over parents of one kind keeps to them, %s', (which) => {
  const parent = (): ForeignKey => ({
    columns: ['parent', 'kind'],
    references: { table: 'parents', columns: ['id', 'kind'] },
  });
  const own = which === 'within an owner' ? ['owner', 'fit'] : [];
  const kinds = [id, column('parent', INTEGER), column('kind', TEXT)];
  const run = weave(
    schema(
      table('owners', 'id', [id]),
      table('parents', 'id', [id, column('kind', TEXT)], {
        checks: [check('kinds', "kind in ('a', 'b')")],
        uniques: [{ columns: ['id', 'kind'] }],
      }),
      table('others', 'id', kinds, { keys: [parent()], checks: [check('only_b', "kind = 'b'")] }),
      table('children', 'id', [...kinds, ...['level', ...own].map((name) => column(name, INTEGER))], {
        keys: [parent(), ...(own.length === 0 ? [] : [to('owner', 'owners')])],
        checks: [
          check('only_a', "kind = 'a'"),
          check('levels', 'level in (1, 2, 3, 4)'),
          ...(own.length === 0 ? [] : [check('fits', 'fit in (1, 2)')]),
        ],
        uniques: [{ columns: ['parent', 'kind', 'level', ...own] }],
      }),
    ),
    { rows: { owners: 5, parents: 20, others: 10, children: own.length === 0 ? 30 : 120 } },
  );
  const rows = rowsOf(run, 'children');
  const kindOf = new Map(rowsOf(run, 'parents').map((row) => [row['id'], row['kind']]));
  expect(new Set(rows.map((row) => kindOf.get(row['parent'] ?? null)))).toEqual(new Set(['a']));
  expect(repeated(rows.map((row) => ['parent', 'level', ...own].map((name) => row[name])))).toEqual([]);
});

test.each([
  ['a < b', (a: number, b: number) => a < b],
  ['a <> b', (a: number, b: number) => a !== b],
] as const)('pairs of rows of one table with %s occur once each', (condition, holds) => {
  const run = weave(
    schema(
      table('people', 'id', [id]),
      table('links', 'a b', [column('a', INTEGER), column('b', INTEGER)], {
        keys: [to('a', 'people'), to('b', 'people')],
        checks: [check('apart', condition)],
      }),
    ),
    { rows: { people: 30, links: 400 } },
  );
  const rows = rowsOf(run, 'links');
  expect(repeated(rows.map((row) => [row['a'], row['b']]))).toEqual([]);
  expect(rows.every((row) => holds(Number(row['a']), Number(row['b'])))).toBe(true);
});

test('keys that overlap pairwise all hold', () => {
  const parents = ['teachers', 'classes', 'slots'] as const;
  const pairs = [
    ['teachers', 'classes'],
    ['classes', 'slots'],
    ['teachers', 'slots'],
  ] as const;
  const run = weave(
    schema(
      ...parents.map((name) => table(name, 'id', [id])),
      table('lessons', 'id', [id, ...parents.map((name) => column(name, INTEGER))], {
        keys: parents.map((name) => to(name, name)),
        uniques: pairs.map((columns) => ({ columns })),
      }),
    ),
    { rows: { teachers: 20, classes: 20, slots: 19, lessons: 300 } },
  );
  const rows = rowsOf(run, 'lessons');
  for (const columns of pairs) expect(repeated(rows.map((row) => columns.map((name) => row[name])))).toEqual([]);
});

test('numbered pairs are all the pairs there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (count) => {
      const ascending = Array.from({ length: (count * (count - 1)) / 2 }, (_, place) => [
        ascendingDigit(place, 0),
        ascendingDigit(place, 1),
      ]);
      expect(ascending.every(([a = 0, b = 0]) => a >= 0 && a < b && b < count)).toBe(true);
      expect(repeated(ascending)).toEqual([]);
      const apart = Array.from({ length: count * (count - 1) }, (_, place) => [
        evaluateNode(apartDigit(constant(place), count, 0)),
        evaluateNode(apartDigit(constant(place), count, 1)),
      ]);
      expect(apart.every(([a = 0, b = 0]) => a !== b && a < count && b < count)).toBe(true);
      expect(repeated(apart)).toEqual([]);
    }),
  );
});

test('the square root behind a pair is exact far out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2 ** 25 }), fc.nat(), (upper, drawn) => {
      const lower = drawn % upper;
      const place = (upper * (upper - 1)) / 2 + lower;
      expect([ascendingDigit(place, 0), ascendingDigit(place, 1)]).toEqual([lower, upper]);
    }),
  );
});

test('of mixed digits any two tell the place', () => {
  fc.assert(
    fc.property(fc.constantFrom(3, 5, 7, 11, 13), fc.nat(), fc.nat(), (prime, first, second) => {
      const [a, b] = [first % prime, second % prime];
      fc.pre(a !== b);
      const places = Array.from({ length: prime * prime }, (_, place) => [
        evaluateNode(mixedDigit(constant(place), prime, a)),
        evaluateNode(mixedDigit(constant(place), prime, b)),
      ]);
      expect(repeated(places)).toEqual([]);
    }),
  );
});

test('digits that are dealt evenly meet once, and come equally often in any rows', () => {
  const size = fc.integer({ min: 1, max: 14 });
  fc.assert(
    fc.property(size, size, fc.nat(), (first, second, drawn) => {
      const round = Array.from({ length: first * second }, (_, at) => at + 1).find(
        (at) => at % first === 0 && at % second === 0,
      );
      const rows = 1 + (drawn % (first * second));
      const dealt = Array.from({ length: rows }, (_, place): readonly [number, number] => [
        evaluateNode(digitOf(constant(place), 1, first)),
        evaluateNode(dealtDigit(constant(place), round ?? 0, second)),
      ]);
      expect(repeated(dealt)).toEqual([]);
      for (const [position, radix] of [first, second].entries())
        for (const value of Array.from({ length: radix }, (_, at) => at))
          expect(dealt.filter((digits) => digits[position] === value).length).toBeLessThanOrEqual(
            Math.ceil(rows / radix),
          );
    }),
  );
});

test('a tree may be asked to have one root', () => {
  const run = weave(
    schema(
      table('revisions', 'id', [id, column('previous', INTEGER, true)], {
        keys: [to('previous', 'revisions')],
        uniques: [{ columns: ['previous'] }, { ...over('previous is null'), where: tree('previous is null') }],
      }),
    ),
    { rows: { revisions: 40 } },
  );
  expect(rowsOf(run, 'revisions').filter((row) => row['previous'] === null)).toHaveLength(1);
});

test('a unique reference to its own table that cannot be NULL refers to the row itself', () => {
  const run = weave(
    schema(
      table('twins', 'id', [id, column('other', INTEGER)], {
        keys: [to('other', 'twins')],
        uniques: [{ columns: ['other'] }],
      }),
    ),
    { rows: { twins: 40 } },
  );
  expect(repeated(rowsOf(run, 'twins').map((row) => [row['other']]))).toEqual([]);
});

const slots = (name: string, from: string, until: string, type: ColumnType, range: string): Table => ({
  ...table(name, 'id', [id, column('hall', INTEGER), column(from, type), column(until, type, true)], {
    keys: [to('hall', 'halls')],
    checks: [check(`${name}_order`, `${from} < ${until}`)],
  }),
  exclusions: [
    {
      name: `${name}_apart`,
      method: 'gist',
      elements: [
        { expression: 'hall', operator: '=' },
        { expression: range, operator: '&&' },
      ],
    },
  ],
});

test('ranges built of two columns never overlap for one owner', () => {
  const run = weave(
    schema(
      table('halls', 'id', [id]),
      slots('bookings', 'starts', 'ends', TIME, "tstzrange(starts, ends, '[)'::text)"),
      slots('closures', 'since', 'till', DATE, "daterange(since, COALESCE(till, 'infinity'::date), '[]')"),
      slots('blocks', 'low', 'high', INTEGER, "int4range(low, high, '[]')"),
    ),
    { rows: { halls: 6, bookings: 200, closures: 200, blocks: 200 } },
  );
  for (const [name, from, until] of [
    ['bookings', 'starts', 'ends'],
    ['closures', 'since', 'till'],
    ['blocks', 'low', 'high'],
  ] as const) {
    expect(run.plan.tables.find((item) => item.name === name)?.constraints).not.toContainEqual(
      expect.objectContaining({ verdict: 'unsupported' }),
    );
    const halls = Map.groupBy(rowsOf(run, name), (row) => row['hall']);
    for (const rows of halls.values()) {
      const spans = rows.map((row) => [row[from], row[until]] as const).toSorted(([a], [b]) => compareTexts(a, b));
      const edges = spans.flat();
      // Start, end, start, end: each beyond the one before.
      expect(edges.filter((edge, index) => index > 0 && compareTexts(edges[index - 1], edge) >= 0)).toEqual([]);
    }
  }
});

function compareTexts(a: unknown, b: unknown): number {
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}

test('a boolean key has a row for each of its values', () => {
  const run = weave(schema(table('sides', 'side', [column('side', BOOLEAN), column('name', TEXT)])), {
    rows: { '*': 200 },
  });
  expect(new Set(rowsOf(run, 'sides').map((row) => row['side']))).toEqual(new Set([false, true]));
  expect(rowsOf(run, 'sides')).toHaveLength(2);
});

test('names differ within a tenant, though rows of the tenant hang below each other by a key that it is part of', () => {
  const run = weave(
    schema(
      table('tenants', 'id', [id]),
      table('vaults', 'id', [id, column('tenant', INTEGER), column('name', TEXT), column('above', INTEGER, true)], {
        keys: [
          to('tenant', 'tenants'),
          { columns: ['tenant', 'above'], references: { table: 'vaults', columns: ['tenant', 'id'] } },
        ],
        uniques: [{ columns: ['tenant', 'name'] }, { columns: ['tenant', 'id'] }],
      }),
    ),
    { rows: { tenants: 10, vaults: 200 } },
  );
  const vaults = rowsOf(run, 'vaults');
  expect(vaults).toHaveLength(200);
  expect(vaults.filter(({ above }) => above !== null).length).toBeGreaterThan(50);
  expect(repeated(vaults.map(({ tenant, name }) => [tenant, name]))).toEqual([]);
});

test('a text that is named like a number leaves a key room for as many rows again', () => {
  const label: ColumnType = { kind: 'text', max_length: 9, native: 'character varying(9)' };
  const columns = [id, column('mark', label), column('closed', BOOLEAN)];
  const drafts = table('drafts', 'id', columns, { uniques: [where(['mark'], 'closed is not null')] });
  const planned = (rows: number) => weave(schema(drafts), { rows: { drafts: rows } }).plan.tables[0];
  const sourceOf = (rows: number) => planned(rows)?.columns.find(({ name }) => name === 'mark')?.source;
  expect(sourceOf(40)).toMatchObject({ generator: 'measure' });
  expect(sourceOf(60)).toMatchObject({ generator: 'pattern' });
  expect(planned(60)?.rows).toBe(60);
});

import { expect, test } from 'vitest';
import { addOwnGenerator } from '../../weave/generators/whole/own.ts';
import { column, INTEGER, table, TEXT } from '../../laws/zoo.fixture.ts';
import { loadLexicon } from '../../base/locale/load-lexicon.ts';
import type { ColumnRule } from '../../document/rules/rules.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { makePlan } from '../make-plan.ts';

const PRICE: ColumnType = { kind: 'decimal', native: 'numeric(4,2)', precision: 4, scale: 2 };
const MOOD: ColumnType = { kind: 'enum', native: 'mood', name: 'mood' };
const CODE: ColumnType = { kind: 'text', native: 'varchar(5)', max_length: 5 };

const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  enums: [{ name: 'mood', values: ['calm', 'merry'] }],
  domains: [],
  tables: [
    table('owners', 'id', [column('id', INTEGER), column('title', TEXT)]),
    {
      ...table('things', 'id', [
        column('id', INTEGER),
        column('owner_id', INTEGER),
        column('price', PRICE),
        column('mood', MOOD),
        column('code', CODE),
        column('title', TEXT),
        column('size', INTEGER),
        column('born', { kind: 'date', native: 'date' }),
        column('seen', { kind: 'timestamp', native: 'timestamptz', zone: true }),
        column('key', { kind: 'uuid', native: 'uuid' }),
        { ...column('note', TEXT), nullable: true },
      ]),
      foreign_keys: [
        { name: 'things_owner_fkey', columns: ['owner_id'], references: { table: 'owners', columns: ['id'] } },
      ],
    },
  ],
};

async function issuesOf(name: string, rule: ColumnRule, dialect: SchemaDocument['dialect'] = 'postgresql') {
  const wishes = { rows: { '*': 20 }, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z' } as const;
  const rules = { [`things.${name}`]: rule };
  const made = makePlan({ ...schema, dialect }, { ...wishes, rules }, await loadLexicon('en'));
  return 'issues' in made ? made.issues : [];
}

test.each<[string, ColumnRule, string, RegExp]>([
  ['mood', { constant: 'sad' }, 'constant', /is mood: "sad" is not one of its values: "calm", "merry"/],
  ['mood', { one_of: ['calm', 'sad'] }, 'one_of[1]', /"sad" is not one of its values/],
  ['mood', { derive: 'title' }, 'derive', /is not one of its values/],
  ['price', { range: { min: 500, max: 900 } }, 'range.min', /room for 2 digits before the point, too few for 500/],
  ['price', { range: { min: 1, max: 900 } }, 'range.max', /too few for 900/],
  ['price', { generator: 'decimal', options: { min: 1, max: 900 } }, 'options.max', /too few for 900/],
  ['mood', { generator: 'one_of', options: { values: ['calm', 'sad'] } }, 'options.values[1]', /"sad" is not one of/],
  ['price', { constant: 1e308 }, 'constant', /too few for 1e\+308/],
  ['price', { derive: 'row_number() * 50' }, 'derive', /too few for/],
  ['price', { derive: 'title' }, 'derive', /is not a number/],
  ['price', { constant: 1.234 }, 'constant', /stores 2 digits after the point, too few for 1\.234/],
  ['price', { one_of: [1, '2.345'] }, 'one_of[1]', /stores 2 digits after the point, too few for 2\.345/],
  ['price', { range: { min: 1.231, max: 1.239 } }, 'range', /no number of 2 digits after the point from 1\.231 to/],
  ['size', { constant: '1.5' }, 'constant', /1\.5 is not a whole number/],
  ['size', { constant: true }, 'constant', /true is a boolean, not a number/],
  ['size', { one_of: [1, false] }, 'one_of[1]', /false is a boolean/],
  ['size', { generator: 'constant', options: { value: true } }, 'options.value', /true is a boolean/],
  ['price', { generator: 'one_of', options: { values: [1, true] } }, 'options.values[1]', /true is a boolean/],
  ['size', { range: { min: 0.2, max: 0.8 } }, 'range', /there is no whole number from 0\.2 to 0\.8/],
  ['born', { range: { min: '2026-01-01T10:00:00Z', max: '2026-01-01T11:00:00Z' } }, 'range', /no day that begins from/],
  ['id', { constant: 1e308 }, 'constant', /it has no room for 1e\+308/],
  ['id', { constant: 1e20 }, 'constant', /it has no room for/],
  ['id', { derive: 'row_number() * 1000000000' }, 'derive', /it has no room for/],
  ['owner_id', { pattern: '' }, 'pattern', /"" is not a number/],
  ['owner_id', { constant: 7000 }, 'constant', /refers to owners, and its rule makes 7000, which no row of owners has/],
  ['owner_id', { derive: 'row_number() + 5' }, 'derive', /its rule makes 21, which no row of owners has/],
  ['code', { constant: 'too long' }, 'constant', /room for 5 characters, and "too long" has 8/],
  ['seen', { constant: 'soon' }, 'constant', /it cannot hold "soon"/],
  ['key', { generator: 'city' }, 'generator', /is not a UUID/],
  ['title', { constant: null }, 'constant', /is NOT NULL, and its rule makes NULLs/],
  ['title', { constant: 'a\0b' }, 'constant', /NUL character/],
  ['title', { derive: 'note' }, 'derive', /is NOT NULL, and its rule makes NULLs/],
])('a rule for %s that the schema cannot hold is refused by its name: %j', async (name, rule, at, message) => {
  const [issue] = await issuesOf(name, rule);
  expect(issue?.path).toBe(`rules.things.${name}.${at}`);
  expect(issue?.message).toMatch(message);
  expect(issue?.message).toContain(`things.${name}`);
});

test.each<[string, ColumnRule, RegExp]>([
  ['price', { derive: 'nope + 1' }, /things\.price: things has no column nope/],
  ['price', { derive: 'keeper.id' }, /has no reference over or named keeper/],
  ['price', { derive: 'count(nobody)' }, /The plan has no table nobody/],
])('a rule for %s that asks for a missing value is refused by its name: %j', async (name, rule, message) => {
  const issues = await issuesOf(name, rule);
  expect(issues.map(({ path }) => path)).toEqual([`rules.things.${name}`]);
  expect(issues[0]?.message).toMatch(message);
});

test.each<[string, ColumnRule]>([
  ['mood', { one_of: ['calm'] }],
  ['price', { range: { min: 1, max: 99.99 } }],
  ['price', { constant: '12.50' }],
  ['price', { one_of: [1, '2.300'] }],
  ['size', { range: { min: 0.5, max: 1 } }],
  ['born', { range: { min: '-30 hours', max: 'now' } }],
  ['owner_id', { constant: 7 }],
  ['owner_id', { derive: '21 - row_number()' }],
  ['seen', { constant: '2 days ago' }],
  ['seen', { range: { min: '-1 year', max: 'now' } }],
  ['key', { constant: '123e4567-e89b-12d3-a456-426614174000' }],
  ['code', { pattern: '[A-Z]{5}' }],
  ['note', { constant: null }],
])('a rule for %s whose values fit is applied: %j', async (name, rule) => {
  expect(await issuesOf(name, rule)).toEqual([]);
});

const LARGE = { owners: 150_000, things: 40_000 } as const;

test.each<[string, ColumnRule, RegExp | undefined]>([
  ['owner_id', { constant: 7_000_000 }, /its rule makes 7000000, which no row/],
  ['owner_id', { constant: 149_999 }, undefined],
  ['owner_id', { derive: 'row_number() * 3' }, undefined],
  ['owner_id', { derive: 'row_number() * 4' }, /its rule makes 1\d{5}, which no row/],
  [
    'owner_id',
    { derive: 'CASE WHEN row_number() BETWEEN 17000 AND 18000 THEN 0 ELSE 1 END' },
    /its rule makes 0, which/,
  ],
  ['code', { derive: "CASE WHEN row_number() BETWEEN 17000 AND 18000 THEN 'too long' ELSE 'a' END" }, /room for 5/],
])('large tables are checked too: %s %j', async (name, rule, message) => {
  const wishes = { rows: LARGE, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z' } as const;
  const made = makePlan(schema, { ...wishes, rules: { [`things.${name}`]: rule } }, await loadLexicon('en'));
  const issues = 'issues' in made ? made.issues : [];
  expect(issues.map(({ path }) => path.split('.').slice(0, 3).join('.'))).toEqual(
    message === undefined ? [] : [`rules.things.${name}`],
  );
  expect(issues[0]?.message ?? '').toMatch(message ?? /^$/);
});

test('where a condition is a number, a boolean is one too', async () => {
  expect(await issuesOf('size', { one_of: [true, false] }, 'mysql')).toEqual([]);
});

test('SQLite accepts any value in any column', async () => {
  expect(await issuesOf('price', { constant: 'priceless' }, 'sqlite')).toEqual([]);
});

test('a value that does not fit is traced to the column that it comes from', async () => {
  const lexicon = await loadLexicon('en');
  const rules = { 'owners.title': { constant: 'x'.repeat(9) }, 'things.code': { derive: 'owner_id.title' } };
  const made = makePlan(
    schema,
    { seed: 1, rows: { '*': 5 }, locale: 'en', as_of: '2026-01-01T00:00:00Z', rules },
    lexicon,
  );
  const issues = 'issues' in made ? made.issues : [];
  expect(issues.map(({ path }) => path)).toEqual(['rules.things.code.derive']);
  expect(issues[0]?.message).toContain('It comes from owners.title.');
});

test('a custom function fills a unique column only if it promises not to repeat a value', async () => {
  addOwnGenerator('sha256:tag', (cell) => `tag-${cell.row}`);
  const own = { name: 'tag', digest: 'sha256:tag' };
  expect(await issuesOf('id', { generator: 'own', options: own })).toEqual([
    {
      code: 'rule_breaks_unique',
      path: 'rules.things.id.generator',
      message: expect.stringMatching(/^things\.id is unique, and the generator tag .* \{ unique: true, make:/),
    },
  ]);
  expect(await issuesOf('title', { generator: 'own', options: own })).toEqual([]);
});

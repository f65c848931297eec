import { expect, test } from 'vitest';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import type { Expression } from '../language/expression/expression.ts';
import { makePlan } from '../planner/make-plan.ts';
import type { ForeignKey, SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { findOrphans } from './find-orphans.fixture.ts';
import { bytesOf, rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const key = (columns: string, parent: string, to: string): ForeignKey => ({
  columns: columns.split(' '),
  references: { table: parent, columns: to.split(' ') },
});
const unique = (columns: string): Table['uniques'][number] => ({ columns: columns.split(' ') });
const columns = (...names: string[]): Table['columns'] =>
  names.map((name) => column(name, name === 'kind' || name === 'reach' || name === 'scope' ? TEXT : INTEGER));

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'subtypes', enums: [], domains: [], tables };
}

const kinds = (list: readonly string[]): Table['checks'] => [
  check('kinds', list.map((kind) => `kind = '${kind}'`).join(' or ')),
];

/**
 * Methods of two kinds in a scope, and accounts of the same kinds that belong to them: two paths to the same method.
 */
const METHODS = schema(
  table('scopes', 'scope', columns('scope')),
  table('methods', 'id', columns('scope', 'id', 'kind'), {
    keys: [key('scope', 'scopes', 'scope')],
    uniques: [unique('scope id'), unique('scope id kind')],
    checks: kinds(['mail', 'word']),
  }),
  ...['mail', 'word'].flatMap((kind) => [
    table(`${kind}_methods`, 'id', columns('scope', 'id', 'kind'), {
      keys: [key('scope id kind', 'methods', 'scope id kind')],
      uniques: [unique('scope id')],
      checks: kinds([kind]),
    }),
    table(`${kind}_accounts`, 'id', columns('scope', 'method', 'id'), {
      keys: [key('scope method id', 'accounts', 'scope method id'), key('scope method', `${kind}_methods`, 'scope id')],
    }),
  ]),
  table('accounts', 'id', columns('scope', 'method', 'id'), {
    keys: [key('scope method', 'methods', 'scope id')],
    uniques: [unique('scope method id')],
  }),
);

test('accounts of a kind belong to methods of the kind, by both of their keys', () => {
  const run = weave(METHODS, { rows: { '*': 60 } });
  expect(findOrphans(run, METHODS)).toEqual([]);
  for (const { name } of METHODS.tables) {
    const rows = rowsOf(run, name);
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => row['id'] ?? row['scope'])).size).toBe(rows.length);
  }
});

test('any range of rows of a motif is the same, whoever makes it', () => {
  const run = weave(METHODS, { rows: { '*': 60 } });
  const whole = bytesOf(run, 'word_accounts', 0, 12);
  expect(bytesOf(run, 'word_accounts', 0, 5) + bytesOf(run, 'word_accounts', 5, 12)).toBe(whole);
});

test('requested row counts are exact for a table that no other depends on', () => {
  const document = schema(
    ...METHODS.tables,
    table('logins', 'id', columns('id', 'scope', 'method'), {
      keys: [key('scope method', 'mail_methods', 'scope id'), key('scope', 'scopes', 'scope')],
    }),
  );
  const run = weave(document, { rows: { scopes: 4, logins: 500 } });
  expect(rowsOf(run, 'scopes').length).toBe(4);
  expect(rowsOf(run, 'logins').length).toBe(500);
  expect(findOrphans(run, document)).toEqual([]);
});

test('a CHECK on a column from a parent selects among the parents, or makes one that fits', () => {
  const document = schema(
    table('scopes', 'scope', columns('scope', 'kind'), {
      uniques: [unique('scope kind')],
      checks: kinds(['root', 'branch']),
    }),
    table('roots', 'scope', columns('scope', 'kind'), {
      keys: [key('scope kind', 'scopes', 'scope kind')],
      checks: [...kinds(['root']), check('named', "scope = 'global'")],
    }),
    table('branches', 'scope', [...columns('scope', 'kind'), column('parent', TEXT)], {
      keys: [key('scope kind', 'scopes', 'scope kind'), key('parent', 'roots', 'scope')],
      checks: kinds(['branch']),
    }),
    table('roles', 'id', columns('id', 'scope', 'reach'), {
      keys: [key('scope', 'branches', 'scope')],
      uniques: [unique('scope id reach')],
      checks: [check('reaches', "reach = 'one' or reach = 'some' or reach = 'all'")],
    }),
    table('grants', 'role', columns('scope', 'role', 'reach'), {
      keys: [key('scope role reach', 'roles', 'scope id reach'), key('scope', 'branches', 'scope')],
      checks: [check('wide', "reach = 'some' or reach = 'all'")],
    }),
  );
  const run = weave(document, { rows: { '*': 40 } });
  expect(findOrphans(run, document)).toEqual([]);
  expect(rowsOf(run, 'roots')).toEqual([{ scope: 'global', kind: 'root' }]);
  expect(rowsOf(run, 'branches').length).toBeGreaterThan(20);
  expect(rowsOf(run, 'grants').every((row) => row['reach'] !== 'one')).toBe(true);
});

const lexicon = await loadLexicon('en');

test('planning reports where it stopped once its work budget is used up', () => {
  const wishes = { rows: { '*': 60 }, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z' } as const;
  const stopped = makePlan(METHODS, { ...wishes, work: 150 }, lexicon);
  expect(stopped).toEqual({
    issues: [
      {
        code: 'planning_stopped',
        path: expect.stringMatching(/^tables\.\w+$/),
        message: expect.stringMatching(
          /^Planning stopped at \w+ after 150 steps, .* {"\w+": {"owner": "…"}}, .*"skip": true/,
        ),
      },
    ],
  });
  expect('plan' in makePlan(METHODS, { ...wishes, work: 1_000_000 }, lexicon)).toBe(true);
});

/** Levels of tables, each of which refers to all tables of the level above by their shared columns. */
function lattice(levels: number, width: number): SchemaDocument {
  const names = (level: number): readonly string[] => Array.from({ length: width }, (_, at) => `t${level}_${at}`);
  return schema(
    table('scopes', 'id', columns('id')),
    ...Array.from({ length: levels }, (_, level) =>
      names(level).map((name) =>
        table(name, 'id', columns('scope_id', 'kind', 'id'), {
          keys:
            level === 0
              ? [key('scope_id', 'scopes', 'id')]
              : names(level - 1).map((above) => key('scope_id kind id', above, 'scope_id kind id')),
          uniques: [unique('scope_id kind id')],
          checks: level === levels - 1 ? kinds(['deep']) : [],
        }),
      ),
    ).flat(),
  );
}

test('a lattice of subtypes, with or without rules that name owners, is planned with little work', () => {
  const document = lattice(12, 4);
  const rules = Object.fromEntries(
    document.tables.flatMap(({ name, foreign_keys: keys }) => {
      const last = keys.at(-1);
      return last === undefined ? [] : [[name, { owner: `${name}_${last.columns.join('_')}_fkey` }]];
    }),
  );
  for (const given of [{}, rules]) {
    const run = weave(document, { rows: { '*': 12 }, rules: given, work: 2_000_000 });
    expect(findOrphans(run, document)).toEqual([]);
  }
});

test('a link finds rows of one space, even if a key of its ends leaves out the tenant', () => {
  const inSpace = ['tenant', 'space', 'id'];
  const spaces = schema(
    table('tenants', 'id', columns('id')),
    table('spaces', 'tenant id', columns('tenant', 'id'), { keys: [key('tenant', 'tenants', 'id')] }),
    table('methods', 'id', columns(...inSpace, 'parent', 'kind'), {
      keys: [key('tenant space', 'spaces', 'tenant id')],
      uniques: [unique('tenant space id'), unique('space id kind')],
      checks: kinds(['mail', 'word']),
    }),
    table('mail_methods', 'id', columns('space', 'id', 'kind'), {
      keys: [key('space id kind', 'methods', 'space id kind')],
      uniques: [unique('space id')],
      checks: kinds(['mail']),
    }),
    table('word_methods', 'id', columns(...inSpace, 'kind'), {
      keys: [key('space id kind', 'methods', 'space id kind'), key('tenant space id', 'methods', 'tenant space id')],
      uniques: [unique('tenant space id')],
      checks: kinds(['word']),
    }),
    table('vaults', 'id', columns(...inSpace), {
      keys: [key('tenant space', 'spaces', 'tenant id')],
      uniques: [unique('tenant space id')],
    }),
    table('links', 'method vault', columns('tenant', 'space', 'method', 'vault'), {
      keys: [
        key('space method', 'mail_methods', 'space id'),
        key('tenant space vault', 'vaults', 'tenant space id'),
        key('tenant space', 'spaces', 'tenant id'),
      ],
    }),
    table('grants', 'tenant space vault method', columns('tenant', 'space', 'vault', 'method'), {
      keys: [
        key('tenant space vault', 'vaults', 'tenant space id'),
        key('tenant space method', 'word_methods', 'tenant space id'),
      ],
    }),
  );
  const run = weave(spaces, { rows: { '*': 20 } });
  expect(findOrphans(run, spaces)).toEqual([]);
  for (const { name } of spaces.tables) expect(rowsOf(run, name).length).toBeGreaterThan(1);
});

test('rows with a separate parent each differ in a key that contains it, whatever else the key contains', () => {
  const sessions = schema(
    table('sessions', 'id', columns('id')),
    table(
      'states',
      'session begins',
      [...columns('session', 'begins'), column('ends', INTEGER, true), column('before', INTEGER, true)],
      {
        keys: [key('session', 'sessions', 'id'), key('session before', 'states', 'session ends')],
        uniques: [unique('session ends')],
        checks: [check('after', 'before <= begins'), check('lasts', 'begins < ends')],
      },
    ),
  );
  const run = weave(sessions, { rows: { '*': 40 } });
  expect(findOrphans(run, sessions)).toEqual([]);
  expect(new Set(rowsOf(run, 'states').map((row) => row['session'])).size).toBe(40);
});

test('a kind that the database computes limits its reference to parents of the kind', () => {
  const kind = (value: string): Expression => ({ op: 'literal', type: 'text', value });
  const computed = (name: string, predicate: Expression): Table['columns'][number] => ({
    ...column(name, TEXT, true),
    generated: { expression: '', stored: true, predicate },
  });
  const bulky = check('bulky', 'bulk > 10').predicate ?? kind('');
  const byBulk: Expression = { op: 'case', whens: [{ when: bulky, then: kind('shop') }], otherwise: kind('person') };
  const run = weave(
    schema(
      table('partners', 'id', columns('id', 'kind'), {
        uniques: [unique('id kind')],
        checks: kinds(['shop', 'person']),
      }),
      table('shops', 'id', [...columns('id'), computed('kind', kind('shop'))], {
        keys: [key('id kind', 'partners', 'id kind')],
      }),
      table('orders', 'id', [...columns('id', 'partner', 'bulk'), computed('of', byBulk)], {
        keys: [key('partner of', 'partners', 'id kind')],
        checks: [check('bulk', 'bulk between 1 and 20')],
      }),
    ),
    { rows: { '*': 40 } },
  );
  const kindOf = new Map(rowsOf(run, 'partners').map((row) => [row['id'], row['kind']]));
  const shops = rowsOf(run, 'shops');
  expect(shops.length).toBeGreaterThan(5);
  for (const row of shops) expect([row['kind'], kindOf.get(row['id'])]).toEqual(['shop', 'shop']);
  for (const row of rowsOf(run, 'orders'))
    expect([row['of'], kindOf.get(row['partner'])]).toEqual(
      Array(2).fill(Number(row['bulk']) > 10 ? 'shop' : 'person'),
    );
});

import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import type { Expression } from '../language/expression/expression.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table } from './zoo.fixture.ts';

const schemaOf = (of: Table): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'lists',
  enums: [],
  domains: [],
  tables: [of],
});
const short = (length: number): ColumnType => ({ kind: 'text', max_length: length, native: `varchar(${length})` });

test.each([
  ['locale', short(12), /^[a-z]{2,3}-[A-Z]{2}(-\d+)?$/],
  ['mime_type', short(80), /^[a-z]+\/[\w.+-]+$/],
  ['time_zone', short(64), /^[A-Z]\w+[\w/-]*$/],
])('a key over %s continues beyond the end of our list', (name, type, form) => {
  const run = weave(schemaOf(table('list', name, [column(name, type)])), { rows: { '*': 300 } });
  const values = rowsOf(run, 'list').map((row) => String(row[name]));
  expect(new Set(values).size).toBe(300);
  for (const value of values) expect(value).toMatch(form);
});

test('values beyond a list differ from those that an earlier run took from it', () => {
  const schema = schemaOf(table('list', 'locale', [column('locale', short(12))]));
  const before = rowsOf(weave(schema, { rows: { '*': 30 } }), 'list');
  const { plan, lexicon } = weave(schema, { rows: { '*': 200 }, seed: 43 });
  const after = rowsOf(makeRunContext(schema, plan, lexicon, { bases: { list: 30 } }), 'list');
  expect(new Set([...before, ...after].map(({ locale }) => locale)).size).toBe(230);
});

test('a list of a CHECK is the list', () => {
  const of = table('list', 'locale', [column('locale', short(12))], {
    checks: [check('known', "locale in ('a', 'b', 'c')")],
  });
  expect(rowsOf(weave(schemaOf(of), { rows: { '*': 200 } }), 'list')).toHaveLength(3);
});

test.each([
  ['nothing else', [], 200],
  ['which is the lesser', [check('order', 'b < a')], 200],
  ['few values', [check('low', 'a >= 1 and a <= 20'), check('high', 'b >= 1 and b <= 20')], 190],
])('two columns contain each pair once, in either order, where CHECKs require %s', (_, checks, count) => {
  const args: readonly Expression[] = ['a', 'b'].map((name) => ({ op: 'column', name }));
  const { primary_key: _key, ...rest } = table('pairs', 'a', [column('a', INTEGER), column('b', INTEGER)], { checks });
  const of: Table = {
    ...rest,
    uniques: [
      {
        columns: [],
        expressions: ['least', 'greatest'].map((name) => ({ expression: name, predicate: { op: 'call', name, args } })),
      },
    ],
  };
  const rows = rowsOf(weave(schemaOf(of), { rows: { '*': 200 } }), 'pairs');
  const pairs = rows.map(({ a, b }) => [Number(a), Number(b)].toSorted((x, y) => x - y).join());
  expect(new Set(pairs).size).toBe(count);
  const asked = checks.some(({ name }) => name === 'order');
  expect(rows.filter(({ a, b }) => asked && Number(b) >= Number(a))).toEqual([]);
});

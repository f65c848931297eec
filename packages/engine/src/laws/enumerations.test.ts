import { expect, test } from 'vitest';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'lookups', enums: [], domains: [], tables };
}

const statuses = table('statuses', 'code', [column('code', TEXT), column('label', TEXT)]);
const orders = (checks: readonly string[], standard?: string): SchemaDocument['tables'][number] =>
  table('orders', 'id', [id, { ...column('status', TEXT), ...(standard === undefined ? {} : { default: standard }) }], {
    keys: [{ columns: ['status'], references: { table: 'statuses', columns: ['code'] } }],
    checks: checks.map((text, index) => check(`check_${index}`, text)),
  });
const codes = (run: ReturnType<typeof weave>): readonly string[] =>
  rowsOf(run, 'statuses')
    .map((row) => String(row['code']))
    .toSorted((a, b) => (a < b ? -1 : 1));

test("a lookup table holds exactly the values that its key's CHECK lists, whatever the number of rows", () => {
  const listed = { ...statuses, checks: [check('known', "code in ('open', 'paid', 'sent')")] };
  for (const rows of [1, 50])
    expect(codes(weave(schema(listed, orders([])), { rows: { '*': rows } }))).toEqual(['open', 'paid', 'sent']);
});

test('a short range of whole numbers is a list', () => {
  const levels = table('levels', 'level', [column('level', INTEGER)], {
    checks: [check('few', 'level between 1 and 5')],
  });
  const run = weave(schema(levels), { rows: { '*': 90 } });
  const levelsMade = rowsOf(run, 'levels').map((row) => Number(row['level']));
  expect(levelsMade.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('a lookup table holds the values that referencing tables allow, and their defaults', () => {
  const run = weave(schema(statuses, orders(["status in ('open', 'done')"], "'new'::text")), { rows: { '*': 40 } });
  expect(codes(run)).toEqual(['done', 'new', 'open']);
  expect(new Set(rowsOf(run, 'orders').map((row) => row['status']))).toEqual(new Set(['done', 'open']));
});

test('a default alone is among the values', () => {
  const run = weave(schema(statuses, orders([], "'fresh'::text")), { rows: { '*': 40 } });
  const all = codes(run);
  expect(all).toContain('fresh');
  expect(new Set(all).size).toBe(40);
});

test('a number of rows for a table is exact, or reported as too large', () => {
  const listed = { ...statuses, checks: [check('known', "code in ('open', 'paid', 'sent')")] };
  expect(codes(weave(schema(listed), { rows: { statuses: 2 } }))).toHaveLength(2);
  expect(() => weave(schema(listed), { rows: { statuses: 4 } })).toThrow(/cannot all differ in \(code\)/);
});

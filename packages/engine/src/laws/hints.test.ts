import { expect, test } from 'vitest';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import type { Expression } from '../language/expression/expression.ts';
import { judge } from '../language/evaluate/holds.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const DECIMAL: ColumnType = { kind: 'decimal', precision: 10, scale: 2, native: 'numeric(10,2)' };
const DATE: ColumnType = { kind: 'date', native: 'date' };
const TIMESTAMP: ColumnType = { kind: 'timestamp', native: 'timestamp' };
const TEXTS: ColumnType = { kind: 'array', element: TEXT, native: 'text[]' };
const INET: ColumnType = { kind: 'inet', native: 'inet' };
const CIDR: ColumnType = { kind: 'cidr', native: 'cidr' };
const JSON_TYPE: ColumnType = { kind: 'json', binary: true, native: 'jsonb' };

const name = (text: string): Expression => ({ op: 'column', name: text });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const call = (called: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name: called, args });
const compare = (left: Expression, operator: '=' | '<=' | '>=', right: Expression): Expression => ({
  op: 'compare',
  operator,
  left,
  right,
});
const texts = (...items: readonly string[]): Expression => ({ op: 'array', items: items.map(text) });
const years = (count: number): Expression => ({
  op: 'cast',
  arg: text(`${count} years`),
  type: { kind: 'interval', native: 'interval' },
});

const COLUMNS = [
  column('id', INTEGER),
  column('i', INTEGER),
  column('n', DECIMAL),
  column('d', DATE),
  column('e', DATE),
  column('ts', TIMESTAMP),
  column('tags', TEXTS),
  column('code', TEXT),
  column('host', INET),
  column('net', CIDR),
  column('j', JSON_TYPE),
];

const CASES: readonly (readonly [string, Expression])[] = [
  ['tags <@ list', call('<@', name('tags'), texts('a', 'b'))],
  ['tags @> list', call('@>', name('tags'), texts('a', 'b'))],
  ['tags && list', call('&&', name('tags'), texts('a', 'b'))],
  ['= any', { op: 'quantified', operator: '=', quantifier: 'any', left: text('a'), right: name('tags') }],
  ['json @>', call('@>', name('j'), text('{"v": 1, "in": {"k": "x"}}'))],
  ['json ?|', call('?|', name('j'), texts('p', 'q'))],
  ['json length', compare(call('jsonb_array_length', name('j')), '=', number(3))],
  ['month', compare(call('date_trunc', text('month'), name('ts')), '=', name('ts'))],
  ['week', compare(name('d'), '=', call('date_trunc', text('week'), name('d')))],
  ['age', compare(call('age', name('e'), name('d')), '>=', years(18))],
  ['years of age', compare(call('extract', text('year'), call('age', name('e'), name('d'))), '>=', number(18))],
  ['right', compare(call('right', name('code'), number(1)), '=', text('Z'))],
  ['middle', compare(call('substring', name('code'), number(3), number(2)), '=', text('XY'))],
  ['digits', compare(call('regexp_replace', name('code'), text('[^0-9]'), text(''), text('g')), '=', name('code'))],
  ['family', compare(call('family', name('host')), '=', number(6))],
  ['within', call('<<', name('host'), text('172.16.0.0/12'))],
  ['prefix', compare(call('masklen', name('net')), '<=', number(20))],
  ['subnet', call('<<=', name('net'), text('10.0.0.0/8'))],
  ['valid JSON in a text', call('json_valid', name('code'))],
  ['valid JSON in a text, as a number', compare(call('json_valid', name('code')), '=', number(1))],
  ['kind of JSON in a text', compare(call('json_type', name('code')), '=', text('array'))],
  ['an odd number', call('&', name('i'), number(1))],
  ['fraction below integer', compare(name('n'), '<=', name('i'))],
  ['date after moment', compare(name('e'), '>=', name('ts'))],
];

function schema(...tables: readonly Table[]): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'hints', enums: [], domains: [], tables };
}

test.each(CASES)('%s: every row meets the CHECK', (_, predicate) => {
  const run = weave(schema(table('t', 'id', COLUMNS, { checks: [{ name: 'c', expression: '', predicate }] })), {
    rows: 200,
  });
  const types = run.tables.get('t')?.types ?? new Map<string, ColumnType>();
  const rows = rowsOf(run, 't');
  expect(rows).toHaveLength(200);
  expect(rows.filter((row) => judge(predicate, row, types, run.asOf) !== 'met')).toEqual([]);
});

test('known parts joined by AND to an unknown part are still solved', () => {
  const predicate: Expression = {
    op: 'and',
    args: [
      { op: 'unknown', sql: 'is_sound(code)' },
      compare(name('i'), '<=', number(9)),
      compare(name('i'), '>=', number(7)),
    ],
  };
  const run = weave(schema(table('t', 'id', COLUMNS, { checks: [{ name: 'c', expression: '', predicate }] })), {
    rows: 50,
  });
  expect(new Set(rowsOf(run, 't').map((row) => row['i']))).toEqual(new Set([7, 8, 9]));
  expect(run.plan.tables[0]?.constraints.find((item) => item.name === 'c')?.verdict).toBe('unsupported');
});

test('rows of a subtype refer to rows of their own kind', () => {
  const kinds = table('parties', 'id', [column('id', INTEGER), column('kind', TEXT)], {
    uniques: [{ columns: ['id', 'kind'] }],
    checks: [check('kinds', "kind in ('person', 'company')")],
  });
  const persons = table('persons', 'id', [column('id', INTEGER), column('kind', TEXT)], {
    keys: [{ columns: ['id', 'kind'], references: { table: 'parties', columns: ['id', 'kind'] } }],
    checks: [check('own', "kind = 'person'")],
  });
  const run = weave(schema(kinds, persons), { rows: { parties: 40, persons: 20 } });
  const known = new Map(rowsOf(run, 'parties').map((row) => [row['id'], row['kind']]));
  const rows = rowsOf(run, 'persons');
  expect(new Set(rows.map((row) => row['id'])).size).toBe(20);
  expect(rows.every((row) => row['kind'] === 'person' && known.get(row['id']) === 'person')).toBe(true);
});

test('a NOT NULL column of an unknown type is an issue that names it', () => {
  const odd: ColumnType = { kind: 'unknown', native: 'sparse_thing' };
  const make = (extra: object) => () =>
    weave(schema(table('t', 'id', [column('id', INTEGER), { ...column('odd', odd), ...extra }])), { rows: 3 });
  expect(make({})).toThrow(/tables\.t\.columns\.odd.*sparse_thing.*rule/);
  expect(make({ nullable: true })).not.toThrow();
  expect(make({ default: "'x'" })).not.toThrow();
});

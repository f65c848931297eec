import type { ColumnType, Expression } from '@rowloom/engine';
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../parser/parser.ts';
import { readPostgresqlExpression, readPostgresqlExpressionSync as read } from './read-postgresql-expression.ts';

beforeAll(prepare);

const col = (name: string): Expression => ({ op: 'column', name });
const num = (value: string): Expression => ({ op: 'literal', type: 'number', value });
const txt = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const not = (arg: Expression): Expression => ({ op: 'not', arg });
const call = (name: string, ...args: Expression[]): Expression => ({ op: 'call', name, args });
const compare = (left: Expression, operator: '=' | '<' | '<=' | '>' | '>=', right: Expression): Expression => ({
  op: 'compare',
  operator,
  left,
  right,
});
const within = (low: string, high: string): Expression => ({
  op: 'and',
  args: [compare(col('a'), '>=', num(low)), compare(col('a'), '<=', num(high))],
});
const TEXT: ColumnType = { native: 'text', kind: 'text' };
const DATE: ColumnType = { native: 'date', kind: 'date' };

test.each<[string, Expression]>([
  ['a BETWEEN 1 AND 2', within('1', '2')],
  ['a NOT BETWEEN 1 AND 2', not(within('1', '2'))],
  ['a BETWEEN SYMMETRIC 2 AND 1', { op: 'or', args: [within('2', '1'), within('1', '2')] }],
  ['a IN (1, 2)', { op: 'in', arg: col('a'), list: [num('1'), num('2')] }],
  ["a NOT IN ('x')", not({ op: 'in', arg: col('a'), list: [txt('x')] })],
  ['a = ANY (ARRAY[0, -1])', { op: 'in', arg: col('a'), list: [num('0'), num('-1')] }],
  ['a <> ALL (ARRAY[1])', not({ op: 'in', arg: col('a'), list: [num('1')] })],
  [
    `a = ANY ('{x,"y z",NULL}'::text[])`,
    { op: 'in', arg: col('a'), list: [txt('x'), txt('y z'), { op: 'literal', type: 'null', value: null }] },
  ],
  [`a = ANY ('{1,2}'::integer[])`, { op: 'in', arg: col('a'), list: [num('1'), num('2')] }],
  [
    `(a)::text = ANY ((ARRAY['x'::character varying, 'y'::character varying])::text[])`,
    { op: 'in', arg: col('a'), list: [txt('x'), txt('y')] },
  ],
  ['a > ALL (b)', { op: 'quantified', quantifier: 'all', operator: '>', left: col('a'), right: col('b') }],
  [`a LIKE 'x%'`, { op: 'like', arg: col('a'), pattern: txt('x%') }],
  [
    `a NOT ILIKE 'x!%' ESCAPE '!'`,
    not({ op: 'like', arg: col('a'), pattern: txt('x!%'), escape: '!', ignore_case: true }),
  ],
  [`a ~~ like_escape('x'::text, '#'::text)`, { op: 'like', arg: col('a'), pattern: txt('x'), escape: '#' }],
  [
    `a LIKE ANY (ARRAY['x', 'y'])`,
    {
      op: 'or',
      args: [
        { op: 'like', arg: col('a'), pattern: txt('x') },
        { op: 'like', arg: col('a'), pattern: txt('y') },
      ],
    },
  ],
  [`a ~ '^x'::text`, { op: 'regex', arg: col('a'), pattern: txt('^x') }],
  [`a !~ '[^a-z0-9_-]'`, { op: 'regex', arg: col('a'), pattern: txt('^[a-z0-9_-]*$') }],
  [`a !~ '[ ]'`, { op: 'regex', arg: col('a'), pattern: txt('^[^ ]*$') }],
  [`a = ANY (string_to_array('x,y', ','))`, { op: 'in', arg: col('a'), list: [txt('x'), txt('y')] }],
  ['app.lower(a)', call('app.lower', col('a'))],
  ['app.is_ok(a)', call('is_ok', col('a'))],
  [
    'make_interval(days => 30)',
    call('make_interval', num('0'), num('0'), num('0'), num('30'), num('0'), num('0'), num('0')),
  ],
  [`a !~* 'x'`, not({ op: 'regex', arg: col('a'), pattern: txt('x'), ignore_case: true })],
  [`a SIMILAR TO '(x|y.)_%'`, { op: 'regex', arg: col('a'), pattern: txt('^(?:(x|y\\.)..*)$') }],
  [`a NOT SIMILAR TO '#%[a-z]' ESCAPE '#'`, not({ op: 'regex', arg: col('a'), pattern: txt('^(?:\\%[a-z])$') })],
  ['a IS NULL', { op: 'is', arg: col('a'), value: 'null' }],
  ['a IS NOT NULL', not({ op: 'is', arg: col('a'), value: 'null' })],
  ['a IS TRUE', { op: 'is', arg: col('a'), value: 'true' }],
  ['a IS NOT FALSE', not({ op: 'is', arg: col('a'), value: 'false' })],
  ['a IS UNKNOWN', { op: 'is', arg: col('a'), value: 'null' }],
  ['a IS DISTINCT FROM b', { op: 'compare', operator: 'is distinct from', left: col('a'), right: col('b') }],
  ['a IS NOT DISTINCT FROM b', { op: 'compare', operator: 'is not distinct from', left: col('a'), right: col('b') }],
  ['a != 0', { op: 'compare', operator: '<>', left: col('a'), right: num('0') }],
  ['(a AND b) AND c', { op: 'and', args: [col('a'), col('b'), col('c')] }],
  [
    'CASE a WHEN 1 THEN b ELSE c END',
    { op: 'case', arg: col('a'), whens: [{ when: num('1'), then: col('b') }], otherwise: col('c') },
  ],
  ['COALESCE(a, b)', call('coalesce', col('a'), col('b'))],
  ['NULLIF(a, 0)', call('nullif', col('a'), num('0'))],
  ['GREATEST(a, b)', call('greatest', col('a'), col('b'))],
  ['LEAST(a, b)', call('least', col('a'), col('b'))],
  [`a || 'x'`, { op: 'arithmetic', operator: '||', left: col('a'), right: txt('x') }],
  ['EXTRACT(year FROM a)', call('extract', txt('year'), col('a'))],
  ['CURRENT_DATE', call('current_date')],
  ['pg_catalog.now()', call('now')],
  ['num_nonnulls(VARIADIC ARRAY[a, b])', call('num_nonnulls', col('a'), col('b'))],
  [`'2020-01-01'::date`, { op: 'cast', arg: txt('2020-01-01'), type: DATE }],
  [`date '2020-01-01'`, { op: 'cast', arg: txt('2020-01-01'), type: DATE }],
  [`'-40'::integer`, num('-40')],
  ['(0)::numeric', num('0')],
  ['NULL::text', { op: 'literal', type: 'null', value: null }],
  [`'t'::boolean`, { op: 'literal', type: 'boolean', value: true }],
  ['false', { op: 'literal', type: 'boolean', value: false }],
  [`''`, txt('')],
  ['- (5)', num('-5')],
  ['- a', { op: 'negate', arg: col('a') }],
  ['1.50', num('1.50')],
  ['1e3', num('1000')],
  ['12.5e-2', num('0.125')],
  ['0xFFFFFFFFFF', num('1099511627775')],
  ['9223372036854775808', num('9223372036854775808')],
  [`b'101'`, { op: 'cast', arg: txt('101'), type: { native: 'bit(3)', kind: 'bits', length: 3 } }],
  [`a @> '{}'`, call('@>', col('a'), txt('{}'))],
  [`a ->> 'k'`, call('->>', col('a'), txt('k'))],
  [`a ? 'k'`, call('?', col('a'), txt('k'))],
  ['a && b', call('&&', col('a'), col('b'))],
  ['a[1]', call('[]', col('a'), num('1'))],
  ['(address).city', call('.', col('address'), txt('city'))],
  ['t."Col" COLLATE "C"', col('Col')],
  [
    '(a, b) = (1, 2)',
    { op: 'and', args: [compare(col('a'), '=', num('1')), compare(col('b'), '=', num('2'))] },
  ],
  [
    'ROW(a, b) IN ((1, 2), (c, 3))',
    {
      op: 'or',
      args: [
        { op: 'and', args: [compare(col('a'), '=', num('1')), compare(col('b'), '=', num('2'))] },
        { op: 'and', args: [compare(col('a'), '=', col('c')), compare(col('b'), '=', num('3'))] },
      ],
    },
  ],
  ['a > 0 -- positive', compare(col('a'), '>', num('0'))],
])('%s is read', (text, expression) => {
  expect(read(text)).toEqual(expression);
});

test.each<[string, string]>([
  ['(a, b) < (1, 2)', '(a, b) < (1, 2)'],
  ['(a, b) = (1, 2, 3)', '(a, b) = (1, 2, 3)'],
  ['EXISTS (SELECT 1 FROM t WHERE (x) = 1)', 'EXISTS (SELECT 1 FROM t WHERE (x) = 1)'],
  ['tags[1:2]', 'tags[1:2]'],
  ['é IS JSON OBJECT', 'é IS JSON OBJECT'],
  ['count(*)', 'count(*)'],
])('%s is unknown, and only itself', (text, sql) => {
  expect(read(`b AND ${text} AND c`)).toEqual({ op: 'and', args: [col('b'), { op: 'unknown', sql }, col('c')] });
});

test.each(['a >', 'a); drop table t; select (1', 'a, b', 'a FROM t', ''])(
  'what is not one expression is unknown as a whole: %s',
  (text) => {
    expect(read(text)).toEqual({ op: 'unknown', sql: text });
  },
);

test('a cast of a column goes only where the column is known to be text already', () => {
  const typeOf = (name: string): ColumnType =>
    name === 'code' ? TEXT : { native: 'integer', kind: 'integer', bits: 32 };
  expect(read(`(code)::text = '1'::text`, { typeOf })).toEqual(compare(col('code'), '=', txt('1')));
  expect(read(`(id)::text = '1'::text`, { typeOf })).toEqual(
    compare({ op: 'cast', arg: col('id'), type: TEXT }, '=', txt('1')),
  );
});

test('a cast that ignores case is kept', () => {
  const citext: ColumnType = { native: 'citext', kind: 'text', case_insensitive: true };
  expect(read('(mail)::text', { typeOf: () => citext })).toEqual({ op: 'cast', arg: col('mail'), type: TEXT });
});

test('a quoted literal takes the type of the column beside it', () => {
  const types: Record<string, ColumnType> = {
    born: DATE,
    price: { native: 'numeric(5,2)', kind: 'decimal', precision: 5, scale: 2 },
  };
  const typeOf = (name: string): ColumnType | undefined => types[name];
  expect(read(`born >= '1930-01-01'`, { typeOf })).toEqual(
    compare(col('born'), '>=', { op: 'cast', arg: txt('1930-01-01'), type: DATE }),
  );
  expect(read(`'0' < price`, { typeOf })).toEqual(compare(num('0'), '<', col('price')));
});

test('the asynchronous form gives the same', async () => {
  expect(await readPostgresqlExpression('a <= 1')).toEqual(compare(col('a'), '<=', num('1')));
});

test('over paths of labels, ~ and the functions of ltree behave like the extension', () => {
  const ltree: ColumnType = { native: 'ltree', kind: 'unknown' };
  const typeOf = (): ColumnType => ltree;
  expect(read("a ~ 'top.*'", { typeOf })).toEqual(call('ltree_match', col('a'), txt('top.*')));
  expect(read("a OPERATOR(public.~) 'top.*'::public.lquery")).toMatchObject({ op: 'call', name: 'ltree_match' });
  expect(read('ext.nlevel(a)', { typeOf })).toEqual(call('nlevel', col('a')));
  expect(read('ext.nlevel(a)', { typeOf: () => TEXT })).toEqual(call('ext.nlevel', col('a')));
  expect(read("a ~ 'top.*'", { typeOf: () => TEXT })).toMatchObject({ op: 'regex' });
});

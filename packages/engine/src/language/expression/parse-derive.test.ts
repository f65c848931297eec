import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expression } from './expression.ts';
import { parseDerive } from './parse-derive.ts';
import { printExpression } from './print-expression.ts';

const parse = (source: string): Expression => {
  const result = parseDerive(source, 'rules[0]');
  if ('issue' in result) throw new Error(result.issue.message);
  return result.expression;
};

const column = (name: string): Expression => ({ op: 'column', name });
const number = (value: string): Expression => ({ op: 'literal', type: 'number', value });

test('multiplication binds before addition, and addition before comparison', () => {
  expect(parse('a + b * 1.25 >= c')).toEqual({
    op: 'compare',
    operator: '>=',
    left: {
      op: 'arithmetic',
      operator: '+',
      left: column('a'),
      right: { op: 'arithmetic', operator: '*', left: column('b'), right: number('1.25') },
    },
    right: column('c'),
  });
});

test('a dotted name is a path through foreign keys', () => {
  expect(parse('order_id.customer_id.country')).toEqual({
    op: 'column',
    name: 'country',
    through: ['order_id', 'customer_id'],
  });
});

test('the first word inside an aggregate is the child table', () => {
  expect(parse('sum(order_items.quantity * order_items.product_id.price)')).toEqual({
    op: 'aggregate',
    name: 'sum',
    table: 'order_items',
    value: {
      op: 'arithmetic',
      operator: '*',
      left: column('quantity'),
      right: { op: 'column', name: 'price', through: ['product_id'] },
    },
  });
  expect(parse('count(order_items)')).toEqual({ op: 'aggregate', name: 'count', table: 'order_items' });
  expect(parse('exists(shipments)')).toEqual(parse('count(shipments) > 0'));
  expect(parse('last(payments.paid_at)')).toEqual({
    op: 'aggregate',
    name: 'last',
    table: 'payments',
    value: column('paid_at'),
  });
});

test('typed literals become casts of text', () => {
  expect(parse("interval '3 days'")).toEqual({
    op: 'cast',
    arg: { op: 'literal', type: 'text', value: '3 days' },
    type: { kind: 'interval', native: 'interval' },
  });
  expect(parse("date '2024-02-29'")).toMatchObject({ op: 'cast', type: { kind: 'date' } });
});

test('names keep their case, functions lose it, and a doubled quote is one', () => {
  expect(parse(`LOWER("Given Name") = 'o''clock'`)).toEqual({
    op: 'compare',
    operator: '=',
    left: { op: 'call', name: 'lower', args: [column('Given Name')] },
    right: { op: 'literal', type: 'text', value: "o'clock" },
  });
});

test('between, not in, is not null and case read as in SQL', () => {
  expect(printExpression(parse('a between 1 and 2 and b not in (3, 4)'))).toBe(
    '(a >= 1 and a <= 2) and b not in (3, 4)',
  );
  expect(parse('a is not null')).toEqual({ op: 'not', arg: { op: 'is', arg: column('a'), value: 'null' } });
  expect(parse("case when a > 1 then 'x' else null end")).toMatchObject({ op: 'case', otherwise: { type: 'null' } });
  expect(parse('extract(year from d)')).toEqual({
    op: 'call',
    name: 'extract',
    args: [{ op: 'literal', type: 'text', value: 'year' }, column('d')],
  });
});

test.each([
  ['a +', 'at character 4: expected a value, found the end of the text'],
  ['a in 1', 'at character 6: expected "(", found "1"'],
  ['(a', 'at character 3: expected ")", found the end of the text'],
  ['a ; b', 'at character 3: ";" has no meaning here'],
  ["a = 'open", 'at character 5: the quotes are not closed'],
  ['a b', 'at character 3: expected an operator or the end of the text, found "b"'],
  ['sum(items)', 'at character 5: expected a column of a child table, such as sum(items.amount)'],
  ['sum(items.a * other.b)', 'at character 15: sum reads one child table, but names items and other'],
  ['sum(count(items))', 'at character 10: count cannot stand inside sum'],
  ['a::color', 'at character 4: "color" is not a type that a cast knows'],
  ['case a end', 'at character 8: expected "when", found "end"'],
])('%s is refused with the place and the expected token', (source, message) => {
  expect(parseDerive(source, 'rules[0].derive')).toEqual({
    issue: { code: 'derive_syntax', path: 'rules[0].derive', message },
  });
});

const expressions = fc.letrec<{ value: Expression; predicate: Expression }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a', 'b', 'Mixed', 'order', 'with space', 'date').map(column),
    fc.constantFrom('0', '1.25', '-3', '10').map(number),
    fc.string({ maxLength: 4 }).map((value): Expression => ({ op: 'literal', type: 'text', value })),
    fc.constant<Expression>({ op: 'column', name: 'country', through: ['order_id', 'customer_id'] }),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '%', '||'), tie('value'), tie('value'))
      .map(([operator, left, right]): Expression => ({ op: 'arithmetic', operator, left, right })),
    tie('value').map((arg): Expression => ({ op: 'negate', arg })),
    tie('value').map((arg): Expression => ({ op: 'call', name: 'coalesce', args: [arg, number('0')] })),
    tie('value').map(
      (arg): Expression => ({ op: 'cast', arg, type: { kind: 'integer', bits: 32, native: 'integer' } }),
    ),
    fc
      .tuple(tie('predicate'), tie('value'))
      .map(([when, then]): Expression => ({ op: 'case', whens: [{ when, then }], otherwise: then })),
    tie('value').map((item): Expression => ({ op: 'array', items: [item] })),
    fc
      .constantFrom('sum', 'min', 'last')
      .map((name): Expression => ({ op: 'aggregate', name, table: 'order items', value: column('line') })),
  ),
  predicate: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('=', '<>', '<', 'is distinct from', 'is not distinct from'), tie('value'), tie('value'))
      .map(([operator, left, right]): Expression => ({ op: 'compare', operator, left, right })),
    tie('value').map((arg): Expression => ({ op: 'is', arg, value: 'null' })),
    fc.tuple(tie('value'), tie('value')).map(([arg, item]): Expression => ({ op: 'in', arg, list: [item, arg] })),
    fc
      .tuple(tie('value'), tie('value'))
      .map(([arg, pattern]): Expression => ({ op: 'like', arg, pattern, escape: '!' })),
    fc
      .tuple(tie('value'), tie('value'))
      .map(([arg, pattern]): Expression => ({ op: 'regex', arg, pattern, ignore_case: true })),
    tie('predicate').map((arg): Expression => ({ op: 'not', arg })),
    fc
      .tuple(fc.constantFrom('and', 'or'), tie('predicate'), tie('predicate'))
      .map(([op, left, right]): Expression => ({ op, args: [left, right] })),
    tie('predicate').map(
      (arg): Expression => ({
        op: 'compare',
        operator: '=',
        left: arg,
        right: { op: 'literal', type: 'boolean', value: true },
      }),
    ),
    fc
      .tuple(tie('value'), tie('value'))
      .map(([left, right]): Expression => ({ op: 'quantified', quantifier: 'all', operator: '>', left, right })),
  ),
}));

test('a printed expression reads back as the same expression', () => {
  fc.assert(
    fc.property(fc.oneof(expressions.value, expressions.predicate), (expression) => {
      expect(parse(printExpression(expression))).toEqual(expression);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['(a + b) + c', 'a + b + c'],
  ['a - (b - c)', 'a - (b - c)'],
  ['((a or b) and c)', '(a or b) and c'],
  ['not (a = 1)', 'not a = 1'],
  ["not (a like 'x%')", "a not like 'x%'"],
  ["-(a) * 2 + interval '1 day'", "-a * 2 + interval '1 day'"],
])('%s prints as %s', (source, text) => {
  expect(printExpression(parse(source))).toBe(text);
});

test.each([
  [`${'('.repeat(5000)}a${')'.repeat(5000)}`],
  [`${'not '.repeat(5000)}a`],
  [`${'- '.repeat(5000)}a`],
  [`${'lower('.repeat(5000)}a${')'.repeat(5000)}`],
  [`a${' + 1'.repeat(5000)}`],
  [`a${' is null'.repeat(5000)}`],
  [`${'case when a then '.repeat(5000)}1${' end'.repeat(5000)}`],
])('an expression that is nested too deep is an issue (%#)', (source) => {
  const result = parseDerive(source);
  expect('issue' in result ? result.issue.message : '').toMatch(/nested more than 100 levels|more than 200 operators/);
});

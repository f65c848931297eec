import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import type { Comparison } from '../../language/values/operators.ts';
import { printExpression } from '../../language/expression/print-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { simplifySpans } from './simplify-spans.ts';

const MOMENT: ColumnType = { kind: 'timestamp', native: 'timestamp' };
const TEXT: ColumnType = { kind: 'text', native: 'text' };
const COLUMNS = new Map(
  (['a', 'b', 't'] as const).map((name) => [name, { name, type: name === 't' ? TEXT : MOMENT, nullable: false }]),
);

const number = (value: string): Expression => ({ op: 'literal', type: 'number', value });
const seconds = (to: string, from: string): Expression => ({
  op: 'call',
  name: 'extract',
  args: [
    { op: 'literal', type: 'text', value: 'epoch' },
    { op: 'arithmetic', operator: '-', left: { op: 'column', name: to }, right: { op: 'column', name: from } },
  ],
});
const minutes: Expression = { op: 'arithmetic', operator: '/', left: seconds('b', 'a'), right: number('60') };
const wholeMinutes: Expression = { op: 'call', name: 'trunc', args: [minutes] };
const print = (left: Expression, operator: Comparison, right: Expression): string =>
  printExpression(simplifySpans({ op: 'compare', operator, left, right }, COLUMNS));

test('a number of seconds between two columns is an interval between them', () => {
  const plain = printExpression({
    op: 'compare',
    operator: '>=',
    left: { op: 'column', name: 'b' },
    right: {
      op: 'arithmetic',
      operator: '+',
      left: { op: 'column', name: 'a' },
      right: {
        op: 'cast',
        arg: { op: 'literal', type: 'text', value: '900 seconds' },
        type: { native: 'interval', kind: 'interval' },
      },
    },
  });
  expect(print(minutes, '>=', number('15'))).toBe(plain);
  expect(print(number('15'), '<=', minutes)).toBe(plain);
  expect(print(wholeMinutes, '>=', number('15'))).toBe(plain);
  expect(print(wholeMinutes, '>', number('14'))).toBe(plain);
});

test('a whole number of units extends to the next one', () => {
  expect(print(wholeMinutes, '<=', number('480'))).toContain('28860 seconds');
  expect(print(wholeMinutes, '<=', number('480'))).not.toContain('<=');
  expect(print(minutes, '<=', number('480'))).toContain('28800 seconds');
});

const days = (name: string, start: string): Expression => ({
  op: 'arithmetic',
  operator: '+',
  left: {
    op: 'arithmetic',
    operator: '/',
    left: {
      op: 'call',
      name: 'extract',
      args: [
        { op: 'literal', type: 'text', value: 'epoch' },
        { op: 'column', name },
      ],
    },
    right: number('86400.0'),
  },
  right: number(start),
});

test('the difference between two counts of days is an interval, if both have the same start', () => {
  const apart = (start: string): Expression => ({
    op: 'arithmetic',
    operator: '-',
    left: days('b', '2440587.5'),
    right: days('a', start),
  });
  expect(print(apart('2440587.5'), '<=', number('2'))).toContain('172800 seconds');
  expect(print(apart('0'), '<=', number('2'))).not.toContain('seconds');
});

test('an expression that is not a span between two timestamps stays unchanged', () => {
  for (const [left, right] of [
    [seconds('t', 'a'), number('1')],
    [wholeMinutes, number('-3')],
    [minutes, { op: 'column', name: 't' }],
  ] as const)
    expect(print(left, '<=', right)).toBe(printExpression({ op: 'compare', operator: '<=', left, right }));
});

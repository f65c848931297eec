import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { splitForms } from './split-forms.ts';

const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const part = (sign: string, at: number): Expression => ({
  op: 'call',
  name: 'split_part',
  args: [{ op: 'column', name: 'x' }, text(sign), number(at)],
});
const equal = (left: Expression, right: Expression): Expression => ({ op: 'compare', operator: '=', left, right });

test('every part satisfies its condition, and is a word if there is none', () => {
  const tests: readonly Expression[] = [
    equal(part('.', 1), text('a+b')),
    { op: 'in', arg: part('.', 3), list: [text('x'), text('y')] },
    { op: 'regex', arg: part('.', 4), pattern: text('^[0-9]+$') },
  ];
  expect(splitForms(tests)).toEqual([String.raw`^a\+b\.[a-z]{3,8}\.(?:x|y)\.(?:[0-9]+)$`]);
});

test('a part that is read as a number is a digit, and each separator has its own form', () => {
  const cast: Expression = { op: 'cast', arg: part('-', 2), type: { kind: 'integer', native: 'integer', bits: 32 } };
  const tests: readonly Expression[] = [
    { op: 'and', args: [equal(cast, number(7)), equal(part('/', 1), text('k'))] },
    equal(part('/', 40), text('too far')),
  ];
  expect(splitForms(tests)).toEqual(['^[a-z]{3,8}-[1-9]$', '^k$']);
});

test('conditions over no part have no form', () => {
  expect(splitForms([equal({ op: 'column', name: 'x' }, text('k'))])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { keyPart } from '../draft/key-part.ts';

const table = { name: 'posts', columns: [], uniques: [], foreign_keys: [], checks: [] };
const title: Expression = { op: 'column', name: 'title' };
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });

test.each([
  ['spaces replaced', call('lower', call('replace', title, text(' '), text('-')))],
  ['signs replaced', call('regexp_replace', call('lower', title), text('[^a-z0-9]+'), text('-'), text('g'))],
  ['signs replaced, in any case', call('regexp_replace', title, text('[^a-z0-9]+'), text('-'), text('gi'))],
])('a title with its %s still distinguishes rows', (_what, expression) => {
  expect(keyPart(expression, table)).toMatchObject({ exact: ['title'], coarse: [] });
});

test.each([
  ['letters', call('replace', title, text('a'), text(''))],
  ['capitals', call('regexp_replace', title, text('[^a-z0-9]+'), text('-'))],
  ['all but digits', call('regexp_replace', title, text('[^0-9]'), text(''), text('g'))],
])('a title that loses %s does not', (_what, expression) => {
  expect(keyPart(expression, table)).toMatchObject({ exact: [], coarse: ['title'] });
});

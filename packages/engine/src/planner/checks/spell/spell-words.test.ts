import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import { labelForms, lexemeForms } from './spell-words.ts';

const query = (name: string, value: string): Expression => ({
  op: 'call',
  name,
  args: [
    { op: 'column', name: 'x' },
    { op: 'literal', type: 'text', value },
  ],
});

test('paths begin with the labels of a query, at the depth that it requires', () => {
  expect(labelForms([query('ltree_match', 'top.*{2}.a|b')])[0]).toBe(
    String.raw`top\.[a-z]{3,8}\.[a-z]{3,8}\.a(\.[a-z]{3,8}){0,8}`,
  );
});

test('words of a query are tried together, one by one, and not at all', () => {
  const forms = lexemeForms([query('@@', 'cat & !dog')]);
  expect(forms).toHaveLength(4);
  expect(forms[0]).toMatch(/^'cat':1 'dog':2 /);
  expect(forms[3]).toMatch(/^'\[a-z\]/);
});

test('the number of trials is bounded, whatever the conditions are', () => {
  const many = Array.from({ length: 500 }, (_, index) => query('<@', `a${index}.${'b.'.repeat(50)}c`));
  expect(labelForms(many).length).toBeLessThan(1000);
  expect(lexemeForms(many).length).toBeLessThan(20);
});

import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import { bestForm, spellText } from './spell-text.ts';

const holds = (sign: string): Expression => ({
  op: 'call',
  name: 'strpos',
  args: [
    { op: 'column', name: 'x' },
    { op: 'literal', type: 'text', value: sign },
  ],
});

test('one character is in the text of a key, another is not', () => {
  const meets = (text: string): boolean => text.indexOf('@') > 0 && !text.includes(' ');
  const regex = spellText([holds('@'), holds(' ')], {}, meets, true);
  expect(regex).toContain('@');
  expect(regex).not.toContain(' ');
});

test('a form of which every second text fails is unsuitable for a key', () => {
  const meets = (text: string): boolean => text.endsWith('a');
  expect(bestForm(['[a-z]{8}(?:a|b)'], {}, meets, true)).toBeUndefined();
  expect(bestForm(['[a-z]{8}(?:a|b)'], {}, meets, false)).toBe('[a-z]{8}(?:a|b)');
});

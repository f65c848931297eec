import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test('lines break between words and keep their indents', () => {
  expect(wrapText('  one two three four', 10, '    ')).toEqual(['  one two', '    three', '    four']);
  expect(wrapText('unbreakable', 5)).toEqual(['unbreakable']);
  expect(wrapText('', 5)).toEqual(['']);
});

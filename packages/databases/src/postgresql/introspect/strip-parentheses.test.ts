import { expect, test } from 'vitest';
import { stripParentheses } from './strip-parentheses.ts';

test('parentheses around the whole are removed, all others stay', () => {
  expect(stripParentheses('((price > (0)::numeric))')).toBe('price > (0)::numeric');
  expect(stripParentheses('((a > 0) AND (b > 0))')).toBe('(a > 0) AND (b > 0)');
  expect(stripParentheses('(a) OR (b)')).toBe('(a) OR (b)');
  expect(stripParentheses('lower((email)::text)')).toBe('lower((email)::text)');
});

test('a parenthesis in a string or a name does not count', () => {
  expect(stripParentheses(`(x = ')')`)).toBe(`x = ')'`);
  expect(stripParentheses(`("odd)" = 'it''s (')`)).toBe(`"odd)" = 'it''s ('`);
  expect(stripParentheses(String.raw`(x ~ E'\')')`)).toBe(String.raw`x ~ E'\')'`);
});

test('unterminated text is left alone', () => {
  expect(stripParentheses('((a')).toBe('((a');
  expect(stripParentheses("('abc)")).toBe("('abc)");
});

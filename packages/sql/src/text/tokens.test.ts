import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

const read = (text: string): string[] => tokenize(text).map(({ start, end }) => text.slice(start, end));

test('quotes of every kind are one token each', () => {
  expect(read(`a'b''c' "d""e" E'f\\'g' $$h;i$$ $x$j$$k$x$ U&"l" U&'m' b'01'`)).toEqual([
    'a',
    `'b''c'`,
    '"d""e"',
    `E'f\\'g'`,
    '$$h;i$$',
    '$x$j$$k$x$',
    'U&"l"',
    `U&'m'`,
    `b'01'`,
  ]);
});

test('a backslash escapes a quote only in an E string', () => {
  expect(read(`'a\\' E'b\\\\' c`)).toEqual([`'a\\'`, `E'b\\\\'`, 'c']);
});

test('comments are not tokens, and block comments nest', () => {
  expect(read('a -- b\n c /* d /* e */ f */ g')).toEqual(['a', 'c', 'g']);
});

test('an unterminated quote or comment reaches to the end', () => {
  expect(read(`a 'b c`)).toEqual(['a', `'b c`]);
  expect(read('a $x$ b')).toEqual(['a', '$x$ b']);
  expect(read('a /* b')).toEqual(['a']);
});

test('tokens never overlap, and only blanks and comments are between them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', "'", '"', '$', '$$', '\\', ';', '(', '-', '/*', '*/', '\n', ' ', 'é', '😀', 'E')),
      (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(text.slice(end, token.start)).toMatch(/^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*\*\/)*$/);
          end = token.end;
        }
      },
    ),
  );
});

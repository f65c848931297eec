import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('control characters are escaped, and all others stay', () => {
  expect(printable('two\nlines\tand \u001b[31mred\u202e')).toBe('two\\nlines\\tand \\u001b[31mred\\u202e');
  expect(printable('Größe "x" 注文 👍')).toBe('Größe "x" 注文 👍');
});

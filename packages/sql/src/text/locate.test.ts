import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate, offsetOfByte, offsetOfCharacter } from './locate.ts';

test('columns count characters, not bytes or UTF-16 units', () => {
  const text = 'a\n é😀x\r\nb';
  expect(locate(text, text.indexOf('x'))).toEqual({ line: 2, column: 4 });
  expect(locate(text, text.indexOf('b'))).toEqual({ line: 3, column: 1 });
});

test('a byte order mark takes no column', () => {
  expect(locate('\uFEFFab', 2)).toEqual({ line: 1, column: 2 });
});

test('byte and character offsets find the same place', () => {
  const text = 'é日😀x';
  expect(offsetOfCharacter(text, 3)).toBe(text.indexOf('x'));
  expect(offsetOfByte(text, 2 + 3 + 4)).toBe(text.indexOf('x'));
});

test('every character of a long text is found by its byte offset', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'é', '日', '😀'), minLength: 200, maxLength: 900 }),
      fc.nat(),
      (text, place) => {
        const characters = [...text];
        const before = characters.slice(0, place % characters.length).join('');
        expect(offsetOfByte(text, new TextEncoder().encode(before).length)).toBe(before.length);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { wordWriter } from './write-word.ts';
import { written } from './written.fixture.ts';

test('every word of a dictionary is written whole, whatever the width of its slots', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, (list) => {
      const dictionary = makeDictionary(list);
      const write = wordWriter(dictionary);
      expect(list.map((_, index) => written((view, at) => write(view, at, dictionary, index)))).toEqual(list);
    }),
  );
});

test.each([1, 8, 9, 16, 17, 24, 25, 32, 33, 100])('a word of %i bytes is written whole', (length) => {
  const dictionary = makeDictionary(['x'.repeat(length), 'y']);
  const write = wordWriter(dictionary);
  expect(written((view, at) => write(view, at, dictionary, 0))).toBe('x'.repeat(length));
  expect(written((view, at) => write(view, at, dictionary, 1))).toBe('y');
});

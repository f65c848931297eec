import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiSlug } from './ascii-slug.ts';

test.each([
  ['René', 'rene'],
  ['Groß', 'gross'],
  ['Muñoz', 'munoz'],
  ['Søren', 'soren'],
  ['Œuvre', 'oeuvre'],
  ['João Pedro', 'joaopedro'],
  ['D’Angelo-Łukasz 3', 'dangelolukasz3'],
  ['佐藤', ''],
])('%s becomes %s', (text, slug) => {
  expect(asciiSlug(text)).toBe(slug);
});

test('composed and decomposed spellings give the same slug', () => {
  expect(asciiSlug('Zoe\u0308')).toBe(asciiSlug('Zo\u00eb'));
});

test('a slug holds ASCII letters and digits only, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const slug = asciiSlug(text);
      expect(slug).toMatch(/^[a-z0-9]*$/);
      expect(asciiSlug(slug)).toBe(slug);
    }),
  );
});

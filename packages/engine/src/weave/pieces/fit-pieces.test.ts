import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant } from '../graph/node.ts';
import { charLength } from '../../base/text/cut-text.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { cutDictionary, filterDictionary, fitDictionary } from '../../base/text/fit-dictionary.ts';
import { fitPieces } from './fit-pieces.ts';
import { literal, measurePieces, type Piece, word } from '../graph/piece.ts';

const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 })
  .map(makeDictionary);
const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.string({ maxLength: 6 }).map(literal),
  words.map((list) => word(list, constant(0))),
  fc.integer({ min: 1, max: 8 }).map((maxDigits): Piece => ({ kind: 'number', value: constant(1), maxDigits })),
  fc.tuple(words, words).map(
    ([a, b]): Piece => ({
      kind: 'choice',
      test: constant(1),
      then: [word(a, constant(0))],
      otherwise: [word(b, constant(0))],
    }),
  ),
);

test('fitted pieces never exceed the room, whatever they were', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 40 }), (pieces, room) => {
      expect(measurePieces(fitPieces(pieces, room)).chars).toBeLessThanOrEqual(room);
    }),
  );
});

test('pieces that fit stay unchanged', () => {
  const pieces = [literal('abc'), word(makeDictionary(['one', 'three']), constant(0))];
  expect(fitPieces(pieces, 8)).toBe(pieces);
  expect(fitPieces(pieces, undefined)).toBe(pieces);
});

test('a word that is too long is replaced by a shorter one of its list', () => {
  const list = makeDictionary(['Ann', 'Bartholomew', 'Eve']);
  expect(fitDictionary(list, 5).words.map((item) => ['Ann', 'Eve'].includes(item))).toEqual([true, true, true]);
  expect(cutDictionary(list, 5).words).toEqual(['Ann', 'Barth', 'Eve']);
  expect(filterDictionary(list, 5).words).toEqual(['Ann', 'Eve']);
});

test('words that differ only in case and accents are one', () => {
  const list = makeDictionary(['Türkiye', 'Turks', 'Åland', 'Aland', 'strasse', 'Straße', '東京', '京都']);
  expect(filterDictionary(list, 2).words).toEqual(['東京', '京都']);
  expect(filterDictionary(list, 99).words).toEqual(['Türkiye', 'Turks', 'Åland', 'strasse', '東京', '京都']);
  expect(filterDictionary(makeDictionary(['Türkiye', 'Tunisia', 'Togo']), 2).words).toEqual(['Tü', 'To']);
});

test('a list in which every word is too long is cut', () => {
  expect(fitDictionary(makeDictionary(['日本橋大通り', '東海道']), 2).words.map(charLength)).toEqual([2, 2]);
});

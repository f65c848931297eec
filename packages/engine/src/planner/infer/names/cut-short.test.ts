import { describe, expect, test } from 'vitest';
import { cutShort, shortForm } from './cut-short.ts';
import { isCutShort, readWords } from './read-words.ts';
import type { Foreign } from './language.ts';

const read = (language: Foreign, word: string): string | undefined =>
  (shortForm(language, word) ?? cutShort(language, word))?.join(' ');

describe('a word that was cut is read in its own language', () => {
  test.each<[Foreign, string, string]>([
    ['de', 'entfern', 'distance'],
    ['de', 'kuendfrist', 'notice period'],
    ['de', 'beschreib', 'description'],
    ['fr', 'emplac', 'location'],
    ['es', 'cantid', 'quantity'],
    ['nl', 'hoeveelh', 'quantity'],
  ])('%s: %s is %s', (language, short, meaning) => expect(read(language, short)).toBe(meaning));

  test.each<[Foreign, string, string]>([
    ['de', 'famst', 'marital status'],
    ['de', 'mwstbetr', 'vat amount'],
    ['fr', 'codart', 'item code'],
    ['it', 'ragsoc', 'company name'],
  ])('%s: the parts of %s are cut, and it is %s', (language, short, meaning) =>
    expect(read(language, short)).toBe(meaning),
  );

  test('an ambiguous short form is left unchanged', () => {
    expect(cutShort('de', 'xyz')).toBeUndefined();
    expect(cutShort('de', 'fuhrp')).toBeUndefined();
  });

  test('a whole word is never taken for a cut one, and a cut one is known to be doubtful', () => {
    expect(readWords(['geburtsdatum'], 'de')).toEqual(['birth', 'date']);
    expect(isCutShort('de', 'geburtsdatum')).toBe(false);
    expect(isCutShort('de', 'entfern')).toBe(true);
    expect(isCutShort('en', 'entfern')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { cutShort, shortForm } from './cut-short.ts';
import { isCutShort, readWords } from './read-words.ts';
import type { Foreign } from './language.ts';

const read = (language: Foreign, word: string): string | undefined =>
  (shortForm(language, word) ?? cutShort(language, word))?.join(' ');

describe('a truncated word is read in its own language', () => {
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
  ])('%s: the parts of %s are truncated, and it is %s', (language, short, meaning) =>
    expect(read(language, short)).toBe(meaning),
  );

  test('an ambiguous abbreviation is left unchanged', () => {
    expect(cutShort('de', 'xyz')).toBeUndefined();
    expect(cutShort('de', 'fuhrp')).toBeUndefined();
  });

  test('a whole word is never taken for a truncated one, and a truncated one is known to be doubtful', () => {
    expect(readWords(['geburtsdatum'], 'de')).toEqual(['birth', 'date']);
    expect(isCutShort('de', 'geburtsdatum')).toBe(false);
    expect(isCutShort('de', 'entfern')).toBe(true);
    expect(isCutShort('en', 'entfern')).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { vocabularies } from '../../base/data/vocabularies/all-vocabularies.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { collationKey } from '../../base/text/collation-key.ts';
import { vocabularyNames, vocabularyOf } from './vocabulary-table.ts';

test('there are many vocabularies, without duplicates', () => {
  expect(vocabularyNames().length).toBe(vocabularies().length);
  expect(vocabularyNames().length).toBeGreaterThan(150);
});

test.each(vocabularies().map((item) => [item.name, item] as const))(
  '%s has whole entries, without duplicates',
  (name, item) => {
    const table = vocabularyOf(name);
    const [first = ''] = item.fields;
    const words = table?.words(first).words ?? [];
    expect(item.says).toMatch(
      /^(?:an? |the |how |what |where |work |yes |use |goods|damage|equipment|terms |beds |meals |scopes|farm |working )/,
    );
    const texts = item.fields.flatMap((field) => table?.words(field).words ?? []);
    expect(texts.filter((text) => !/^\S(?:.*\S)?$/.test(text))).toEqual([]);
    expect(words.join('\n')).not.toMatch(/\{[a-z_]+\}/);
    const seen = new Set<string>();
    const repeats = words.filter((word) => seen.size === seen.add(collationKey(word)).size);
    expect(repeats, 'entries that repeat').toEqual([]);
    expect(table?.weights ?? words).toHaveLength(words.length);
    for (const [field, shape] of Object.entries(item.beyond ?? {})) {
      expect(item.fields).toContain(field);
      expect(isPattern(parsePattern(shape))).toBe(true);
    }
  },
);

test('a vocabulary of sentences has a thousand of them if its grammar has', () => {
  expect(vocabularyOf('clinical_note')?.size).toBeGreaterThan(200);
  expect(vocabularyOf('nothing')).toBeUndefined();
});

const NOTES = vocabularies().filter(({ tails }) => tails !== undefined);

test('a kind of note has a thousand different sentences, those without a tail first', () => {
  const few = NOTES.map(({ name }) => ({ name, table: vocabularyOf(name) })).filter(
    ({ table }) => table === undefined || table.size < 1000 || new Set(table.words(undefined).words).size < table.size,
  );
  expect(few.map(({ name }) => name)).toEqual([]);
  const own = vocabularyOf('plain_note');
  expect(own?.words(undefined).words.slice(0, own.plain)).toContain('Confirmed by phone.');
  expect(
    own
      ?.words(undefined)
      .words.slice(own.plain)
      .some((text) => /^Confirmed by phone[, (].+\.$/.test(text)),
  ).toBe(true);
});

import { expect, test } from 'vitest';
import { NOUN_KINDS } from '../data/nouns/noun-kinds.ts';
import { PERSONS, PLACES, THINGS } from '../data/nouns/noun-classes.ts';
import { DUTCH_KINDS } from '../data/nouns/noun-kinds-nl.ts';
import { FRENCH_KINDS } from '../data/nouns/noun-kinds-fr.ts';
import { GERMAN_KINDS } from '../data/nouns/noun-kinds-de.ts';
import { ITALIAN_KINDS } from '../data/nouns/noun-kinds-it.ts';
import { SPANISH_KINDS } from '../data/nouns/noun-kinds-es.ts';
import { isAgent } from '../is-agent.ts';
import { classOfNoun } from './noun-class.ts';
import { kindsOfNoun } from './kinds-of-noun.ts';

const lists = {
  english: NOUN_KINDS,
  german: GERMAN_KINDS,
  french: FRENCH_KINDS,
  italian: ITALIAN_KINDS,
  spanish: SPANISH_KINDS,
  dutch: DUTCH_KINDS,
};

test.each(Object.entries(lists))(
  'every line of the %s kinds has nouns of its own and a few different short words',
  (_, text) => {
    const nouns: string[] = [];
    for (const line of text.trim().split('\n')) {
      const [names = '', values = ''] = line.split(': ');
      const words = values.split('|');
      nouns.push(...names.split(', '));
      expect(new Set(words).size, line).toBe(words.length);
      expect(words.length, line).toBeGreaterThanOrEqual(3);
      expect(
        words.filter((word) => word !== word.trim() || word === '' || word.length > 30),
        line,
      ).toEqual([]);
    }
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
  },
);

test('the data stays small enough to be loaded with the planner', () => {
  expect(Object.values(lists).join('').length).toBeLessThan(150_000);
  expect([PERSONS, PLACES, THINGS].join('').length).toBeLessThan(30_000);
});

test('the longest suffix of a name that has kinds decides', () => {
  expect(kindsOfNoun(['cast', 'iron', 'roof', 'tile'])?.phrase).toBe('roof tile');
  expect(kindsOfNoun(['strange', 'thing'])).toBeUndefined();
});

test('a noun is a person by its first meaning, not by its ending', () => {
  for (const noun of ['foreman', 'midwife', 'falconer', 'concierge', 'underwriter'])
    expect(isAgent(noun), noun).toBe(true);
  for (const noun of ['barrier', 'disclaimer', 'merger', 'dossier', 'handover'])
    expect(isAgent(noun), noun).toBe(false);
  expect(classOfNoun('quarry')).toBe('place');
  expect(classOfNoun('monastery')).toBe('place');
});

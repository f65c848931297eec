import { BUSINESS_WORDS } from '../data/glossary/business.ts';
import { DUTCH } from '../data/glossary/nl.ts';
import { FRENCH } from '../data/glossary/fr.ts';
import { GENERAL_WORDS } from '../data/glossary/general.ts';
import { GERMAN } from '../data/glossary/de.ts';
import { ITALIAN } from '../data/glossary/it.ts';
import { POLISH } from '../data/glossary/pl.ts';
import { PORTUGUESE } from '../data/glossary/pt.ts';
import { SPANISH } from '../data/glossary/es.ts';
import { TRADE_WORDS } from '../data/glossary/trades.ts';
import { foldAccents } from './cut-name.ts';
import { isEnglish } from './english.ts';
import type { Foreign } from './language.ts';
import { singular } from './singular.ts';

export type Glossary = ReadonlyMap<string, readonly string[]>;

const TEXTS: Readonly<Record<Foreign, string>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
};

/** The languages of a line of the trades' words, after its English. */
const COLUMNS: readonly Foreign[] = ['de', 'fr', 'es', 'it', 'pt', 'nl'];

const read = new Map<Foreign, Glossary>();

/** A language's words, folded to plain letters, with their English ones. Read when first asked for: most schemas need one. */
export function glossaryOf(language: Foreign): Glossary {
  const before = read.get(language);
  if (before !== undefined) return before;
  const trades = [TRADE_WORDS, BUSINESS_WORDS]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => line.split('|'))
    .map(([english = '', ...words]) => `${english}: ${words[COLUMNS.indexOf(language)] ?? ''}`);
  const general = (GENERAL_WORDS[language] ?? '').trim().split('\n');
  const lines = [...TEXTS[language].trim().split('\n'), ...trades, ...general]
    .filter((line) => line !== '')
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return { meaning: english.split(' ').map(oneOf), words: words.split(' ') };
    });
  const entries = new Map<string, readonly string[]>();
  // `livre` is a book before it is `livré` without its accent.
  for (const { meaning, words } of lines) for (const word of words) if (!entries.has(word)) entries.set(word, meaning);
  for (const spell of [spellUmlauts, foldAccents]) {
    for (const { meaning, words } of lines) {
      // Plain letters are spelled one way only.
      for (const word of words.filter((each) => /[^a-z_]/.test(each)).map(spell))
        if (!entries.has(word)) entries.set(word, meaning);
    }
  }
  // Where a server folds case, `angelegtVon` has lost what told its words apart.
  for (const [word, meaning] of entries) {
    const together = word.includes('_') ? word.replaceAll('_', '') : '';
    if (together.length >= SHORTEST_TOGETHER && !entries.has(together) && !isEnglish(together))
      entries.set(together, meaning);
  }
  read.set(language, entries);
  return entries;
}

const SHORTEST_TOGETHER = 6;

/** Rules speak of one thing: `details` is a detail, and `hops` are hops. */
const oneOf = (word: string): string => (isEnglish(singular(word)) ? singular(word) : word);

/** How umlauts are written where only plain letters are allowed. */
function spellUmlauts(word: string): string {
  return foldAccents(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
}

/** Endings of the plural, of cases and of gender: what is cut off, and what is put in its place. */
const ENDINGS: Readonly<Record<Foreign, readonly (readonly [cut: string, put: string])[]>> = {
  de: [
    ['en', ''],
    ['n', ''],
    ['e', ''],
    ['er', ''],
    ['es', ''],
    ['s', ''],
    ['em', ''],
    ['te', 't'],
    ['ten', 't'],
  ],
  nl: [
    ['en', ''],
    ['s', ''],
    ['e', ''],
    ['ën', ''],
  ],
  fr: [
    ['s', ''],
    ['x', ''],
    ['e', ''],
    ['es', ''],
    ['aux', 'al'],
    ['le', ''],
    ['ne', ''],
    ['les', ''],
  ],
  es: [
    ['s', ''],
    ['es', ''],
    ['a', 'o'],
    ['as', 'o'],
  ],
  pt: [
    ['s', ''],
    ['es', ''],
    ['a', 'o'],
    ['as', 'o'],
    ['oes', 'ao'],
    ['is', 'l'],
    ['ns', 'm'],
  ],
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
    ['a', 'o'],
    ['che', 'ca'],
  ],
  pl: [
    ['a', ''],
    ['y', ''],
    ['u', ''],
    ['i', 'a'],
    ['y', 'a'],
    ['ego', 'y'],
    ['ej', 'a'],
  ],
};

/** A word as the glossary has it, or one of its forms. */
export function lookUp(language: Foreign, word: string): readonly string[] | undefined {
  const glossary = glossaryOf(language);
  const exact = glossary.get(word);
  if (exact !== undefined || word.length < 5) return exact;
  // `livrée` is delivered, though `livre` without its accent is a book.
  const participle = language === 'fr' ? /^(.{3,})ees?$/.exec(word)?.[1] : undefined;
  const done = participle === undefined ? undefined : glossary.get(`${participle}é`);
  if (done !== undefined) return done;
  for (const [cut, put] of ENDINGS[language]) {
    if (!word.endsWith(cut) || word.length - cut.length < 4) continue;
    const found = glossary.get(word.slice(0, -cut.length) + put);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { POLISH_LIST_WORDS } from '../data/glossary/pl.ts';
import { ABROAD_LIST_TERMS, OFFICE_LIST_TERMS } from '../data/list-terms-abroad.ts';
import { CONCEPT_LIST_TERMS } from '../data/list-terms-concepts.ts';
import { DAILY_LIST_TERMS } from '../data/list-terms-daily.ts';
import { LIST_TERMS } from '../data/list-terms.ts';
import { MORE_LIST_TERMS } from '../data/list-terms-more.ts';
import { TRADE_LIST_TERMS } from '../data/list-terms-trades.ts';
import { LIST_WORDS } from '../data/list-words.ts';
import type { Foreign } from './language.ts';

const ORDER: readonly Foreign[] = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];

let byEnglish: ReadonlyMap<string, readonly string[]> | undefined;
let toEnglish: ReadonlyMap<string, string> | undefined;

/** How a schema in another language writes a word of a list, in the case of the English one; undefined where nobody knows. */
export function listWord(english: string, language: Foreign): string | undefined {
  byEnglish ??= readLines();
  const found = (byEnglish.get(english) ?? byEnglish.get(plain(english)))?.[ORDER.indexOf(language)];
  if (found === undefined || found === '') return undefined;
  return /^\p{Lu}\p{Ll}/u.test(english) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}

/** The English word of a value that a list in another language has: `abgeschlossen` is completed. */
export function englishListWord(value: string): string | undefined {
  if (toEnglish === undefined) {
    byEnglish ??= readLines();
    const map = new Map<string, string>();
    for (const [english, words] of byEnglish)
      for (const word of words) if (word !== '' && !map.has(plain(word))) map.set(plain(word), english);
    toEnglish = map;
  }
  return byEnglish?.has(plain(value)) === true ? undefined : toEnglish.get(plain(value));
}

const plain = (word: string): string => word.toLowerCase();

/** The places of Italian, Portuguese and Dutch in the order of languages. */
const ABROAD = 3;

/** Under the word as it stands and as it is written small. */
function readLines(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  const add = (english: string, words: readonly string[]): void => {
    for (const key of [english, plain(english)]) if (!map.has(key)) map.set(key, words);
  };
  const further = new Map(linesOf(ABROAD_LIST_TERMS).map(([english = '', ...words]) => [plain(english), words]));
  const lists = [
    LIST_WORDS,
    LIST_TERMS,
    MORE_LIST_TERMS,
    DAILY_LIST_TERMS,
    TRADE_LIST_TERMS,
    OFFICE_LIST_TERMS,
    CONCEPT_LIST_TERMS,
  ];
  for (const [english = '', ...words] of lists.flatMap(linesOf))
    add(english, words.length > ABROAD ? words : [...words, ...(further.get(plain(english)) ?? [])]);
  for (const [english = '', polish = ''] of linesOf(POLISH_LIST_WORDS)) {
    const words = map.get(plain(english)) ?? Array.from({ length: ORDER.length - 1 }, () => '');
    map.set(plain(english), [...Array.from({ length: ORDER.length - 1 }, (_, at) => words[at] ?? ''), polish]);
    if (map.has(english)) map.set(english, map.get(plain(english)) ?? words);
  }
  for (const [english = '', ...words] of linesOf(ABROAD_LIST_TERMS))
    add(english, [...Array.from({ length: ABROAD }, () => ''), ...words]);
  return map;
}

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

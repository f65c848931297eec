import type { SchemaDocument } from '../../../language/schema/schema-document.ts';
import { cutName } from './cut-name.ts';
import { cutTogether, readEnglish } from './english.ts';
import { FOREIGN, type Foreign, type Language } from './language.ts';
import { lookUp } from './glossary.ts';
import { readsIn } from './read-words.ts';
import { withoutTypePrefix } from './type-prefix.ts';

const decided = new WeakMap<SchemaDocument, Language>();

/** Names of every language: ids, codes, e-mail. */
const NEUTRAL: ReadonlySet<string> = new Set(
  'id uuid code email status type version url ip total iban token model hotel bank team web sms gps text normal social final'.split(
    ' ',
  ),
);
/** So many words of its own a language needs, whatever their share: one French name does not make a schema French. */
const FEWEST = 3;

/** The language that most of a schema's names are written in. English decides where two are as good. */
export function languageOf(schema: SchemaDocument): Language {
  const before = decided.get(schema);
  if (before !== undefined) return before;
  const language = languageOfWords(wordsOf(schema));
  decided.set(schema, language);
  return language;
}

function wordsOf(schema: SchemaDocument): ReadonlySet<string> {
  const words = new Set<string>();
  for (const table of schema.tables) {
    for (const word of cutName(table.name)) words.add(word);
    for (const column of table.columns) for (const word of cutName(withoutTypePrefix(schema, column))) words.add(word);
  }
  return words;
}

function languageOfWords(words: ReadonlySet<string>): Language {
  const scores = new Map<Foreign, number>();
  const own = new Map<Foreign, number>();
  let english = 0;
  const telling = [...words].filter((word) => word.length >= 3 && !NEUTRAL.has(word) && !/\d/.test(word));
  // Glossaries take long to read, and could not change the answer.
  if (telling.filter((word) => !isEnglishWord(word)).length < FEWEST) return 'en';
  for (const word of telling) {
    const { isEnglish, languages } = knowersOf(word);
    if (isEnglish) english += languages.length === 0 ? 1 : 0.3;
    for (const language of languages) {
      scores.set(language, (scores.get(language) ?? 0) + (isEnglish ? 0.3 : 1) / Math.sqrt(languages.length));
      if (!isEnglish) own.set(language, (own.get(language) ?? 0) + 1);
    }
  }
  let best: Language = 'en';
  let score = english;
  for (const language of FOREIGN) {
    const value = scores.get(language) ?? 0;
    if ((own.get(language) ?? 0) >= FEWEST && value > score) {
      best = language;
      score = value;
    }
  }
  return best;
}

const isEnglishWord = (word: string): boolean => readEnglish(word) !== undefined || cutTogether(word) !== undefined;

type Knowers = { readonly isEnglish: boolean; readonly languages: readonly Foreign[] };
const cache = new Map<string, Knowers>();

/** The languages that have a word. Schemas of one service share most of their words. */
function knowersOf(word: string): Knowers {
  const before = cache.get(word);
  if (before !== undefined) return before;
  const isEnglish = isEnglishWord(word);
  const languages = FOREIGN.filter((language) =>
    isEnglish ? lookUp(language, word) !== undefined : readsIn(language, word),
  );
  if (cache.size > 20_000) cache.clear();
  cache.set(word, { isEnglish, languages });
  return { isEnglish, languages };
}

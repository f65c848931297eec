import { isSpaced, LANGUAGE_OF } from '../../../base/locale/language.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import { tailsLanguage } from '../../../base/data/vocabularies/tails.ts';
import type { Dictionary } from '../../../base/text/dictionary.ts';
import { vocabularyOf, type VocabularyTable } from '../../records/vocabulary-table.ts';

/** A vocabulary: sentences of it in the language of the rows, of the same kind or neutral ones. */
export function vocabularyIn(name: string, { code }: Lexicon): VocabularyTable | undefined {
  const table = vocabularyOf(name);
  const language = LANGUAGE_OF[code];
  if (table?.vocabulary.tails === undefined || tailsLanguage(name) !== 'en' || language === 'en') return table;
  const kind = /description|category/.test(name) ? 'description' : 'note';
  return vocabularyOf(`${name}_${language}`) ?? vocabularyOf(`plain_${kind}_${language}`) ?? table;
}

/** The separator between two of its sentences. */
export const sentenceJoin = (join: string, { code }: Lexicon): string => (join === ' ' && !isSpaced(code) ? '' : join);

/** How many of the remaining entries of a list come before those with a tail. */
export function plainOf(table: VocabularyTable, whole: Dictionary, left: Dictionary): number {
  if (table.plain === table.size) return left.size;
  if (left === whole) return table.plain;
  const own = new Set(whole.words.slice(0, table.plain));
  const first = left.words.findIndex((text) => !own.has(text));
  return first < 0 ? left.size : first;
}

/** An entry of a list whose first ones occur in half of the rows. */
export function leaningEntry(random: number, plain: number, size: number): number {
  const half = 2147483648;
  const place = random >>> 0;
  return place < half
    ? Math.floor((place * plain) / half)
    : plain + Math.floor(((place - half) * (size - plain)) / half);
}

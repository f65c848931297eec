import { vocabularies } from '../../base/data/vocabularies/all-vocabularies.ts';
import type { Tails } from '../../base/data/vocabularies/tails.ts';
import type { Vocabulary } from '../../base/data/vocabularies/vocabulary.ts';
import { lazy } from '../../base/lazy.ts';
import { type Dictionary, makeDictionary, mapDictionary } from '../../base/text/dictionary.ts';
import { expandLine } from '../../base/text/expand-line.ts';

export type VocabularyTable = {
  readonly vocabulary: Vocabulary;
  readonly size: number;
  /** The number of entries before those that are others with a tail. */
  readonly plain: number;
  /** One weight for each entry; undefined if all are equally frequent. */
  readonly weights: readonly number[] | undefined;
  readonly words: (field: string | undefined) => Dictionary;
};

const sources = lazy<ReadonlyMap<string, Vocabulary>>(() => new Map(vocabularies().map((item) => [item.name, item])));
const tables = new Map<string, VocabularyTable>();

export const vocabularyNames = (): readonly string[] => [...sources().keys()];

/** A vocabulary by name; loaded when the first column uses it. */
export function vocabularyOf(name: string): VocabularyTable | undefined {
  const before = tables.get(name);
  if (before !== undefined) return before;
  const vocabulary = sources().get(name);
  if (vocabulary === undefined) return undefined;
  const table = readVocabulary(vocabulary);
  tables.set(name, table);
  return table;
}

/** Expanded when the first column is filled with it: planning uses most of them only by name. */
function readVocabulary(vocabulary: Vocabulary): VocabularyTable {
  const { fields, lines, shares, slots, tails } = vocabulary;
  const lists = new Map<string, Dictionary>();
  let read: { readonly rows: readonly string[]; readonly plain: number } | undefined;
  const all = (): { readonly rows: readonly string[]; readonly plain: number } => {
    if (read !== undefined) return read;
    const written = lines.split('\n').flatMap((line) => expandLine(line, slots ?? {}));
    const plain = tails === undefined ? written : [...new Set(written)];
    return (read = { rows: tails === undefined ? plain : [...plain, ...withTails(plain, tails)], plain: plain.length });
  };
  return {
    vocabulary,
    get size() {
      return all().rows.length;
    },
    get plain() {
      return all().plain;
    },
    get weights() {
      if (shares === 'even') return undefined;
      return shares === 'falling' ? all().rows.map((_, index) => 1 / (index + 4)) : shares;
    },
    words: (field = fields[0] ?? '') => {
      const at = Math.max(0, fields.indexOf(field));
      const name = fields[at] ?? '';
      const list = lists.get(name) ?? makeDictionary(all().rows.map((row) => row.split('|')[at] ?? ''));
      lists.set(name, list);
      return list;
    },
  };
}

/** The minimum number of different sentences of a kind. */
const SENTENCES = 1600;

/** The sentences again, each with some of the tails before its full stop: as many as are missing. */
export function withTails(plain: readonly string[], { lines, slots }: Tails): readonly string[] {
  const tails = lines.split('\n').flatMap((line) => expandLine(line, slots));
  // A sentence with its own year gets no other.
  const whole = plain.filter((text) => /[.。]$/u.test(text) && !/\d{4}/.test(text));
  const each = Math.min(tails.length, Math.ceil((SENTENCES - plain.length) / Math.max(1, whole.length)));
  if (each <= 0) return [];
  // Neighbours get different tails, and those of one sentence are far apart.
  const step = tails.length / each;
  return whole.flatMap((text, index) =>
    Array.from({ length: each }, (_, nth) => {
      const tail = tails[Math.floor(nth * step + index * 7) % tails.length] ?? '';
      return `${text.slice(0, -1)}${tail}${text.slice(-1)}`;
    }),
  );
}

/** The form of a list's entries: unchanged, as codes in a schema, or as capitalised names. */
export type TermCase = 'lower' | 'upper' | 'snake' | 'kebab' | 'capital';

const CASES: Readonly<Record<TermCase, (text: string) => string>> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  snake: (text) => joined(text, '_'),
  kebab: (text) => joined(text, '-'),
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
};

export const TERM_CASES: readonly string[] = Object.keys(CASES);

export function isTermCase(value: unknown): value is TermCase {
  return typeof value === 'string' && value in CASES;
}

export function casedWords(words: Dictionary, form: TermCase | undefined): Dictionary {
  return form === undefined ? words : mapDictionary(words, `case ${form}`, CASES[form]);
}

function joined(text: string, separator: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, separator)
    .replaceAll(new RegExp(`^${separator}|${separator}$`, 'g'), '');
}

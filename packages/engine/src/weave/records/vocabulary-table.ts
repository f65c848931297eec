import { VOCABULARIES } from '../../base/data/vocabularies/all-vocabularies.ts';
import type { Tails } from '../../base/data/vocabularies/tails.ts';
import type { Vocabulary } from '../../base/data/vocabularies/vocabulary.ts';
import { type Dictionary, makeDictionary, mapDictionary } from '../../base/text/dictionary.ts';
import { expandLine } from '../../base/text/expand-line.ts';

export type VocabularyTable = {
  readonly vocabulary: Vocabulary;
  readonly size: number;
  /** How many entries come before those that are others with a tail. */
  readonly plain: number;
  /** One number for each entry; undefined where all come alike. */
  readonly weights: readonly number[] | undefined;
  readonly words: (field: string | undefined) => Dictionary;
};

const sources: ReadonlyMap<string, Vocabulary> = new Map(VOCABULARIES.map((item) => [item.name, item]));
const tables = new Map<string, VocabularyTable>();

export const VOCABULARY_NAMES: readonly string[] = [...sources.keys()];

/** A vocabulary by its name; read when the first column asks for it. */
export function vocabularyOf(name: string): VocabularyTable | undefined {
  const before = tables.get(name);
  if (before !== undefined) return before;
  const vocabulary = sources.get(name);
  if (vocabulary === undefined) return undefined;
  const table = readVocabulary(vocabulary);
  tables.set(name, table);
  return table;
}

function readVocabulary(vocabulary: Vocabulary): VocabularyTable {
  const { fields, lines, shares, slots, tails } = vocabulary;
  const plain = [...new Set(lines.split('\n').flatMap((line) => expandLine(line, slots ?? {})))];
  const rows = tails === undefined ? plain : [...plain, ...withTails(plain, tails)];
  const parts = rows.map((line) => line.split('|'));
  const lists = new Map<string, Dictionary>();
  const words = (field = fields[0] ?? ''): Dictionary => {
    const at = Math.max(0, fields.indexOf(field));
    let list = lists.get(fields[at] ?? '');
    if (list === undefined) lists.set(fields[at] ?? '', (list = makeDictionary(parts.map((row) => row[at] ?? ''))));
    return list;
  };
  const weights =
    shares === 'even' ? undefined : shares === 'falling' ? rows.map((_, index) => 1 / (index + 4)) : shares;
  return { vocabulary, size: rows.length, plain: plain.length, weights, words };
}

/** So many different sentences a kind has at least. */
const SENTENCES = 1600;

/** Sentences once more, each with some of the tails before its full stop: as many as are wanting. */
function withTails(plain: readonly string[], { lines, slots }: Tails): readonly string[] {
  const tails = lines.split('\n').flatMap((line) => expandLine(line, slots));
  const whole = plain.filter((text) => /[.。]$/u.test(text));
  const each = Math.min(tails.length, Math.ceil((SENTENCES - plain.length) / Math.max(1, whole.length)));
  if (each <= 0) return [];
  // Neighbours take other tails, and those of one sentence lie apart.
  const step = tails.length / each;
  return whole.flatMap((text, index) =>
    Array.from({ length: each }, (_, nth) => {
      const tail = tails[Math.floor(nth * step + index * 7) % tails.length] ?? '';
      return `${text.slice(0, -1)}${tail}${text.slice(-1)}`;
    }),
  );
}

/** How a list is written: as it stands, as codes in a schema are, or as names that begin with a capital. */
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

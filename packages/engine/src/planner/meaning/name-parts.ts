import { readNames } from '../infer/names/read-names.ts';
import { languageOf } from '../infer/names/schema-language.ts';
import { splitWords } from '../infer/split-words.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';

/** Words at the end of a name that say "the key of": what stands before them names the thing. */
const KEY_WORDS: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'key', 'fk', 'pk', 'oid']);
/** Words of numbers and codes by which people know a thing. */
const CODE_WORDS: ReadonlySet<string> = new Set(['number', 'code', 'reference']);
/** Words of a table's name that say how rows are kept, not what they are. */
const FORMS: ReadonlySet<string> = new Set(['tbl', 'table', 'master', 'mst', 'list', 'data', 'information', 'record']);

export type NameParts = {
  readonly words: readonly string[];
  /** The words without those of a key. */
  readonly body: readonly string[];
  /** How the name suggests that it holds a key: surely, perhaps, or not at all. */
  readonly key: 'id' | 'code' | 'none';
};

/** A column's name in English words, read as the inference reads it. */
export function wordsOf({ schema }: Draft, { table }: Pick<TableDraft, 'table'>, column: string): readonly string[] {
  return readNames(schema, table).columns.get(column) ?? splitWords(column, languageOf(schema));
}

/** The table's name in English words. */
export const tableWords = ({ schema }: Draft, { table }: Pick<TableDraft, 'table'>): readonly string[] =>
  readNames(schema, table).words;

/** What a column's name consists of: `billing_customer_id` is the key of a billing customer. */
export function nameParts(words: readonly string[]): NameParts {
  const last = words.at(-1) ?? '';
  if (words.length > 1 && (words[0] === 'fk' || (words[0] === 'id' && !KEY_WORDS.has(last))))
    return { words, body: words.slice(1).filter((word) => !KEY_WORDS.has(word)), key: 'id' };
  if (words.length > 1 && KEY_WORDS.has(last)) return { words, body: words.slice(0, -1), key: 'id' };
  if (words.length > 1 && CODE_WORDS.has(last)) return { words, body: words.slice(0, -1), key: 'code' };
  return { words, body: words, key: 'none' };
}

const nouns = new WeakMap<Draft, ReadonlyMap<string, readonly string[]>>();

/** What a row of the table is called: its name's words without those that many tables begin with (`tbl_`, `app_`). */
export function nounOf(draft: Draft, { key }: Pick<TableDraft, 'key'>): readonly string[] {
  const known = nouns.get(draft) ?? readNouns(draft);
  nouns.set(draft, known);
  return known.get(key) ?? [];
}

function readNouns(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const all = [...draft.tables.values()].map((target) => ({ key: target.key, words: tableWords(draft, target) }));
  const firsts = new Map<string, number>();
  for (const { words } of all) if (words.length > 1) count(firsts, words[0] ?? '');
  const shared = new Set(
    [...firsts].filter(([, times]) => times >= 4 && times >= all.length * 0.5).map(([word]) => word),
  );
  return new Map(
    all.map(({ key, words }) => {
      const bare = words.filter((word, place) => !FORMS.has(word) && !(place === 0 && shared.has(word)));
      return [key, bare.length === 0 ? words : bare];
    }),
  );
}

function count(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

export const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  end.length > 0 &&
  end.length <= words.length &&
  end.every((word, place) => words[words.length - end.length + place] === word);

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, place) => word === b[place]);

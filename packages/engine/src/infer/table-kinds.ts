import type { Table } from '../schema/schema-document.ts';
import { COMPOUND_KINDS, FORM_NOUNS, TABLE_KINDS } from './data/table-kinds.ts';
import { splitWords } from './split-words.ts';

const kindsByNoun = new Map<string, string[]>();
for (const [kind, nouns] of Object.entries(TABLE_KINDS)) {
  for (const noun of nouns.split(/\s+/)) kindsByNoun.set(noun, [...(kindsByNoun.get(noun) ?? []), kind]);
}
const forms: ReadonlySet<string> = new Set(FORM_NOUNS);

/** What a table is about: the kinds of the last noun of its name that has any. */
export function kindsOfTable(table: Pick<Table, 'name'>): readonly string[] {
  const words = splitWords(table.name);
  const nouns = words.filter((word) => !forms.has(word));
  const compound = COMPOUND_KINDS[nouns.slice(-2).join(' ')];
  if (compound !== undefined) return [compound];
  return kindsOfNouns(nouns.length === 0 ? words : nouns);
}

export function kindsOfNouns(words: readonly string[]): readonly string[] {
  for (const word of words.toReversed()) {
    const kinds = kindsByNoun.get(word);
    if (kinds !== undefined) return kinds;
  }
  return [];
}

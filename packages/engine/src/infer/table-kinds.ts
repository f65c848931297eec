import { COMPOUND_KINDS, FORM_NOUNS, TABLE_KINDS } from './data/table-kinds.ts';
import type { TableNames } from './names/read-names.ts';

const kindsByNoun = new Map<string, string[]>();
for (const [kind, nouns] of Object.entries(TABLE_KINDS)) {
  for (const noun of nouns.split(/\s+/)) kindsByNoun.set(noun, [...(kindsByNoun.get(noun) ?? []), kind]);
}
const forms: ReadonlySet<string> = new Set(FORM_NOUNS);

/** What a table is about: the kinds of the last noun of its name that has any, else of what its columns begin with. */
export function kindsOfTable({ words, prefix, columns }: TableNames): readonly string[] {
  const nouns = words.filter((word) => !forms.has(word));
  const compound = COMPOUND_KINDS[nouns.slice(-2).join(' ')];
  if (compound !== undefined) return [compound];
  const byName = kindsOfNouns(nouns.length === 0 ? words : nouns);
  if (byName.length > 0) return byName;
  return prefix.length > 0 ? kindsOfNouns(prefix) : kindsOfNouns(commonFirst(columns));
}

/** The word that at least half of the columns begin with, in a table whose name says nothing. */
function commonFirst(columns: TableNames['columns']): readonly string[] {
  const counts = new Map<string, number>();
  for (const [first, ...more] of columns.values())
    if (first !== undefined && more.length > 0) counts.set(first, (counts.get(first) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 2 && count * 2 >= columns.size).map(([word]) => word);
}

export function kindsOfNouns(words: readonly string[]): readonly string[] {
  for (const word of words.toReversed()) {
    const kinds = kindsByNoun.get(word);
    if (kinds !== undefined) return kinds;
  }
  return [];
}

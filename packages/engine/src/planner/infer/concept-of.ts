import { KIND_CONCEPTS } from './data/concepts/kinds.ts';
import { STATE_CONCEPTS } from './data/concepts/states.ts';
import { ownNouns } from './context-of.ts';
import type { Facts } from './read-facts.ts';
import { kindsOfNouns } from './table-kinds.ts';
import { wordTable } from '../../base/text/word-table.ts';

/** Nouns that ask the same of a thing: which of its kinds, how it stands, why, how. */
const FACETS: Readonly<Record<string, string>> = wordTable({
  ...same(
    'kind',
    'type kind category class classification subtype subcategory variety form family group nature tier species',
  ),
  ...same('state', 'state status stage phase'),
  ...same('reason', 'reason cause motive motivation ground justification'),
  ...same('method', 'method mode way means technique'),
  ...same('level', 'level grade degree severity rank'),
  ...same('result', 'result outcome verdict decision'),
});

export const isFacet = (word: string): boolean => FACETS[word] !== undefined;

/** Words that only say that it is what stands before them: a `religious affiliation` is a religion. */
const EMPTY: ReadonlySet<string> = new Set(['affiliation', 'option', 'choice', 'designation', 'indicator']);

/** Words of a concept, and whether the column's own name says it. */
export type Concept = { readonly phrase: string; readonly values: readonly string[]; readonly isOwn: boolean };

let concepts: ReadonlyMap<string, readonly string[]> | undefined;

/** What the name asks for and of what: a `fuel_type` is one of the fuels, the `status` of a truck one of a vehicle's states. */
export function conceptOf(facts: Pick<Facts, 'words' | 'tableWords' | 'tableKinds'>): Concept | undefined {
  return ownConcept(facts.words) ?? conceptOfTable(facts);
}

/** By the column's own words, the longest phrase first; of a kind that has no words of its own the broader one's. */
export function ownConcept(all: readonly string[]): Concept | undefined {
  const words = all.filter((word) => !EMPTY.has(word) && !/^\d+$/.test(word));
  for (let begin = 0; begin < words.length; begin++) {
    const phrase = words.slice(begin);
    if (phrase.length === 1 && FACETS[phrase[0] ?? ''] !== undefined) break;
    const found = valuesOf(phrase);
    if (found !== undefined) return found;
  }
  const facet = FACETS[words.at(-1) ?? ''];
  const stem = words.slice(0, -1);
  if (facet === undefined || stem.length === 0) return undefined;
  // The kinds of an interview are none of an appointment's, but a driver comes and goes as all employees do.
  if (facet === 'kind') return valuesOf(stem.slice(-1));
  return kindsOfNouns(stem.slice(-1))
    .map((kind) => valuesOf([kind, facet]))
    .find((found) => found !== undefined);
}

/** A bare `type` or `status` is that of the row. */
function conceptOfTable({
  words,
  tableWords,
  tableKinds,
}: Pick<Facts, 'words' | 'tableWords' | 'tableKinds'>): Concept | undefined {
  const facet = words.length === 1 ? FACETS[words[0] ?? ''] : undefined;
  if (facet === undefined) return undefined;
  const nouns = ownNouns(tableWords);
  const phrases = [
    [...nouns.slice(-2), facet],
    [...nouns.slice(-1), facet],
    ...tableKinds.map((kind) => [kind, facet]),
  ];
  for (const phrase of phrases) {
    const found = valuesOf(phrase);
    if (found !== undefined) return { ...found, isOwn: false };
  }
  return undefined;
}

function valuesOf(words: readonly string[]): Concept | undefined {
  concepts ??= readConcepts();
  const phrase = canonical(words);
  const values = concepts.get(words.join(' ')) ?? concepts.get(phrase);
  return values === undefined ? undefined : { phrase, values, isOwn: true };
}

function canonical(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : [...words.slice(0, -1), FACETS[last] ?? last].join(' ');
}

function readConcepts(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, readonly string[]>();
  for (const line of [KIND_CONCEPTS, STATE_CONCEPTS].flatMap((text) => text.trim().split('\n'))) {
    const [names = '', values = ''] = line.split(': ');
    const list = values.split('|');
    for (const name of names.split(', '))
      for (const key of [name, canonical(name.split(' '))]) if (!read.has(key)) read.set(key, list);
  }
  return read;
}

function same(facet: string, nouns: string): Readonly<Record<string, string>> {
  return Object.fromEntries(nouns.split(' ').map((noun) => [noun, facet]));
}

import { COMPOUND_KINDS, DOUBTFUL, FORM_NOUNS, KIND_PARENTS, TABLE_KINDS } from './data/table-kinds.ts';
import { lazy } from '../../base/lazy.ts';
import { isAgent } from './is-agent.ts';
import type { TableNames } from './names/read-names.ts';

const kindsByNoun = lazy<ReadonlyMap<string, readonly string[]>>(() => {
  const kinds = new Map<string, readonly string[]>();
  for (const [kind, nouns] of Object.entries(TABLE_KINDS)) {
    for (const noun of nouns.split(/\s+/))
      kinds.set(noun, [...new Set([...(kinds.get(noun) ?? []), ...withParents(kind)])]);
  }
  return kinds;
});
const forms: ReadonlySet<string> = new Set(FORM_NOUNS);
const read = new WeakMap<TableNames, readonly string[]>();

/** What a table is about: the kinds of the last noun of its name that has any, else what its columns tell. Narrow ones come first. */
export function kindsOfTable(names: TableNames): readonly string[] {
  const before = read.get(names);
  if (before !== undefined) return before;
  const kinds = findKinds(names);
  read.set(names, kinds);
  return kinds;
}

function findKinds({ words, prefix, columns }: TableNames): readonly string[] {
  const own = words.filter((word) => !forms.has(word));
  const nouns = own.length === 0 ? words : own;
  const compound = COMPOUND_KINDS[nouns.slice(-2).join(' ')];
  if (compound !== undefined) return withParents(compound);
  const last = nouns.at(-1) ?? '';
  if (isAgent(last) && !kindsByNoun().has(last) && DOUBTFUL[last] === undefined && !holdsDevices(columns))
    return ['person'];
  const noun = nouns.findLast((word) => DOUBTFUL[word] !== undefined || kindsByNoun().has(word));
  if (noun !== undefined) return decided(noun, columns) ?? kindsByNoun().get(noun) ?? [];
  if (holdsVitals(columns)) return withParents('patient');
  const byColumns = kindsOfNouns(prefix.length > 0 ? prefix : commonFirst(columns));
  return byColumns.length > 0 || !holdsPersons(columns) ? byColumns : ['person'];
}

/** A `reader` with an address in a network is not a person. */
function holdsDevices(columns: TableNames['columns']): boolean {
  return [...columns.values()].some((words) => DEVICE_WORDS.has(words.join(' ')));
}

const DEVICE_WORDS: ReadonlySet<string> = new Set([
  'serial number',
  'firmware',
  'firmware version',
  'ip address',
  'mac address',
  'model',
  'manufacturer',
]);

/** A noun of several meanings: the neighbours tell which. */
function decided(noun: string, columns: TableNames['columns']): readonly string[] | undefined {
  const readings = DOUBTFUL[noun];
  if (readings === undefined) return undefined;
  const around = new Set([...columns.values()].flat());
  const found = readings.find(([, words]) => words === '' || words.split(' ').some((word) => around.has(word)));
  return found === undefined ? undefined : withParents(found[0]);
}

/** The word that at least half of the columns begin with, in a table whose name says nothing. */
function commonFirst(columns: TableNames['columns']): readonly string[] {
  const counts = new Map<string, number>();
  for (const [first, ...more] of columns.values())
    if (first !== undefined && more.length > 0) counts.set(first, (counts.get(first) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 2 && count * 2 >= columns.size).map(([word]) => word);
}

const VITALS: ReadonlySet<string> = new Set([
  'pulse',
  'bmi',
  'heart rate',
  'respiration',
  'systolic',
  'diastolic',
  'blood pressure',
  'oxygen saturation',
]);

/** Where a pulse stands beside a body mass index, a height is a person's, whatever the table is called. */
function holdsVitals(columns: TableNames['columns']): boolean {
  return [...columns.values()].filter((words) => VITALS.has(words.join(' '))).length > 1;
}

function holdsPersons(columns: TableNames['columns']): boolean {
  const phrases = new Set([...columns.values()].map((words) => words.join(' ')));
  return phrases.has('last name') && (phrases.has('first name') || phrases.has('birth date') || phrases.has('gender'));
}

/** The kinds of the last of some words that has any. */
export function kindsOfNouns(words: readonly string[]): readonly string[] {
  for (const word of words.toReversed()) {
    const kinds = kindsByNoun().get(word);
    if (kinds !== undefined) return kinds;
  }
  return [];
}

function withParents(kind: string): readonly string[] {
  const parent = KIND_PARENTS[kind];
  return parent === undefined ? [kind] : [kind, ...withParents(parent)];
}

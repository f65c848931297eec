import { lazy } from '../../../base/lazy.ts';
import { FRENCH_KINDS } from '../data/nouns/noun-kinds-fr.ts';
import { GERMAN_KINDS } from '../data/nouns/noun-kinds-de.ts';
import { cutName, foldAccents } from '../names/cut-name.ts';
import type { Language } from '../names/language.ts';

export type KindsAbroad = {
  readonly phrase: string;
  readonly values: readonly string[];
  /** True where the name asks for a kind (`stoffart`), and not for the thing (`stoff`). */
  readonly asks: boolean;
  /** True where nothing more is said of the thing. */
  readonly isWhole: boolean;
};

type Kinds = ReadonlyMap<string, readonly string[]>;

const KINDS: Readonly<Partial<Record<Language, () => Kinds>>> = {
  de: lazy(() => readKinds(GERMAN_KINDS)),
  fr: lazy(() => readKinds(FRENCH_KINDS)),
};

/** `ü` is written as `ue` in names, or as a plain `u`. */
const spellings = (noun: string): readonly string[] => [
  foldAccents(noun.replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)),
  foldAccents(noun),
];

function readKinds(lines: string): Kinds {
  const kinds = new Map<string, readonly string[]>();
  for (const line of lines.trim().split('\n')) {
    const [nouns = '', list = ''] = line.split(': ');
    for (const noun of nouns.split(', ').flatMap(spellings)) kinds.set(noun, list.split('|'));
  }
  return kinds;
}

/** The usual kinds of what a column's name says in its own language; of a bare `art` or `type` those of the table's rows. */
export function kindsAbroad(language: Language, column: string, table: string): KindsAbroad | undefined {
  const kinds = KINDS[language]?.();
  if (kinds === undefined) return undefined;
  const find = language === 'de' ? germanKinds : frenchKinds;
  const own = cutName(column).filter((word) => !/^\d+$/.test(word));
  return find(kinds, own, cutName(table));
}

const GERMAN_FACET = /^(.{3,})(?:art|typ|sorte|form|klasse|kategorie|gattung|gruppe)$/;
const GERMAN_FACETS: ReadonlySet<string> = new Set('art typ sorte form klasse kategorie gattung'.split(' '));
/** Shorter nouns are found at the end of too many words. */
const LEAST_HEAD = 5;

/** The last noun of a name decides, and the end of a compound: a `verpackungsart`, an `oberstoff`. */
function germanKinds(kinds: Kinds, own: readonly string[], table: readonly string[]): KindsAbroad | undefined {
  const last = own.at(-1) ?? '';
  const isFacet = GERMAN_FACETS.has(last);
  const said = isFacet && own.length === 1 ? [...table.slice(-1), last] : own;
  const noun = isFacet ? (said.at(-2) ?? '') : (GERMAN_FACET.exec(last)?.[1] ?? last);
  const asks = isFacet || noun !== last;
  // A `kleidform` asks for a form; a `plattform` is a thing itself.
  const found = kinds.has(last) ? { phrase: last, isWhole: true } : findGerman(kinds, noun);
  const values = kinds.get(found?.phrase ?? '');
  if (found === undefined || values === undefined) return undefined;
  return { phrase: found.phrase, values, asks, isWhole: found.isWhole && said.length === (isFacet ? 2 : 1) };
}

/** A noun in the singular, else the longest noun that it ends with. */
function findGerman(kinds: Kinds, noun: string): { readonly phrase: string; readonly isWhole: boolean } | undefined {
  const all = singulars(noun);
  const whole = all.find((one) => kinds.has(one));
  if (whole !== undefined) return { phrase: whole, isWhole: true };
  const ends = all.flatMap((one) =>
    Array.from(one, (_, at) => one.slice(at)).filter((end) => end.length >= LEAST_HEAD),
  );
  const head = ends.toSorted((a, b) => b.length - a.length).find((end) => kinds.has(end));
  return head === undefined ? undefined : { phrase: head, isWhole: false };
}

const singulars = (noun: string): readonly string[] => [
  noun,
  ...['n', 'en', 'e', 's', 'es', 'er'].flatMap((end) => cut(noun, end)),
];

const cut = (noun: string, end: string): readonly string[] =>
  noun.endsWith(end) && noun.length - end.length >= 3 ? [noun.slice(0, -end.length)] : [];

const FRENCH_FACETS: ReadonlySet<string> = new Set(
  'type categorie genre forme sorte nature famille classe espece'.split(' '),
);
const FRENCH_PARTICLES: ReadonlySet<string> = new Set('de du des d la le les l'.split(' '));

/** The first noun of a name decides, alone or with the word behind it: a `type_tissu`, a `race_chien`. */
function frenchKinds(kinds: Kinds, own: readonly string[], table: readonly string[]): KindsAbroad | undefined {
  const asks = FRENCH_FACETS.has(own[0] ?? '');
  const said = (asks ? own.slice(1) : own).filter((word) => !FRENCH_PARTICLES.has(word));
  const nouns = said.length > 0 ? said : asks ? table.slice(-1) : [];
  for (const size of [2, 1]) {
    const phrase = nouns.slice(0, size).map(frenchSingular).join('_');
    const values = nouns.length < size ? undefined : kinds.get(phrase);
    if (values !== undefined) return { phrase, values, asks, isWhole: nouns.length === size };
  }
  return undefined;
}

const frenchSingular = (word: string): string => (word.length > 4 ? word.replace(/(?<=eau)x$|(?<!s)s$/, '') : word);

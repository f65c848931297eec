import { lazy } from '../../../base/lazy.ts';
import { DUTCH_KINDS } from '../data/nouns/noun-kinds-nl.ts';
import { FRENCH_KINDS } from '../data/nouns/noun-kinds-fr.ts';
import { GERMAN_KINDS } from '../data/nouns/noun-kinds-de.ts';
import { ITALIAN_KINDS } from '../data/nouns/noun-kinds-it.ts';
import { SPANISH_KINDS } from '../data/nouns/noun-kinds-es.ts';
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

/** How a language asks for a kind, and what its nouns end with when they are many: an ending and what stands for it. */
type Grammar = {
  readonly kinds: () => Kinds;
  readonly facets: ReadonlySet<string>;
  readonly plurals: readonly (readonly [ending: string, singular: string])[];
  readonly find: (grammar: Grammar, own: readonly string[], table: readonly string[]) => KindsAbroad | undefined;
};

const endings = (text: string): Grammar['plurals'] =>
  text.split(' ').map((pair) => [pair.split('-')[0] ?? '', pair.split('-')[1] ?? '']);
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const GRAMMARS: Readonly<Partial<Record<Language, Grammar>>> = {
  de: {
    kinds: lazy(() => readKinds(GERMAN_KINDS)),
    facets: set('art typ sorte form klasse kategorie gattung gruppe'),
    plurals: endings('n en e s es er'),
    find: headLast,
  },
  nl: {
    kinds: lazy(() => readKinds(DUTCH_KINDS)),
    facets: set('soort type vorm klasse categorie groep'),
    plurals: endings('s en n'),
    find: headLast,
  },
  fr: {
    kinds: lazy(() => readKinds(FRENCH_KINDS)),
    facets: set('type categorie genre forme sorte nature famille classe espece'),
    plurals: endings('s x'),
    find: headFirst,
  },
  es: {
    kinds: lazy(() => readKinds(SPANISH_KINDS)),
    facets: set('tipo categoria clase forma genero familia especie'),
    plurals: endings('s es'),
    find: headFirst,
  },
  it: {
    kinds: lazy(() => readKinds(ITALIAN_KINDS)),
    facets: set('tipo tipologia categoria classe forma genere famiglia'),
    plurals: endings('i-o i-e e-a'),
    find: headFirst,
  },
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
  const grammar = GRAMMARS[language];
  const own = cutName(column).filter((word) => !/^\d+$/.test(word));
  return grammar?.find(grammar, own, cutName(table));
}

/** Shorter nouns are found at the end of too many words. */
const LEAST_HEAD = 5;
const SHORTEST = 3;

const singulars = ({ plurals }: Grammar, noun: string): readonly string[] => [
  noun,
  ...plurals.flatMap(([ending, singular]) =>
    noun.endsWith(ending) && noun.length - ending.length >= SHORTEST
      ? [`${noun.slice(0, -ending.length)}${singular}`]
      : [],
  ),
];

/** The last noun of a name decides, and the end of a compound: a `verpackungsart`, an `oberstoff`. */
function headLast(grammar: Grammar, own: readonly string[], table: readonly string[]): KindsAbroad | undefined {
  const { facets } = grammar;
  const kinds = grammar.kinds();
  const last = own.at(-1) ?? '';
  const isFacet = facets.has(last);
  const said = isFacet && own.length === 1 ? [...table.slice(-1), last] : own;
  const ending = [...facets].find((facet) => last.endsWith(facet) && last.length - facet.length >= SHORTEST);
  const noun = isFacet ? (said.at(-2) ?? '') : ending === undefined ? last : last.slice(0, -ending.length);
  // A `kleidform` asks for a form; a `plattform` is a thing itself.
  const found = kinds.has(last) ? { phrase: last, isWhole: true } : nounAtEnd(grammar, noun);
  const values = kinds.get(found?.phrase ?? '');
  if (found === undefined || values === undefined) return undefined;
  return {
    phrase: found.phrase,
    values,
    asks: isFacet || noun !== last,
    isWhole: found.isWhole && said.length === (isFacet ? 2 : 1),
  };
}

/** A noun in the singular, else the longest noun that it ends with. */
function nounAtEnd(grammar: Grammar, noun: string): { readonly phrase: string; readonly isWhole: boolean } | undefined {
  const kinds = grammar.kinds();
  const all = singulars(grammar, noun);
  const whole = all.find((one) => kinds.has(one));
  if (whole !== undefined) return { phrase: whole, isWhole: true };
  const ends = all.flatMap((one) =>
    Array.from(one, (_, at) => one.slice(at)).filter((end) => end.length >= LEAST_HEAD),
  );
  const head = ends.toSorted((a, b) => b.length - a.length).find((end) => kinds.has(end));
  return head === undefined ? undefined : { phrase: head, isWhole: false };
}

const PARTICLES = set('de du des d la le les l del los las el di della dello dei degli da');

/** The first noun of a name decides, alone or with the word behind it: a `type_tissu`, a `raza_perro`. */
function headFirst(grammar: Grammar, own: readonly string[], table: readonly string[]): KindsAbroad | undefined {
  const kinds = grammar.kinds();
  const asks = grammar.facets.has(own[0] ?? '');
  const said = (asks ? own.slice(1) : own).filter((word) => !PARTICLES.has(word));
  const nouns = said.length > 0 ? said : asks ? table.slice(-1) : [];
  for (const size of [2, 1]) {
    const phrase = phrasesOf(grammar, nouns.slice(0, size)).find((one) => kinds.has(one));
    const values = nouns.length < size ? undefined : kinds.get(phrase ?? '');
    if (phrase !== undefined && values !== undefined) return { phrase, values, asks, isWhole: nouns.length === size };
  }
  return undefined;
}

/** The words joined, each as it stands or in the singular. */
const phrasesOf = (grammar: Grammar, words: readonly string[]): readonly string[] =>
  words
    .map((word) => singulars(grammar, word))
    .reduce<readonly string[]>(
      (phrases, forms) =>
        phrases.flatMap((phrase) => forms.map((form) => (phrase === '' ? form : `${phrase}_${form}`))),
      [''],
    );

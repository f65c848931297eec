/** A meaning of words: its lexicographer's file, the words, and its hypernyms. */
export type Synset = {
  readonly id: string;
  readonly file: string;
  readonly words: readonly string[];
  readonly broader: readonly string[];
  /** True for proper names. */
  readonly isProper: boolean;
  readonly gloss: string;
};

/** One meaning of a word, and its frequency in tagged texts. */
export type Sense = { readonly id: string; readonly number: number; readonly count: number };

export type WordNet = {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By the lower-case word, with `_` for spaces; the most frequent first. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  /** How often words occurred as a noun or an adjective, and as a verb. */
  readonly met: ReadonlyMap<string, { readonly name: number; readonly verb: number }>;
  /** How often a word was spoken; words that are mostly names are left out. */
  readonly said: ReadonlyMap<string, number>;
  /** A meaning and all its hypernyms. */
  readonly above: (id: string) => ReadonlySet<string>;
};

/** The files of nouns, by their number in the data. */
const FILES =
  'Tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  );
const FIRST_FILE = 3;

/** The nouns of WordNet's data.noun and index.sense, in the format of its manual pages wndb(5WN) and senseidx(5WN). */
export function readWordNet(data: string, index: string, frequencies: string): WordNet {
  const synsets = new Map(
    data.split('\n').flatMap((line) => {
      const synset = readSynset(line);
      return synset === undefined ? [] : [[synset.id, synset] as const];
    }),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const above = (id: string): ReadonlySet<string> => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const all = new Set([id, ...(synsets.get(id)?.broader ?? []).flatMap((broader) => [...above(broader)])]);
    known.set(id, all);
    return all;
  };
  return { synsets, senses: readSenses(index), met: readMet(index), said: readFrequencies(frequencies), above };
}

function readSynset(line: string): Synset | undefined {
  if (!/^\d{8} /.test(line)) return undefined;
  const [left = '', gloss = ''] = line.split(' | ');
  const fields = left.trim().split(' ');
  const [id = '', file = '', , size = '0'] = fields;
  const end = 4 + 2 * Number.parseInt(size, 16);
  const pointers = Array.from({ length: Number(fields[end]) }, (_, at) => fields.slice(end + 1 + 4 * at));
  return {
    id,
    file: FILES[Number(file) - FIRST_FILE] ?? '',
    words: fields.slice(4, end).filter((_, at) => at % 2 === 0),
    broader: pointers.flatMap(([sign, target = '']) => (sign === '@' ? [target] : [])),
    isProper: pointers.some(([sign]) => sign === '@i'),
    gloss,
  };
}

function readSenses(index: string): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const [, word = '', id = '', number, count] of index.matchAll(/^([^%\n]+)%1:\S+ (\d{8}) (\d+) (\d+)/gm)) {
    const sense: Sense = { id, number: Number(number), count: Number(count) };
    senses.set(
      word,
      [...(senses.get(word) ?? []), sense].toSorted((a, b) => a.number - b.number),
    );
  }
  return senses;
}

const VERB = '2';

function readMet(index: string): WordNet['met'] {
  const met = new Map<string, { name: number; verb: number }>();
  for (const [, word = '', kind, count] of index.matchAll(/^([^%\n]+)%(\d):\S+ \d{8} \d+ (\d+)/gm)) {
    const counts = met.get(word) ?? { name: 0, verb: 0 };
    // A sense without occurrences counts a little.
    counts[kind === VERB ? 'verb' : 'name'] += Number(count) + 0.1;
    met.set(word, counts);
  }
  return met;
}

/** The list has a word in its most frequent spelling: a capital there means a name. */
function readFrequencies(text: string): ReadonlyMap<string, number> {
  const all = JSON.parse(text) as readonly { readonly word: string; readonly count: number }[];
  return new Map(all.flatMap(({ word, count }) => (/^[a-z]/.test(word) ? [[word, count] as const] : [])));
}

import { lazy } from '../../../base/lazy.ts';
import { NOUN_KINDS } from '../data/nouns/noun-kinds.ts';

export type NounKinds = {
  readonly phrase: string;
  readonly values: readonly string[];
  /** True where each one has a name of its own, as ships do. */
  readonly isNamed: boolean;
};

/** The words are cut when a name first asks: most columns are understood without them. */
const kinds = lazy((): ReadonlyMap<string, NounKinds> => {
  const map = new Map<string, NounKinds>();
  for (const line of NOUN_KINDS.trim().split('\n')) {
    const [nouns = '', list = ''] = line.split(': ');
    const values = list.split('|');
    for (const noun of nouns.split(', ')) {
      const phrase = noun.replace('*', '');
      map.set(phrase, { phrase, values, isNamed: phrase !== noun });
    }
  }
  return map;
});

const LONGEST = 3;

/** The kinds of what a phrase ends with, the longest end first: of a `cast_iron_pan` those of a pan. */
export function kindsOfNoun(words: readonly string[]): NounKinds | undefined {
  for (let size = Math.min(LONGEST, words.length); size > 0; size--) {
    const found = kinds().get(words.slice(-size).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}

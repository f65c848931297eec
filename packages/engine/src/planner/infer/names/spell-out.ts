import { phrases } from '../data/vocabulary.ts';
import { isCommon, knownWords } from './english.ts';
import { isWithin } from './is-within.ts';

/** A known word with what is left of it without vowels. */
type Entry = { readonly word: string; readonly bones: string; readonly common: boolean };

/** The words before and after, where they are known. */
type Neighbours = { readonly before: string | undefined; readonly after: string | undefined };

/** Below this, a short form could be too many things. */
const FEWEST_LETTERS = 3;
const SHORTEST_WORD = 4;
/** Share of a word's consonants that a short form must have. */
const ENOUGH = 0.6;
/** By so much the best reading must be better than the next. */
const MARGIN = 0.1;

let entries: ReadonlyMap<string, readonly Entry[]> | undefined;
let pairs: ReadonlySet<string> | undefined;
const cache = new Map<string, readonly string[] | undefined>();

/**
 * A word cut short or written without its vowels, in full: `frst`, `emplymt`, `descript`. The first letter and the order of
 * consonants are kept by everybody who shortens; among several words the one wins that goes with its neighbours or is much
 * more usual. Undefined where that does not decide. In a schema of another language a word that is cut is rather a word of it.
 */
export function spellOut(short: string, neighbours: Neighbours, isEnglish: boolean): readonly string[] | undefined {
  if (short.length < FEWEST_LETTERS || !/^[a-z]+$/.test(short)) return undefined;
  const key = `${neighbours.before ?? ''} ${short} ${neighbours.after ?? ''} ${isEnglish}`;
  if (cache.has(key)) return cache.get(key);
  const found = bestReading(short, neighbours, isEnglish);
  if (cache.size > 20_000) cache.clear();
  cache.set(key, found);
  return found;
}

const FEWEST_BONES = 6;

/** The one word of which nothing but the vowels is left out, `rltnshp`; undefined where there are two. */
export function spellExactly(short: string): readonly string[] | undefined {
  if (short.length < FEWEST_BONES || /[^b-df-hj-np-tv-z]/.test(short)) return undefined;
  entries ??= byFirstLetter();
  const found = (entries.get(short[0] ?? '') ?? []).filter(({ bones }) => bones === short);
  const [first] = found;
  return first !== undefined && found.every(({ word }) => isForm(first.word, word)) ? [first.word] : undefined;
}

function bestReading(short: string, { before, after }: Neighbours, isEnglish: boolean): readonly string[] | undefined {
  entries ??= byFirstLetter();
  const lacksVowels = isLackingVowels(short);
  const bones = bonesOf(short);
  let best: { readonly word: string; readonly score: number } | undefined;
  let next = 0;
  for (const entry of entries.get(short[0] ?? '') ?? []) {
    const fit = Math.max(lacksVowels ? fitOfBones(short, bones, entry) : 0, isEnglish ? fitOfStart(short, entry) : 0);
    if (fit === 0) continue;
    const score = fit + (entry.common ? 0.15 : 0) + (goesWith(before, entry.word, after) ? 0.25 : 0);
    if (best === undefined || score > best.score) {
      if (best !== undefined && !isForm(best.word, entry.word)) next = best.score;
      best = { word: entry.word, score };
    } else if (!isForm(best.word, entry.word)) next = Math.max(next, score);
  }
  return best === undefined || best.score - next < MARGIN || best.score < leastScore(bones) ? undefined : [best.word];
}

/** Whether rules speak of the word beside one of these. */
export function goesWith(before: string | undefined, word: string, after: string | undefined): boolean {
  pairs ??= usualPairs();
  return pairs.has(`${before ?? ''} ${word}`) || pairs.has(`${word} ${after ?? ''}`);
}

/** The fewer consonants, the more must speak for a reading. */
const leastScore = (bones: string): number => (bones.length < 3 ? 1.2 : bones.length === 3 ? 1.1 : 0.8);

/** 1 where nothing but vowels is missing, less for every consonant that is. */
function fitOfBones(short: string, bones: string, { word, bones: whole }: Entry): number {
  if (bones === whole && isWithin(short, word)) return 1;
  // Whoever writes a vowel writes one of the word's: `hoists` are no hostess.
  if (collapse(bones) === collapse(whole))
    return isWithin(short, word) ? 0.97 : /[aeiou]/.test(short.slice(1)) ? 0 : 0.9;
  if (bones.length < 3 || whole.length - bones.length > 3 || !isWithin(short, word)) return 0;
  const share = bones.length / whole.length;
  if (share < ENOUGH) return 0;
  return 0.4 + share * 0.45 + (bones.at(-1) === whole.at(-1) ? 0.08 : 0);
}

/** `descript` and `manuf`: the start of a word, most of it. */
function fitOfStart(short: string, { word }: Entry): number {
  if (short.length < 4 || !word.startsWith(short) || word.length - short.length < 2) return 0;
  return 0.55 + Math.min(0.35, (short.length / word.length) * 0.45);
}

/** `order` and `ordered`: two forms of one word do not contradict each other. */
function isForm(one: string, other: string): boolean {
  const stem = Math.max(4, Math.min(one.length, other.length) - 2);
  return one.slice(0, stem) === other.slice(0, stem);
}

/** Words that people say have vowels, or at least no four consonants in a row. */
function isLackingVowels(short: string): boolean {
  return !/[aeiou]/.test(short.slice(1)) || /[^aeiou]{4}|[^aeiou]{3}$/.test(short);
}

function bonesOf(word: string): string {
  return (word[0] ?? '') + word.slice(1).replaceAll(/[aeiou]/g, '');
}

const collapse = (bones: string): string => bones.replaceAll(/(.)\1+/g, '$1');

function byFirstLetter(): ReadonlyMap<string, readonly Entry[]> {
  const map = new Map<string, Entry[]>();
  for (const word of knownWords()) {
    if (word.length < SHORTEST_WORD || !/^[a-z]+$/.test(word)) continue;
    const entry = { word, bones: bonesOf(word), common: isCommon(word) };
    const list = map.get(word[0] ?? '');
    if (list === undefined) map.set(word[0] ?? '', [entry]);
    else list.push(entry);
  }
  return map;
}

/** Neighbours within a phrase that rules know: "first name", "principal amount". */
function usualPairs(): ReadonlySet<string> {
  return new Set(
    phrases().flatMap((phrase) => {
      const words = phrase.split(' ');
      return words.slice(1).map((word, index) => `${words[index]} ${word}`);
    }),
  );
}

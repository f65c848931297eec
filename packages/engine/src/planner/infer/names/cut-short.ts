import { SHORT_FORMS } from '../data/glossary/shorts.ts';
import { foldAccents } from './cut-name.ts';
import { isCommon } from './english.ts';
import { glossaryOf } from './glossary.ts';
import { type Foreign, HEAD_FIRST } from './language.ts';
import { orderWords } from './order-words.ts';

type Phrase = readonly string[];

/** A word of the glossary, and where a second part of it begins: `familien-stand`. */
type Entry = {
  readonly word: string;
  readonly meaning: Phrase;
  readonly parts: readonly number[];
  readonly early: number;
};

const SHORTEST = 3;
const LONGEST = 14;
/** Longer ones are words that the glossary does not have, rather than pieces. */
const LONGEST_PIECED = 10;
const LEAST_LEFT_OUT = 2;
/** Below this a short form could be too many things. */
const LEAST_SCORE = 0.72;
/** By so much the best reading must be better than the next of another meaning. */
const MARGIN = 0.03;
const MOST_PIECES = 3;
/** Of a piece that is no usual short form so much must be left. */
const LEAST_CUT = 4;

const shorts = new Map<Foreign, ReadonlyMap<string, Phrase>>();
const entries = new Map<Foreign, ReadonlyMap<string, readonly Entry[]>>();
const cache = new Map<string, Phrase | undefined>();

/** What a usual short form of a language's programs means: `bez`, `qte`. */
export function shortForm(language: Foreign, word: string): Phrase | undefined {
  let known = shorts.get(language);
  if (known === undefined) shorts.set(language, (known = readShorts(language)));
  return known.get(word);
}

/**
 * A word of another language that was cut: the beginning of a word (`vertr`), the beginnings of its parts (`famst`), or
 * several such in a row (`liefdat`). Undefined where that could be too many words.
 */
export function cutShort(language: Foreign, word: string): Phrase | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return undefined;
  const key = `${language} ${word}`;
  if (cache.has(key)) return cache.get(key);
  const found = beginningOf(language, word) ?? (word.length > LONGEST_PIECED ? undefined : inPieces(language, word));
  if (cache.size > 20_000) cache.clear();
  cache.set(key, found);
  return found;
}

function beginningOf(language: Foreign, short: string): Phrase | undefined {
  let known = entries.get(language);
  if (known === undefined) entries.set(language, (known = readEntries(language)));
  let best: { readonly meaning: Phrase; readonly score: number } | undefined;
  let next = 0;
  for (const entry of known.get(short[0] ?? '') ?? []) {
    const fit = fitOf(short, entry);
    if (fit === 0) continue;
    const score = fit + entry.early + (isCommon(entry.meaning.at(-1) ?? '') ? 0.06 : 0);
    if (best === undefined || score > best.score) {
      if (best !== undefined && !isSame(best.meaning, entry.meaning)) next = best.score;
      best = { meaning: entry.meaning, score };
    } else if (!isSame(best.meaning, entry.meaning)) next = Math.max(next, score);
  }
  return best === undefined || best.score < LEAST_SCORE || best.score - next < MARGIN ? undefined : best.meaning;
}

const isSame = (one: Phrase, other: Phrase): boolean => one.at(-1) === other.at(-1);

/** The more of a word is left, the better; words are cut before a vowel, and every part keeps its first letter. */
function fitOf(short: string, { word, parts }: Entry): number {
  if (word.length - short.length < LEAST_LEFT_OUT) return 0;
  const share = short.length / word.length;
  if (word.startsWith(short)) {
    // Who cuts a word leaves no mute end: an `acte` is no `acteur`.
    if (short.length > 3 && short.endsWith('e')) return 0;
    if (short.length < 4 && (share < 0.4 || /[aeiou]$/.test(short))) return 0;
    const isCutWell = /[^aeiou]$/.test(short) && /^[aeiou]/.test(word.slice(short.length));
    return 0.45 + share * 0.4 + (isCutWell ? 0.1 : 0);
  }
  if (short.length < 4) return 0;
  for (const part of parts) {
    for (let cut = short.length - 2; cut >= 1; cut--) {
      if (!word.startsWith(short.slice(0, cut)) || !word.startsWith(short.slice(cut), part)) continue;
      return 0.45 + share * 0.45 + (cut > 2 ? 0.06 : 0);
    }
  }
  return 0;
}

/** Short forms and cut words in a row, the fewest that make up the whole. */
function inPieces(language: Foreign, word: string): Phrase | undefined {
  if (word.length < 5) return undefined;
  const best: (readonly Phrase[] | undefined)[] = [[]];
  for (let end = 2; end <= word.length; end++) {
    for (let start = 0; start <= end - 2; start++) {
      const head = best[start];
      if (head === undefined || head.length + 1 >= (best[end]?.length ?? MOST_PIECES + 1)) continue;
      const meaning = pieceOf(language, word, start, end);
      if (meaning !== undefined) best[end] = [...head, meaning];
    }
  }
  const pieces = best[word.length];
  if (pieces === undefined || pieces.length < 2) return undefined;
  return (HEAD_FIRST.has(language) ? orderWords(pieces, true) : pieces).flat();
}

function pieceOf(language: Foreign, word: string, start: number, end: number): Phrase | undefined {
  const piece = word.slice(start, end);
  const usual = shortForm(language, piece);
  if (usual !== undefined && (piece.length > 2 || end === word.length || language === 'de')) return usual;
  if (piece.length < SHORTEST) return undefined;
  const isCut = piece.length >= LEAST_CUT && word.length - piece.length >= SHORTEST;
  return glossaryOf(language).get(piece) ?? (isCut ? beginningOf(language, piece) : undefined);
}

function readShorts(language: Foreign): ReadonlyMap<string, Phrase> {
  const known = new Map<string, Phrase>();
  for (const line of (SHORT_FORMS[language] ?? '').trim().split('\n')) {
    const [english = '', words = ''] = line.split(': ');
    for (const word of words.split(' '))
      for (const spelled of [
        foldAccents(word),
        foldAccents(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
      ])
        if (!known.has(spelled)) known.set(spelled, english.split(' '));
  }
  return known;
}

/** The words that may have been cut, by their first letter. What stands early in a glossary is usual. */
function readEntries(language: Foreign): ReadonlyMap<string, readonly Entry[]> {
  const glossary = glossaryOf(language);
  const map = new Map<string, Entry[]>();
  let at = 0;
  for (const [word, meaning] of glossary) {
    at++;
    if (word.length < 5 || !/^[a-z]+$/.test(word)) continue;
    const parts: number[] = [];
    for (let begin = 3; begin <= word.length - 3; begin++)
      if (glossary.has(word.slice(begin)) && word.length - begin > 3) parts.push(begin);
    const entry = { word, meaning, parts, early: 0.12 * (1 - at / glossary.size) };
    const list = map.get(word[0] ?? '');
    if (list === undefined) map.set(word[0] ?? '', [entry]);
    else list.push(entry);
  }
  return map;
}

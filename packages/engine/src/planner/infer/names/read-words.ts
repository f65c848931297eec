import { UNITS } from '../data/units.ts';
import { cutCompound, cutEnd } from './cut-compound.ts';
import { cutMark } from './cut-marks.ts';
import { cutShort, shortForm } from './cut-short.ts';
import { cutTogether, readEnglish, readEveryday, readSpecial } from './english.ts';
import { readDoubtful } from './doubtful-shorts.ts';
import { glossaryOf, lookUp } from './glossary.ts';
import { ANYWHERE, type Foreign, HEAD_FIRST, type Language } from './language.ts';
import { orderWords } from './order-words.ts';
import { singular } from './singular.ts';
import { spellExactly, spellOut } from './spell-out.ts';

type Phrase = readonly string[];

/** Short words of English names, by the other languages that have them: most names are told apart without any glossary. */
export const SHORT_WORDS: ReadonlyMap<string, readonly Foreign[]> = new Map<string, readonly Foreign[]>([
  ...'id at on by ip to'.split(' ').map((word) => [word, []] as const),
  ['is', ['nl']],
  ['in', ['de', 'nl']],
]);

/** The English words of a name's own ones, read in a language first and in all others where that one does not know. */
export function readWords(own: readonly string[], language: Language): readonly string[] {
  return readAll(own, language).filter((word, at, all) => !(TWICE.has(word) && word === all[at - 1]));
}

/** A `zip_cd` is no code of a postal code. */
const TWICE: ReadonlySet<string> = new Set(['code', 'number', 'name', 'date', 'id']);

function readAll(own: readonly string[], language: Language): readonly string[] {
  if (language !== 'en') return readForeign(own, language);
  const plain = own.map(
    (word) =>
      readNumbered(word, readEnglish) ??
      readNumbered(word, readSpecial) ??
      readNumbered(word, readEveryday) ??
      readNumbered(word, cutGlued),
  );
  const phrases = plain.map(
    (phrase, at) => readDoubtful(own[at] ?? '', { before: plain[at - 1]?.at(-1), after: plain[at + 1]?.[0] }) ?? phrase,
  );
  if (!phrases.includes(undefined)) return phrases.flatMap((phrase) => phrase ?? []);
  // One name of another language among English ones: `fecha_alta` is read as a whole, in that language's order.
  const likely = own.some((word) => word.length > 2)
    ? ANYWHERE.filter((item) => own.every((word) => SHORT_WORDS.get(word)?.includes(item) ?? true))
    : [];
  const other = likely.find((item) => own.every((word) => readsIn(item, word)));
  if (other !== undefined) return readForeign(own, other);
  return finish(
    own,
    phrases.map((phrase, index) => phrase ?? readNumbered(own[index] ?? '', readAnywhere)),
    true,
  ).flat();
}

/** Several words without a gap between them, unless the whole is one word without its vowels. */
const cutGlued = (word: string): Phrase | undefined => spellExactly(word) ?? cutTogether(word) ?? cutMark(word);

function readForeign(own: readonly string[], language: Foreign): readonly string[] {
  const phrases: (Phrase | undefined)[] = [];
  const tokens: string[] = [];
  for (let at = 0; at < own.length; ) {
    const long = longestEntry(own, at, language);
    if (long !== undefined) {
      phrases.push(long.meaning);
      tokens.push(own.slice(at, at + long.size).join('_'));
      at += long.size;
      continue;
    }
    const word = own[at] ?? '';
    const inside = counted(word, cutCompound(language, word));
    if (lookUp(language, word) === undefined && readEnglish(word) === undefined && inside !== undefined) {
      phrases.push(...inside);
      tokens.push(...inside.map(() => word));
    } else {
      phrases.push(
        readNumbered(word, (item) => readWhole(language, item) ?? cutEnd(language, item) ?? cutShort(language, item)),
      );
      tokens.push(word);
    }
    at++;
  }
  const plain = withoutParticles(phrases, tokens, language);
  const [first] = plain.phrases;
  // `anzahl_personen` counts persons; `zahlstatus`, one word, does not.
  if (
    !HEAD_FIRST.has(language) &&
    plain.phrases.length === 2 &&
    plain.tokens[0] !== plain.tokens[1] &&
    (first?.[0] === 'quantity' || first?.[0] === 'count')
  )
    return finish(plain.tokens.toReversed(), [plain.phrases[1], ['count']], false).flat();
  const english = finish(plain.tokens, plain.phrases, false);
  if (!HEAD_FIRST.has(language)) return english.flat();
  const last = plain.tokens.at(-1) ?? '';
  // What nobody knows after a noun is an adjective of it: a `diagnostico_presuntivo` is a diagnosis.
  if (
    plain.phrases.at(-1) === undefined &&
    first !== undefined &&
    english.length > 1 &&
    !/\d/.test(last) &&
    !UNITS.has(last)
  )
    return [...english.slice(1), first].flat();
  return orderWords(english, lookUp(language, last) !== undefined || last.includes('_')).flat();
}

/** A `teilnehmeranzahl` counts participants, and is no amount of them. */
const counted = (word: string, parts: readonly Phrase[] | undefined): readonly Phrase[] | undefined =>
  parts !== undefined && /(?:anzahl|aantal)$/.test(word) ? [...parts.slice(0, -1), ['count']] : parts;

/** A word that stands somewhere as it is: in the language, among its short forms, in English, or in another language. */
const readWhole = (language: Foreign, word: string): Phrase | undefined =>
  lookUp(language, word) ??
  shortForm(language, word) ??
  readEnglish(word) ??
  cutTogether(word) ??
  (word.length > 4 ? readAnywhere(word) : undefined);

/** True where a word was cut and its reading is the likeliest of several. */
export function isCutShort(language: Language, word: string): boolean {
  if (language === 'en' || word.length > LONGEST_CUT) return false;
  const [, letters = word] = /^(\D{2,}?)\d+$/.exec(word) ?? [];
  return (
    readWhole(language, letters) === undefined &&
    cutCompound(language, letters) === undefined &&
    cutEnd(language, letters) === undefined &&
    cutShort(language, letters) !== undefined
  );
}

const LONGEST_CUT = 14;

/** Entries of several words, `mot_de_passe`. */
function longestEntry(
  own: readonly string[],
  at: number,
  language: Foreign,
): { readonly meaning: Phrase; readonly size: number } | undefined {
  for (const size of [3, 2]) {
    if (at + size > own.length) continue;
    const meaning = glossaryOf(language).get(own.slice(at, at + size).join('_'));
    if (meaning !== undefined) return { meaning, size };
  }
  return undefined;
}

/** `de`, `du` and `la` say nothing; `le` and `am` say when, at the end; `von` says who did it, or from when. */
function withoutParticles(
  phrases: readonly (Phrase | undefined)[],
  tokens: readonly string[],
  language: Foreign,
): { readonly phrases: readonly (Phrase | undefined)[]; readonly tokens: readonly string[] } {
  const kept: (Phrase | undefined)[] = [];
  const names: string[] = [];
  phrases.forEach((phrase, index) => {
    const isLast = index === phrases.length - 1;
    const word = phrase?.length === 1 ? phrase[0] : undefined;
    const token = tokens[index] ?? '';
    const from = (token === 'von' && language === 'de') || (token === 'van' && language === 'nl');
    if (from && phrases.length > 1 && (isLast || index === 0)) {
      // What stands before it and is in no glossary is a participle more often than not: `gemessen_von`.
      const done = kept.at(-1)?.at(-1) ?? 'ed';
      kept.push([isLast && kept.length > 0 && done.endsWith('ed') ? 'by' : 'from']);
      names.push(token);
      return;
    }
    const isEmpty = word === 'of' || word === 'and' || ((word === 'on' || word === 'in') && !isLast);
    if (isEmpty && phrases.length > 1) return;
    kept.push(word === 'in' && isLast && phrases.length > 1 && token === 'en' ? ['on'] : phrase);
    names.push(token);
  });
  return kept.length === 0 ? { phrases, tokens } : { phrases: kept, tokens: names };
}

/** What is still unknown is spelled out with the help of its neighbours, else kept as it stands. */
function finish(
  own: readonly string[],
  phrases: readonly (Phrase | undefined)[],
  isEnglish: boolean,
): readonly Phrase[] {
  return phrases.map((phrase, index) => {
    if (phrase !== undefined) return phrase;
    const word = own[index] ?? '';
    const neighbours = { before: phrases[index - 1]?.at(-1), after: phrases[index + 1]?.[0] };
    const [, letters = word, digits] = /^(\D{2,}?)(\d+)$/.exec(word) ?? [];
    return [
      ...(spellOut(letters, neighbours, isEnglish) ?? [singular(letters)]),
      ...(digits === undefined ? [] : [digits]),
    ];
  });
}

/** `address2` is address, 2; `sha256` is a word of its own. */
function readNumbered(word: string, read: (word: string) => Phrase | undefined): Phrase | undefined {
  const whole = read(word);
  if (whole !== undefined) return whole;
  if (/^\d+$/.test(word)) return [word];
  const [, letters, digits] = /^(\D{2,}?)(\d+)$/.exec(word) ?? [];
  const meaning = letters === undefined ? undefined : read(letters);
  return meaning === undefined || digits === undefined ? undefined : [...meaning, digits];
}

/** A word of any other language. Very short ones are left alone: they are something else too often. */
function readAnywhere(word: string): Phrase | undefined {
  if (word.length < 3) return undefined;
  for (const language of ANYWHERE) {
    const found = glossaryOf(language).get(word);
    if (found !== undefined) return found;
  }
  for (const language of ANYWHERE) {
    const found = word.length > 4 ? (lookUp(language, word) ?? compoundOf(language, word)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function compoundOf(language: Foreign, word: string): Phrase | undefined {
  return language === 'de' || language === 'nl' ? cutCompound(language, word)?.flat() : undefined;
}

/** True where the language has the word, whole or put together. */
export function readsIn(language: Foreign, word: string): boolean {
  return /^\d+$/.test(word) || lookUp(language, word) !== undefined || compoundOf(language, word) !== undefined;
}

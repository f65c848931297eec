import { ANY_WORLD, isTrade } from './data/meanings/world-marks.ts';
import { isEnglish } from './names/english.ts';
import { readPatternWord } from './names/pattern-word.ts';
import type { Rule } from './rule.ts';

export type Match<Answer> = {
  readonly give: Answer;
  readonly pattern: string /** True if the table was decisive. */;
  readonly byTable: boolean;
  /** True if the answer belongs to a single trade, and nothing says that the schema is of it. */
  readonly isElsewhere?: boolean;
};

export type Matcher<Answer> = (words: readonly string[], kinds: readonly string[]) => Match<Answer> | undefined;

type Entry<Answer> = {
  readonly words: readonly string[];
  readonly place: 'whole' | 'end' | 'any';
  readonly kinds: readonly string[] | undefined;
  readonly give: Answer;
  readonly isEnglish: boolean;
  readonly trade: string | undefined;
};

/**
 * The longest pattern wins; then one that names the table's kind; then the whole name over its end over any place; then
 * the first.
 */
export function makeMatcher<Answer>(rules: () => readonly Rule<Answer>[]): Matcher<Answer> {
  // Sorted on first use, and read when a word occurs: most commands need few kinds of columns.
  let sorted: ReadonlyMap<string, readonly Pattern<Answer>[]> | undefined;
  const read = new Map<string, Entries<Answer>>();
  const entriesOf = (word: string): Entries<Answer> => {
    sorted ??= byLastWord(rules());
    let entries = read.get(word);
    if (entries === undefined) {
      const all = (sorted.get(word) ?? []).map(readPattern);
      read.set(word, (entries = { all, anywhere: all.filter(({ place }) => place === 'any') }));
    }
    return entries;
  };
  return (words, kinds) => {
    let best: { readonly entry: Entry<Answer>; readonly score: number } | undefined;
    const last = words.at(-1);
    for (const word of new Set(words)) {
      // Only at the end of a name can all patterns that end with the word match.
      const { all, anywhere } = entriesOf(word);
      for (const entry of word === last ? all : anywhere) {
        const score = scoreOf(entry, words, kinds);
        if (score > (best?.score ?? 0)) best = { entry, score };
      }
    }
    if (best === undefined) return undefined;
    const { entry } = best;
    const isElsewhere = entry.trade !== undefined && !kinds.includes(entry.trade);
    return { give: entry.give, pattern: entry.words.join(' '), byTable: entry.kinds !== undefined, isElsewhere };
  };
}

/** The patterns that end with one word, and those of them that match at any place. */
type Entries<Answer> = { readonly all: readonly Entry<Answer>[]; readonly anywhere: readonly Entry<Answer>[] };

type Pattern<Answer> = { readonly text: string; readonly rule: Rule<Answer> };

const MARKS = /^[=~]/;

function byLastWord<Answer>(rules: readonly Rule<Answer>[]): ReadonlyMap<string, readonly Pattern<Answer>[]> {
  const sorted = new Map<string, Pattern<Answer>[]>();
  // Thousands of patterns end with a few hundred words.
  const read = new Map<string, string>();
  const lastWordOf = (text: string): string => {
    const start = text.lastIndexOf(' ') + 1;
    const last = text.slice(start === 0 && MARKS.test(text) ? 1 : start);
    let word = read.get(last);
    if (word === undefined) read.set(last, (word = readPatternWord(last).at(-1) ?? ''));
    return word;
  };
  for (const rule of rules) {
    for (const part of rule.when.split('|')) {
      const text = part.trim();
      const key = lastWordOf(text);
      const before = sorted.get(key);
      if (before === undefined) sorted.set(key, [{ text, rule }]);
      else before.push({ text, rule });
    }
  }
  return sorted;
}

/** Words at the end of a name that only distinguish it from similar ones: `amount2`, `note_private`, `phone_old`. */
const MODIFIERS: ReadonlySet<string> = new Set(
  'old new low high private public primary secondary alternate alt other original first second third current previous temporary internal external additional main work personal a b c'.split(
    ' ',
  ),
);

/**
 * Letters that number or abbreviate something: `note_x`, `amt_nf`. A longer unknown word is the subject of the name.
 */
const MARK = 3;

const saysNothing = (word: string): boolean =>
  MODIFIERS.has(word) || /^\d+$/.test(word) || (word.length <= MARK && !isEnglish(word));

/** A match of the name, else of the name without modifiers and marks at its end. */
export function matchLoosely<Answer>(
  match: Matcher<Answer>,
  words: readonly string[],
  kinds: readonly string[],
): Match<Answer> | undefined {
  const found = match(words, kinds);
  if (found !== undefined) return found;
  const end = words.findLastIndex((word) => !saysNothing(word)) + 1;
  return end === 0 || end === words.length ? undefined : match(words.slice(0, end), kinds);
}

function readPattern<Answer>({ text, rule }: Pattern<Answer>): Entry<Answer> {
  const place = text[0] === '=' ? 'whole' : text[0] === '~' ? 'any' : 'end';
  const words = text.replace(MARKS, '').split(' ').flatMap(readPatternWord);
  return {
    words,
    place,
    kinds: rule.in?.split(' '),
    give: rule.give,
    isEnglish: rule.isEnglish === true,
    trade: rule.trade,
  };
}

/** In `service_type` the word service says nothing about the table. */
const isOwn = (entry: Entry<unknown>, kind: string): boolean =>
  kind.startsWith('#') && entry.words.includes(kind.slice(1));

function scoreOf(entry: Entry<unknown>, words: readonly string[], kinds: readonly string[]): number {
  // The words first: most patterns end at their comparison, and a table has many kinds.
  const at = placeOf(entry.words, words, entry.place === 'any');
  const atEnd = at === words.length - entry.words.length;
  if (at < 0 || (entry.place === 'whole' && (at !== 0 || !atEnd)) || (entry.place === 'end' && !atEnd)) return 0;
  if (entry.isEnglish && !kinds.includes(ANY_WORLD)) return 0;
  const told = entry.kinds?.filter((kind) => kinds.includes(kind) && !isOwn(entry, kind));
  if (told?.length === 0) return 0;
  const tableScore = entry.trade === undefined ? scoreOfKinds(told) : scoreInTrade(entry.trade, told, kinds);
  if (tableScore === undefined) return 0;
  const placeScore = at === 0 && atEnd ? 3 : atEnd ? 2 : 1;
  return entry.words.length * 10 + tableScore + placeScore - (atEnd ? 0 : 8);
}

const BY_NOUN = 5;

/** Marks of fields of work that the table itself does not indicate count less. */
const SURE: Readonly<Record<string, number>> = { '^': 4, '&': 3, '*': 2 };

const scoreOfKinds = (told: readonly string[] | undefined): number =>
  told === undefined ? 0 : Math.max(...told.map((kind) => SURE[kind[0] ?? ''] ?? BY_NOUN));

/** Tables of these nouns occur in every trade. */
const COMMON: ReadonlySet<string> = new Set(
  'location zone area event session room space person item product service plan order class type category status activity task document account contact user member staff employee customer client company group team review rating report message payment line entry record note sample test inspection equipment lot stock inventory device asset animal vehicle shipment result issue loan title collection copy holding machine tool material site project permit license request contract donor object exhibit film print'
    .split(' ')
    .map((noun) => `@${noun}`),
);

/** The trade and the table together say most, then the trade, then the table's name or subject. */
function scoreInTrade(
  trade: string,
  told: readonly string[] | undefined,
  kinds: readonly string[],
): number | undefined {
  const isHere = kinds.includes(trade);
  if (told === undefined) return isHere ? BY_NOUN + 2 : 0;
  if (isHere) return told.every(isTrade) ? BY_NOUN + 1 : BY_NOUN + 2;
  return told.every((kind) => COMMON.has(kind)) ? undefined : BY_NOUN - 2;
}

function placeOf(pattern: readonly string[], words: readonly string[], anywhere: boolean): number {
  for (let at = words.length - pattern.length; at >= 0; at--) {
    if (pattern.every((word, index) => words[at + index] === word)) return at;
    if (!anywhere) return -1;
  }
  return -1;
}

/** A set of code points while a pattern is read: sorted, disjoint ranges, both ends included. */
export type CharSet = readonly (readonly [number, number])[];

const LAST = 0x10ffff;

const code = (char: string): number => char.codePointAt(0) ?? 0;

export const rangeOf = (from: string, to: string): CharSet => [[code(from), code(to)]];

export const unite = (...sets: readonly CharSet[]): CharSet => {
  const merged: [number, number][] = [];
  for (const [from, to] of sets.flat().toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

export const complement = (set: CharSet): CharSet => {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of unite(set)) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
};

const contains = (set: CharSet, char: string): boolean => {
  const value = code(char);
  return set.some(([from, to]) => from <= value && value <= to);
};

const LOWER = rangeOf('a', 'z');
const UPPER = rangeOf('A', 'Z');
const DIGIT = rangeOf('0', '9');
const SPACE: CharSet = [
  [9, 13],
  [32, 32],
];
const PUNCT = unite(rangeOf('!', '/'), rangeOf(':', '@'), rangeOf('[', '`'), rangeOf('{', '~'));
const ALPHA = unite(LOWER, UPPER);
const ALNUM = unite(ALPHA, DIGIT);
const WORD = unite(ALNUM, rangeOf('_', '_'));

/** Named classes in ASCII, on which every locale of every database agrees. */
export const NAMED_CLASSES: Readonly<Record<string, CharSet>> = {
  alpha: ALPHA,
  digit: DIGIT,
  alnum: ALNUM,
  upper: UPPER,
  lower: LOWER,
  space: SPACE,
  blank: [
    [9, 9],
    [32, 32],
  ],
  punct: PUNCT,
  print: rangeOf(' ', '~'),
  graph: rangeOf('!', '~'),
  cntrl: [
    [0, 31],
    [127, 127],
  ],
  xdigit: unite(DIGIT, rangeOf('a', 'f'), rangeOf('A', 'F')),
  word: WORD,
};

export const ESCAPE_CLASSES: Readonly<Record<string, CharSet>> = {
  d: DIGIT,
  D: complement(DIGIT),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};

export const ANY: CharSet = [[0, LAST]];

const CASE_STEP = 32;

const shift = (set: CharSet, from: number, to: number, by: number): CharSet =>
  set.flatMap(([low, high]) =>
    Math.max(low, from) <= Math.min(high, to) ? [[Math.max(low, from) + by, Math.min(high, to) + by] as const] : [],
  );

/** Both cases of every ASCII letter in the set. */
export const ignoreCase = (set: CharSet): CharSet =>
  unite(set, shift(set, 65, 90, CASE_STEP), shift(set, 97, 122, -CASE_STEP));

const MAX_CHARS = 512;

const listOf = (set: CharSet, wanted: (value: number) => boolean): string[] => {
  const chars: string[] = [];
  for (const [from, to] of set) {
    for (let value = from; value <= to && chars.length < MAX_CHARS; value += 1) {
      if (wanted(value)) chars.push(String.fromCodePoint(value));
    }
  }
  return chars;
};

/** The printable ASCII characters of a set. A dot covers a million code points, too many to iterate. */
const printable = (set: CharSet): readonly string[] =>
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).filter((char) => contains(set, char));

const isAlnum = (char: string): boolean => contains(ALNUM, char);
const isPrintable = (value: number): boolean => value >= 32 && value <= 126;
const isControl = (value: number): boolean =>
  value < 32 || (value >= 127 && value < 160) || (value >= 0xd800 && value < 0xe000);

/**
 * The characters to choose from. A positive class (`open` false) is used as written, except control characters. A dot
 * or a negated class uses letters and digits, and other characters only if it has none.
 */
export const preferredChars = (set: CharSet, open: boolean): readonly string[] => {
  const plain = printable(set).filter(isAlnum);
  const signs = printable(set).filter((char) => !isAlnum(char));
  if (open) {
    if (plain.length > 0) return plain;
    if (signs.length > 0) return signs;
  }
  const others = listOf(set, (value) => !isPrintable(value) && !isControl(value));
  const all = [...plain, ...signs, ...others];
  // A tab or a line break is chosen only if nothing else is allowed.
  return all.length > 0 ? all.slice(0, MAX_CHARS) : listOf(set, (value) => value > 0);
};

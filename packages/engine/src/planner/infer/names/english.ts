import { lazy } from '../../../base/lazy.ts';
import { abbreviations, standingAlone } from '../data/abbreviations.ts';
import { vocabulary } from '../data/vocabulary.ts';
import { worldWords } from '../data/meanings/worlds.ts';
import { ENGLISH_WORDS } from '../data/glossary/en.ts';
import { COMMON_WORDS } from '../data/nouns/common-words.ts';
import { singular } from './singular.ts';

const everyday = lazy((): ReadonlySet<string> => new Set(COMMON_WORDS.split(' ')));

/** Words that rules speak of: of two readings, the likelier. */
const common = lazy((): ReadonlySet<string> => new Set(vocabulary()));
const special = lazy((): ReadonlySet<string> => new Set(worldWords()));
const known = lazy((): ReadonlySet<string> => new Set([...common(), ...ENGLISH_WORDS.trim().split(/\s+/)]));
/** Words of two letters, where they may stand in what is run together: `isactive`, `billtoaddress`, `createdat`. */
const SHORT_STARTS: ReadonlySet<string> = new Set(['is', 'ip', 'id', 'by']);
const SHORT_INSIDE: ReadonlySet<string> = new Set(['of', 'to', 'in', 'by', 'id', 'ip']);
const SHORT_ENDS: ReadonlySet<string> = new Set(['id', 'no', 'nr', 'ip', 'at', 'on', 'by', 'to', 'in']);
/** Ends of words that are words themselves: a `moderation` is no ration of a mode. */
const ENDINGS: ReadonlySet<string> = new Set('ration nation able ship less hood ness wise ally'.split(' '));
const LONGEST = 16;
const MAX_PARTS = 5;

export const isEnglish = (word: string): boolean => known().has(word);
/** Words of single fields of work: they are English where a schema is, and tell nothing of its language. */
export const isSpecial = (word: string): boolean => special().has(word);

export function readSpecial(word: string): readonly string[] | undefined {
  const one = singular(word);
  return special().has(one) ? [one] : special().has(word) ? [word] : undefined;
}

/**
 * A word that everybody says stands for itself, though no rule speaks of it: a `canvas` is no plural, `sense` is not French, and
 * a `rooster` no schedule.
 */
export function readEveryday(word: string): readonly string[] | undefined {
  const one = singular(word);
  return everyday().has(one) ? [one] : everyday().has(word) ? [word] : undefined;
}

export const isCommon = (word: string): boolean => common().has(word);
export const knownWords = (): ReadonlySet<string> => known();

/** A word or short form in plain singular English; undefined where it is neither. */
export function readEnglish(word: string): readonly string[] | undefined {
  const plain = abbreviations()[word];
  if (plain !== undefined) return plain.split(' ');
  const one = singular(word);
  if (known().has(word)) return [word === one || !known().has(one) ? word : one];
  if (known().has(one)) return [one];
  return abbreviations()[one]?.split(' ') ?? american(one);
}

/** Endings of British spelling, and how the words of rules are written. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/isation$/, 'ization'],
  [/is(e|ed|er|ing)$/, 'iz$1'],
  [/ys(e|ed|er|ing)$/, 'yz$1'],
  [/our(ed|ing|able|ite)?$/, 'or$1'],
  [/ence$/, 'ense'],
  [/tre$/, 'ter'],
  [/ogue$/, 'og'],
  [/ll(ed|er|ing)$/, 'l$1'],
  [/ae/, 'e'],
  [/gramme$/, 'gram'],
];

/** `specialisation`, `programme` and `licence` as the rules spell them. */
function american(word: string): readonly string[] | undefined {
  for (const [british, ending] of SPELLINGS) {
    const other = word.replace(british, ending);
    if (other !== word && known().has(other)) return [other];
  }
  return undefined;
}

/** Words run together, `orderqty`, cut into the fewest known ones. */
export function cutTogether(word: string): readonly string[] | undefined {
  if (word.length <= 5) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const head = best[start];
      const piece = word.slice(start, end);
      if (
        head === undefined ||
        head.length + 1 >= (best[end]?.length ?? MAX_PARTS + 1) ||
        !isPiece(piece, start === 0, end === word.length)
      )
        continue;
      best[end] = [...head, piece];
    }
  }
  const pieces = best[word.length];
  if (ENDINGS.has(pieces?.at(-1) ?? '')) return undefined;
  // `restored` is not a res, to, red: of words that short anything can be put together.
  return pieces === undefined || pieces.length < 2 || pieces.every((piece) => piece.length < 4)
    ? undefined
    : pieces.flatMap((piece) => readEnglish(piece) ?? [piece]);
}

function isPiece(piece: string, isFirst: boolean, isLast: boolean): boolean {
  if (piece.length < 3) return (isFirst ? SHORT_STARTS : isLast ? SHORT_ENDS : SHORT_INSIDE).has(piece);
  // Words of three letters are found in nearly everything: only those that rules speak of may be a part.
  if (piece.length === 3) return common().has(piece) || isPart(piece);
  return known().has(piece) || known().has(singular(piece)) || isPart(piece);
}

const isPart = (piece: string): boolean => abbreviations()[piece] !== undefined && !standingAlone().has(piece);

import { countPattern, MOST_STRINGS, type Counted, type CountedPattern, type LengthBounds } from './count-strings.ts';
import type { Pattern } from './pattern.ts';

const HALF = 2 ** 32;

/** Scatters an index where there are more strings than indexes, so that the characters nobody counts are not all the same. */
const scatter = (index: number, salt: number): number => {
  let low = Math.imul((index % HALF) ^ salt, 0x9e3779b1);
  low = Math.imul(low ^ (low >>> 15) ^ Math.floor(index / HALF), 0x85ebca6b);
  low ^= low >>> 13;
  const high = Math.imul(low ^ 0x5bd1e995, 0xc2b2ae35);
  return ((high ^ (high >>> 16)) >>> 11) * HALF + (low >>> 0);
};

/** Two indexes out of one: different pairs for different indexes below `heads * rests`, or below 2^53. */
const split = (index: number, heads: number, rests: number, salt: number): readonly [number, number] => {
  if (rests >= MOST_STRINGS) return [scatter(index, salt) % heads, index];
  const rest = index % rests;
  const head = Math.floor(index / rests);
  if (heads * rests <= MOST_STRINGS) return [head, rest];
  if (heads >= MOST_STRINGS) return [index, scatter(index, salt) % rests];
  return [(head + (scatter(rest, salt) % heads)) % heads, rest];
};

const spell = (counted: Counted, length: number, index: number): string => {
  switch (counted.kind) {
    case 'empty':
      return '';
    case 'chars':
      return counted.chars[index] ?? '';
    case 'choice': {
      let left = index;
      for (const option of counted.options) {
        const ways = option.table[length] ?? 0;
        if (left < ways) return spell(option, length, left);
        left -= ways;
      }
      return '';
    }
    case 'pair': {
      let left = index;
      for (const [taken, heads] of counted.head.table.entries()) {
        const rests = counted.rest.table[length - taken] ?? 0;
        const ways = heads === 0 || rests === 0 ? 0 : Math.min(heads * rests, MOST_STRINGS);
        if (left < ways) {
          const [head, rest] = split(left, heads, rests, length);
          return spell(counted.head, taken, head) + spell(counted.rest, length - taken, rest);
        }
        left -= ways;
      }
      return '';
    }
    default:
      return counted satisfies never;
  }
};

/** The index-th string, for 0 <= index < count; shorter strings come first. */
export const unrankCounted = (counted: CountedPattern, index: number): string => {
  let left = index;
  for (let length = counted.min; length <= counted.max; length += 1) {
    const ways = counted.root.table[length] ?? 0;
    if (left < ways) return spell(counted.root, length, left);
    left -= ways;
  }
  return '';
};

/** Counts anew for every string; for many strings use `countPattern` once and `unrankCounted`. */
export const unrank = (pattern: Pattern, index: number, bounds: LengthBounds = {}): string =>
  unrankCounted(countPattern(pattern, bounds), index);

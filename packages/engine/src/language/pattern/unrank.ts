import type { Counted, CountedRepeat } from './count-node.ts';
import type { CountedPattern } from './count-strings.ts';
import { endOf, MAX_STRINGS, NO_STRING, waysOf, type LengthTable } from './length-table.ts';

const HALF = 2 ** 32;

/** Scatters an index if there are more strings than indexes, so that the unindexed characters are not all the same. */
const scatter = (index: number, salt: number): number => {
  let low = Math.imul((index % HALF) ^ salt, 0x9e3779b1);
  low = Math.imul(low ^ (low >>> 15) ^ Math.floor(index / HALF), 0x85ebca6b);
  low ^= low >>> 13;
  const high = Math.imul(low ^ 0x5bd1e995, 0xc2b2ae35);
  return ((high ^ (high >>> 16)) >>> 11) * HALF + (low >>> 0);
};

/** The next step: the number of characters of the head, its index, and the index of what follows. */
type Step = { readonly taken: number; readonly head: number; readonly rest: number };

/** Splits an index into two: different pairs for different indexes below `heads * rests`, or below 2^53. */
const split = (index: number, heads: number, rests: number, salt: number, taken: number): Step => {
  if (rests >= MAX_STRINGS) return { taken, head: scatter(index, salt) % heads, rest: index };
  const rest = index % rests;
  const head = Math.floor(index / rests);
  if (heads * rests <= MAX_STRINGS) return { taken, head, rest };
  if (heads >= MAX_STRINGS) return { taken, head: index, rest: scatter(index, salt) % rests };
  return { taken, head: (head + (scatter(rest, salt) % heads)) % heads, rest };
};

const stepInto = (
  head: LengthTable,
  rest: LengthTable,
  length: number,
  index: number,
  least: number,
): Step | undefined => {
  let left = index;
  const end = Math.min(endOf(head), length - rest.from + 1);
  for (let taken = Math.max(head.from, least, length - endOf(rest) + 1); taken < end; taken += 1) {
    const heads = head.ways[taken - head.from] as number;
    const rests = rest.ways[length - taken - rest.from] as number;
    const ways = heads === 0 || rests === 0 ? 0 : Math.min(heads * rests, MAX_STRINGS);
    if (left < ways) return split(left, heads, rests, length, taken);
    left -= ways;
  }
  return undefined;
};

const spellRounds = (counted: CountedRepeat, length: number, index: number): string => {
  const { item, min, max, least, tables } = counted;
  let [text, room, left] = ['', length, index];
  for (let round = 0; round < max; round += 1) {
    if (round >= min && room === 0) {
      if (left < 1) return text;
      left -= 1;
    }
    const rest = tables[Math.min(round + 1, tables.length - 1)] ?? NO_STRING;
    const step = stepInto(item.table, rest, room, left, least);
    if (!step) return '';
    text += spell(item, step.taken, step.head);
    room -= step.taken;
    left = step.rest;
  }
  return text;
};

/**
 * Iterates over what follows instead of recursing, so a text of ten thousand characters needs no more depth than one of
 * ten.
 */
const spell = (counted: Counted, length: number, index: number): string => {
  let [node, room, left, text] = [counted, length, index, ''];
  for (;;) {
    switch (node.kind) {
      case 'empty':
        return text;
      case 'chars':
        return text + (node.chars[left] ?? '');
      case 'repeat':
        return text + spellRounds(node, room, left);
      case 'choice': {
        let chosen: Counted | undefined;
        for (const option of node.options) {
          const ways = waysOf(option.table, room);
          if (left < ways) {
            chosen = option;
            break;
          }
          left -= ways;
        }
        if (!chosen) return '';
        node = chosen;
        break;
      }
      case 'pair': {
        const step = stepInto(node.head.table, node.rest.table, room, left, 0);
        if (!step) return '';
        text += spell(node.head, step.taken, step.head);
        room -= step.taken;
        left = step.rest;
        node = node.rest;
        break;
      }
      default:
        return node satisfies never;
    }
  }
};

/** The index-th string, for 0 <= index < count; shorter strings come first. */
export const unrankCounted = (counted: CountedPattern, index: number): string => {
  let left = index;
  for (let length = counted.min; length <= counted.max; length += 1) {
    const ways = waysOf(counted.root.table, length);
    if (left < ways) return spell(counted.root, length, left);
    left -= ways;
  }
  return '';
};

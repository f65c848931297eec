import { greatestLength, leastLength, type Pattern, type PatternNode } from './pattern.ts';

export type LengthBounds = { readonly min_length?: number; readonly max_length?: number };

/** Numbers of strings are exact up to here, and stop here. */
export const MOST_STRINGS = 2 ** 53;

/** How many rounds beyond its minimum a repetition without limit goes. */
const FURTHER_ROUNDS = 6;
/** Longer strings are not generated unless the pattern or the bounds ask for them. */
const USUAL_LENGTH = 512;

const multiply = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.min(a * b, MOST_STRINGS));
const add = (a: number, b: number): number => Math.min(a + b, MOST_STRINGS);

/** `table[n]` is the number of derivations with n characters. */
type LengthTable = readonly number[];

export type Counted =
  | { readonly kind: 'chars'; readonly chars: readonly string[]; readonly table: LengthTable }
  /** `rest` counts what comes after the head. */
  | { readonly kind: 'pair'; readonly head: Counted; readonly rest: Counted; readonly table: LengthTable }
  | { readonly kind: 'choice'; readonly options: readonly Counted[]; readonly table: LengthTable }
  | { readonly kind: 'empty'; readonly table: LengthTable };

const EMPTY_COUNT: Counted = { kind: 'empty', table: [1] };

const pair = (head: Counted, rest: Counted, limit: number): Counted => {
  if (rest.kind === 'empty') return head;
  const table = Array.from({ length: Math.min(limit, head.table.length + rest.table.length - 2) + 1 }, () => 0);
  for (const [left, ways] of head.table.entries()) {
    if (ways === 0) continue;
    for (const [right, others] of rest.table.entries()) {
      if (left + right > limit) break;
      table[left + right] = add(table[left + right] ?? 0, multiply(ways, others));
    }
  }
  return { kind: 'pair', head, rest, table };
};

const choice = (options: readonly Counted[]): Counted => {
  const length = Math.max(...options.map((option) => option.table.length));
  const table = Array.from({ length }, (_, at) => options.reduce((sum, option) => add(sum, option.table[at] ?? 0), 0));
  return { kind: 'choice', options, table };
};

const count = (node: PatternNode, limit: number): Counted => {
  switch (node.kind) {
    case 'chars':
      return { kind: 'chars', chars: node.chars, table: limit < 1 ? [0] : [0, node.chars.length] };
    case 'sequence':
      return node.items.reduceRight<Counted>((rest, item) => pair(count(item, limit), rest, limit), EMPTY_COUNT);
    case 'choice':
      return choice(node.options.map((option) => count(option, limit)));
    case 'repeat': {
      const item = count(node.item, limit);
      // Rounds that would not fit into the limit are not worth counting.
      const most = Math.min(node.max, Math.max(node.min, Math.floor(limit / Math.max(leastLength(node.item), 1))));
      // From the inside out: the last optional round first, so that each is only reached through the one before it.
      let rest: Counted = EMPTY_COUNT;
      for (let round = most; round > 0; round -= 1) {
        const taken = pair(item, rest, limit);
        rest = round > node.min ? choice([EMPTY_COUNT, taken]) : taken;
      }
      return rest;
    }
    default:
      return node satisfies never;
  }
};

const PADDING: PatternNode = {
  kind: 'repeat',
  item: { kind: 'chars', chars: [...'abcdefghijklmnopqrstuvwxyz0123456789'] },
  min: 0,
  max: Number.POSITIVE_INFINITY,
};

const total = (table: LengthTable, min: number, max: number): number =>
  table.reduce((sum, ways, length) => (length >= min && length <= max ? add(sum, ways) : sum), 0);

export type CountedPattern = {
  readonly root: Counted;
  readonly min: number;
  readonly max: number;
  readonly count: number;
};

/** The tables from which strings are counted and found again. Costly for long patterns: do it once, not per row. */
export const countPattern = (pattern: Pattern, bounds: LengthBounds = {}): CountedPattern => {
  const min = Math.max(bounds.min_length ?? 0, 0);
  const within = (node: PatternNode): CountedPattern => {
    const least = leastLength(node);
    const further = Math.max(FURTHER_ROUNDS, min - least);
    const usual = Math.max(USUAL_LENGTH, min, least);
    const max = Math.min(bounds.max_length ?? usual, usual, greatestLength(node));
    // Explicit limits such as {1,200} go as far as they say; only what has no limit is held back.
    const root = count(boundRounds(node, further), max);
    return { root, min, max, count: total(root.table, min, max) };
  };
  const own = within(pattern.node);
  const open = pattern.open_start || pattern.open_end;
  if (own.count > 0 || !open || (bounds.max_length ?? Number.POSITIVE_INFINITY) < leastLength(pattern.node)) return own;
  // Too short as it is: an open side takes the missing characters.
  return within({ kind: 'sequence', items: pattern.open_end ? [pattern.node, PADDING] : [PADDING, pattern.node] });
};

const boundRounds = (node: PatternNode, further: number): PatternNode => {
  switch (node.kind) {
    case 'chars':
      return node;
    case 'sequence':
      return { kind: 'sequence', items: node.items.map((item) => boundRounds(item, further)) };
    case 'choice':
      return { kind: 'choice', options: node.options.map((option) => boundRounds(option, further)) };
    case 'repeat': {
      const item = boundRounds(node.item, further);
      return {
        kind: 'repeat',
        item,
        min: node.min,
        max: node.max === Number.POSITIVE_INFINITY ? node.min + further : node.max,
      };
    }
    default:
      return node satisfies never;
  }
};

/** How many derivations the pattern has within the bounds; at most 2^53. */
export const countStrings = (pattern: Pattern, bounds: LengthBounds = {}): number =>
  countPattern(pattern, bounds).count;

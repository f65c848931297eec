import { countNode, type Counted, type Counting } from './count-node.ts';
import { endOf, MAX_STRINGS, TooMuchWork, waysOf } from './length-table.ts';
import { greatestLength, leastLength, type Pattern, type PatternNode } from './pattern.ts';

export type LengthBounds = { readonly min_length?: number; readonly max_length?: number };

/** How many rounds beyond its minimum a repetition without limit goes. */
const FURTHER_ROUNDS = 6;
/** Longer strings are not generated unless the pattern or the bounds ask for them. */
const USUAL_LENGTH = 512;
/** Limits within limits multiply: nobody wants a text of a hundred million characters in each row. */
const GREATEST_LENGTH = 100_000;
/** Steps of one attempt to count; some hundredths of a second, and tables of four megabytes. */
const MAX_STEPS = 8_000_000;

const PADDING: PatternNode = {
  kind: 'repeat',
  item: { kind: 'chars', chars: [...'abcdefghijklmnopqrstuvwxyz0123456789'] },
  min: 0,
  max: Number.POSITIVE_INFINITY,
};

export type CountedPattern = {
  readonly root: Counted;
  readonly min: number;
  readonly max: number;
  readonly count: number;
};

/** Rounds that may take nothing, one inside the other, are all gone through to spell nothing. */
const MAX_EMPTY_ROUNDS = 4096;

const emptyRounds = (node: PatternNode, limit: number): number => {
  if (leastLength(node) > 0) return 0;
  switch (node.kind) {
    case 'chars':
      return 0;
    case 'sequence':
      return node.items.reduce((sum, item) => sum + emptyRounds(item, limit), 0);
    case 'choice':
      return node.options.reduce((most, option) => Math.max(most, emptyRounds(option, limit)), 0);
    case 'repeat':
      return leastLength(node.item) > 0 ? 0 : Math.min(node.max, limit) * (1 + emptyRounds(node.item, limit));
    default:
      return node satisfies never;
  }
};

const attempt = (node: PatternNode, min: number, max: number, frugal: boolean): CountedPattern | undefined => {
  if (!frugal && emptyRounds(node, max) > MAX_EMPTY_ROUNDS) return undefined;
  const counting: Counting = { work: { steps: MAX_STEPS }, limit: max, frugal };
  try {
    const root = countNode(node, max, counting);
    let count = 0;
    for (let length = min; length <= Math.min(max, endOf(root.table)); length += 1)
      count = Math.min(count + waysOf(root.table, length), MAX_STRINGS);
    return { root, min, max, count };
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
};

/** What is too intricate for long strings is counted for shorter ones, down to the shortest that are asked for. */
const countWithin = (node: PatternNode, min: number, max: number): CountedPattern | undefined => {
  const whole = attempt(node, min, max, false) ?? attempt(node, min, max, true);
  if (whole) return whole;
  const least = Math.max(min, leastLength(node));
  for (let spare = max - least; spare > 0; ) {
    spare = Math.floor(spare / 4);
    const shorter = attempt(node, min, least + spare, true);
    // No string among the shorter ones says nothing about the longer.
    if (shorter) return shorter.count > 0 ? shorter : undefined;
  }
  return undefined;
};

const count = (pattern: Pattern, bounds: LengthBounds): CountedPattern | undefined => {
  const min = Math.max(bounds.min_length ?? 0, 0);
  const within = (node: PatternNode): CountedPattern | undefined => {
    const least = leastLength(node);
    const further = Math.max(FURTHER_ROUNDS, min - least);
    const usual = Math.max(USUAL_LENGTH, min, least);
    const max = Math.min(bounds.max_length ?? usual, usual, greatestLength(node));
    if (max > GREATEST_LENGTH) return undefined;
    // Explicit limits such as {1,200} go as far as they say; only what has no limit is held back.
    return countWithin(boundRounds(node, further), min, max);
  };
  const own = within(pattern.node);
  const open = pattern.open_start || pattern.open_end;
  if (own === undefined || own.count > 0 || !open) return own;
  if ((bounds.max_length ?? Number.POSITIVE_INFINITY) < leastLength(pattern.node)) return own;
  // Too short as it is: an open side takes the missing characters.
  return within({ kind: 'sequence', items: pattern.open_end ? [pattern.node, PADDING] : [PADDING, pattern.node] });
};

type Known = { readonly bounds: LengthBounds; readonly counted: CountedPattern | undefined };

// The solver asks again and again within the same bounds; a generator then keeps the answer.
const LATEST = new WeakMap<Pattern, Known>();

/** The tables from which strings are counted and found again; undefined where counting them would cost too much. */
export const countPattern = (pattern: Pattern, bounds: LengthBounds = {}): CountedPattern | undefined => {
  const known = LATEST.get(pattern);
  if (known && known.bounds.min_length === bounds.min_length && known.bounds.max_length === bounds.max_length)
    return known.counted;
  const counted = count(pattern, bounds);
  LATEST.set(pattern, { bounds, counted });
  return counted;
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

/** How many derivations the pattern has within the bounds, at most 2^53; undefined where counting would cost too much. */
export const countStrings = (pattern: Pattern, bounds: LengthBounds = {}): number | undefined =>
  countPattern(pattern, bounds)?.count;

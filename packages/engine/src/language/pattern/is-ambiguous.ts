import { leastLength, type PatternNode } from './pattern.ts';

/** More positions than this are not examined. The answer is then the safe one. */
const MAX_PLACES = 100;

type Automaton = { readonly chars: ReadonlySet<string>[]; readonly follow: Set<number>[] };
type Ends = { readonly first: readonly number[]; readonly last: readonly number[]; readonly empty: boolean };

const link = (automaton: Automaton, from: readonly number[], to: readonly number[]): void => {
  for (const place of from) for (const next of to) automaton.follow[place]?.add(next);
};

const NOTHING: Ends = { first: [], last: [], empty: true };

const join = (automaton: Automaton, left: Ends, right: Ends): Ends => {
  link(automaton, left.last, right.first);
  return {
    first: left.empty ? [...left.first, ...right.first] : left.first,
    last: right.empty ? [...left.last, ...right.last] : right.last,
    empty: left.empty && right.empty,
  };
};

/**
 * Every character of the pattern is a position; `undefined` if there are too many, or if the empty string alone has two
 * derivations.
 */
const build = (automaton: Automaton, node: PatternNode): Ends | undefined => {
  switch (node.kind) {
    case 'chars': {
      if (automaton.chars.length >= MAX_PLACES) return undefined;
      automaton.chars.push(new Set(node.chars));
      automaton.follow.push(new Set());
      const place = automaton.chars.length - 1;
      return { first: [place], last: [place], empty: false };
    }
    case 'sequence': {
      let ends = NOTHING;
      for (const item of node.items) {
        const next = build(automaton, item);
        if (!next) return undefined;
        ends = join(automaton, ends, next);
      }
      return ends;
    }
    case 'choice': {
      if (node.options.filter((option) => leastLength(option) === 0).length > 1) return undefined;
      const all: Ends[] = [];
      for (const option of node.options) {
        const ends = build(automaton, option);
        if (!ends) return undefined;
        all.push(ends);
      }
      return {
        first: all.flatMap((ends) => ends.first),
        last: all.flatMap((ends) => ends.last),
        empty: all.some((ends) => ends.empty),
      };
    }
    case 'repeat':
      return buildRepeat(automaton, node);
    default:
      return node satisfies never;
  }
};

const buildRepeat = (automaton: Automaton, node: Extract<PatternNode, { kind: 'repeat' }>): Ends | undefined => {
  // A round that may be empty can be skipped or taken: two derivations.
  if (leastLength(node.item) === 0 && node.max > 1) return undefined;
  let ends = NOTHING;
  for (let round = 0; round < node.min; round += 1) {
    const next = build(automaton, node.item);
    if (!next) return undefined;
    ends = join(automaton, ends, next);
  }
  if (node.max === Number.POSITIVE_INFINITY) {
    const loop = build(automaton, node.item);
    if (!loop) return undefined;
    link(automaton, loop.last, loop.first);
    return join(automaton, ends, { ...loop, empty: true });
  }
  // x{0,3} is (x(x(x)?)?)?: each further round only follows the previous one.
  const further: Ends[] = [];
  for (let round = node.min; round < node.max; round += 1) {
    const next = build(automaton, node.item);
    if (!next) return undefined;
    further.push(next);
  }
  const tail = further.reduceRight<Ends>((rest, round) => ({ ...join(automaton, round, rest), empty: true }), NOTHING);
  return join(automaton, ends, tail);
};

const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const char of a) if (b.has(char)) return true;
  return false;
};

/** For each pair of positions, at left * size + right, whether one character fits both. */
const meetingsOf = ({ chars }: Automaton): Uint8Array => {
  const size = chars.length;
  const meet = new Uint8Array(size * size);
  for (const [left, some] of chars.entries()) {
    for (const [right, others] of chars.entries()) meet[left * size + right] = overlaps(some, others) ? 1 : 0;
  }
  return meet;
};

/** The pairs, among those that `meet`, that two walks can reach together from some pairs. */
const walk = (
  from: readonly number[],
  next: readonly (readonly number[])[],
  size: number,
  meet: Uint8Array,
): Uint8Array => {
  const seen = new Uint8Array(size * size);
  const pending: number[] = [];
  const visit = (pair: number): void => {
    if (meet[pair] === 0 || seen[pair] === 1) return;
    seen[pair] = 1;
    pending.push(pair);
  };
  for (const left of from) for (const right of from) visit(left * size + right);
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const rights = next[pair % size] ?? [];
    for (const left of next[Math.floor(pair / size)] ?? []) {
      for (const right of rights) visit(left * size + right);
    }
  }
  return seen;
};

const reverse = (follow: readonly ReadonlySet<number>[]): readonly (readonly number[])[] => {
  const before = follow.map((): number[] => []);
  for (const [place, nexts] of follow.entries()) for (const next of nexts) before[next]?.push(place);
  return before;
};

/**
 * Whether some string has two derivations: two different walks through the pattern's positions spell the same string
 * and both end. Answers yes if finding out would take too long.
 */
export const isAmbiguous = (node: PatternNode): boolean => {
  const automaton: Automaton = { chars: [], follow: [] };
  const ends = build(automaton, node);
  if (!ends) return true;
  const size = automaton.chars.length;
  const follow = automaton.follow.map((nexts) => [...nexts]);
  const reached = walk(ends.first, follow, size, meetingsOf(automaton));
  // The reachable pairs from which both walks can end together.
  const alive = walk(ends.last, reverse(automaton.follow), size, reached);
  return alive.some((is, pair) => is === 1 && Math.floor(pair / size) !== pair % size);
};

import { compress } from '../domain/compress.ts';
import { ANYTHING, meet, type ColumnsByName, type Conjunct } from '../domain/conjunct.ts';
import { MAX_WAYS, type Ways } from '../reduce/reduction.ts';
import type { PredicateVerdict, VariantGroup } from '../row-solution.ts';
import { settleConjunct, type Settled } from './settle-conjunct.ts';
import { weighVariants } from './weigh-variants.ts';

/** A predicate, or a part of one: parts that AND joins over different columns are solved separately. */
export type Part = {
  /** The number of the predicate. */
  readonly predicate: number;
  readonly name: string;
  readonly columns: readonly string[];
  readonly ways: Ways;
};

export type Answer = Omit<PredicateVerdict, 'name'>;

export const listNames = (names: readonly string[]): string =>
  names.length <= 1 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const wayOut = (names: readonly string[]): string =>
  names.length === 0 ? 'Remove it, or skip the table.' : `A rule for ${listNames(names)} decides it instead.`;

const SOLVED: Answer = { verdict: 'solved', reason: 'Every row satisfies it by construction.' };
const NARROWED: Answer = { verdict: 'sampled', reason: 'It could only be narrowed, not proved; each row is tested.' };
export const TOO_MANY: Answer = {
  verdict: 'sampled',
  reason: 'It has too many alternatives to solve; each row is tested instead.',
};

/** The state after one more part; `many` if it would exceed the limit. */
const add = (columns: ColumnsByName, state: readonly Settled[], ways: Ways): readonly Settled[] | 'many' => {
  const met = compress(state.flatMap(({ conjunct }) => ways.flatMap((way) => meet(columns, conjunct, way) ?? [])));
  if (met.length > 4 * MAX_WAYS) return 'many';
  const settled = met.flatMap((conjunct) => settleConjunct(columns, conjunct) ?? []);
  return settled.length > MAX_WAYS ? 'many' : settled;
};

/** The number of variants that are kept if there are too many. */
const KEPT_VARIANTS = 16;

/** Some of what `add` would find, spread over the existing variants and the ways: only variety is lost. */
const addSome = (columns: ColumnsByName, state: readonly Settled[], ways: Ways): readonly Settled[] => {
  const settled = new Map<Conjunct, Settled>();
  const every = Math.ceil(state.length / KEPT_VARIANTS);
  const kept = state.filter((_, place) => place % every === 0);
  for (let step = 0; step < ways.length && settled.size < KEPT_VARIANTS; step += 1) {
    for (const [place, { conjunct }] of kept.entries()) {
      const way = ways[(place + step) % ways.length];
      const both = way && meet(columns, conjunct, way);
      const found = both && settleConjunct(columns, both);
      if (both && found) settled.set(both, found);
    }
  }
  return compress([...settled.keys()])
    .slice(0, KEPT_VARIANTS)
    .flatMap((conjunct) => settled.get(conjunct) ?? settleConjunct(columns, conjunct) ?? []);
};

const explainConflict = (part: Part, held: readonly Part[], columns: ColumnsByName): Answer => {
  const alone = part.ways.every((way) => settleConjunct(columns, way) === undefined);
  const others = new Set(
    held.filter((other) => other.columns.some((name) => part.columns.includes(name))).map(({ name }) => name),
  );
  const together = alone || others.size === 0 ? '' : ` together with ${listNames([...others])}`;
  return { verdict: 'unsupported', reason: `It cannot be satisfied${together}. ${wayOut(part.columns)}` };
};

/** Up to this many parts are added one by one, so that existing variants stay the same. */
const FEW_PARTS = 40;
/** Ways tried, times their constraints: whatever comes after these is left to sampling. */
const MAX_WORK = 500_000;
/** Pairs of ways examined for one that covers both. */
const MAX_PAIRS = 4_000_000;

const joinWays = (columns: ColumnsByName, parts: readonly Part[]): Ways =>
  parts.reduce<Ways>(
    (sofar, { ways }) => sofar.flatMap((left) => ways.flatMap((right) => meet(columns, left, right) ?? [])),
    [ANYTHING],
  );

/** The variants of the parts that are connected by their columns, and an answer for each part. */
export const solveGroup = (
  parts: readonly Part[],
  columns: ColumnsByName,
): { readonly group: VariantGroup; readonly answers: ReadonlyMap<Part, Answer> } => {
  const answers = new Map<Part, Answer>();
  const { state, held } = holdAll(parts, columns, answers);
  const willing = state.filter(({ conjunct }) => !conjunct.forced);
  const chosen = willing.length > 0 ? willing : state;
  for (const part of held) {
    const doubtful = chosen.some(
      ({ conjunct, unproven }) =>
        conjunct.sampled.has(part.predicate) || part.columns.some((name) => unproven.has(name)),
    );
    answers.set(part, doubtful ? NARROWED : SOLVED);
  }
  const names = [...new Set(parts.flatMap((part) => part.columns))];
  return {
    group: {
      columns: names,
      variants: weighVariants(
        chosen.map(({ variant }) => variant),
        columns,
      ),
    },
    answers,
  };
};

/** Everything that the compatible parts allow together; the others get their answer. */
const holdAll = (
  parts: readonly Part[],
  columns: ColumnsByName,
  answers: Map<Part, Answer>,
): { readonly state: readonly Settled[]; readonly held: readonly Part[] } => {
  const held: Part[] = [];
  let state: readonly Settled[] = [settleConjunct(columns, ANYTHING)].flatMap((free) => free ?? []);
  let work = 0;
  let pairs = 0;
  let isThinned = false;
  const hold = (batch: readonly Part[]): void => {
    const ways = joinWays(columns, batch);
    const [known] = state;
    const joined = state.length * ways.length;
    work += joined * ((known?.conjunct.links.length ?? 0) + (known?.conjunct.domains.size ?? 0));
    const most = (joined * joined) / 2;
    const isTooMuch = work > MAX_WORK || pairs + most > MAX_PAIRS;
    if (!isTooMuch) pairs += most;
    const found = isTooMuch ? 'many' : add(columns, state, ways);
    // Some of the variants suffice if there are too many; only if even these take too long is each row tested.
    const isThinnable = found === 'many' && batch.length === 1 && work <= 2 * MAX_WORK;
    const next = isThinnable ? addSome(columns, state, ways) : found;
    isThinned ||= next !== found;
    if (next !== 'many' && next.length > 0) {
      state = next;
      held.push(...batch);
      return;
    }
    const [part] = batch;
    if (batch.length > 1) {
      // Something in it contradicts the rest: each half separately, until it is found.
      hold(batch.slice(0, batch.length >> 1));
      hold(batch.slice(batch.length >> 1));
    } else if (part && (next === 'many' || isThinned)) {
      answers.set(part, TOO_MANY);
    } else if (part) {
      answers.set(part, explainConflict(part, held, columns));
      if (parts.length === 1) state = [];
    }
  };
  // The narrowest first: they prune what the others would multiply.
  const sorted = parts.toSorted((a, b) => a.ways.length - b.ways.length);
  const plain = parts.length > FEW_PARTS ? sorted.filter(({ ways }) => ways.length === 1) : [];
  if (plain.length > 0) hold(plain);
  for (const part of sorted) if (!plain.includes(part)) hold([part]);
  return { state, held };
};

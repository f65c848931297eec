import { englishListWord } from '../infer/names/list-word.ts';
import { matchStage } from '../infer/moments/match-stage.ts';
import { splitWords } from '../infer/split-words.ts';
import type { State } from '../draft/state.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const FIRST = words(
  'new draft pending open created submitted requested queued waiting todo backlog placed registered initial awaiting hold scheduled planned upcoming applied received proposed prospect lead ordered reserved booked enqueued opened idea',
);
/** Under review: nobody has decided yet. */
const LOOKED_AT = words(
  'review reviewing assessment investigation investigating evaluation triage verification screening',
);
const UNDERWAY = words(
  'processing trialing trial progress running started ongoing working picking escalated retrying reopened doing open_in_progress preparing executing building treatment',
);
/** A lasting state: neither a step nor an end. */
const STANDING = words('active enrolled leave live enabled current valid operational service employed available');
const MOVING = words('transit shipping delivery dispatching route enroute');
/** It was sent and is unpaid. */
const UNPAID = words('overdue past unpaid due outstanding');
const AGREED = words('confirmed approved accepted assigned');
const OVER = words('complete done success successful succeeded settled fulfilled won finished passed solved hired');
/** The certain progress of a failure, by kind. */
const LOST: readonly (readonly [reach: number, which: ReadonlySet<string>])[] = [
  [0, words('canceled cancelled rejected declined refused denied withdrawn no_show missed abandoned')],
  [
    12,
    words(
      'failed expired deleted inactive suspended error blocked banned disputed defaulted disabled crashed aborted revoked terminated dropped',
    ),
  ],
  [32, words('void voided uncollectible written_off bounced')],
  [52, words('lost closed_lost archived retired')],
];
const AHEAD = words('in pending awaiting not to un for ready waiting under on');
const PARTLY = words('partially partial partly');

const REVIEWED_RANK = 5;
const UNDERWAY_RANK = 12;
const SENT_RANK = 32;
const UNPAID_RANK = 35;
const READY_RANK = 46;
const MOVING_RANK = 57;
/** Between delivery and return. */
const ARRIVED_RANK = 65;
const OVER_RANK = 85;
const ENDED = 80;

/** A timestamp of the same table that names a state explicitly, and its rank among the steps. */
export type Known = { readonly word: string; readonly rank: number };

/** The meaning of a state's values; undefined if fewer than two of them are known. */
export function statesOf(values: readonly unknown[], moments: readonly Known[] = []): readonly State[] | undefined {
  const read = values.map((value) => (typeof value === 'string' ? stateOf(value) : undefined));
  if (read.some((state) => state === undefined)) return undefined;
  const said = (read as readonly State[]).map((state) => denied(state, read as readonly State[]));
  const isSaid = ({ words: own, isAhead }: State): boolean =>
    !isAhead && moments.some(({ word }) => own.includes(word));
  if (said.filter((state) => state.rank >= 0 || isSaid(state)).length < 2) return undefined;
  const isStanding = said.some((state) => hasWord(state, STANDING) || state.words.includes('trialing'));
  const isDrafted = said.some((state) => state.words.includes('draft'));
  const ranked = said.map((state): State => {
    // Lasting things have begun before they are cancelled.
    if (state.isLost) return isStanding ? { ...state, rank: Math.max(state.rank, UNDERWAY_RANK) } : state;
    const own = state.isAhead ? undefined : moments.find(({ word }) => state.words.includes(word));
    if (own !== undefined) return { ...state, rank: Math.max(own.rank, 0), isDated: true };
    return isDrafted && state.words.includes('open') ? { ...state, rank: SENT_RANK } : state;
  });
  const placed = placeUnknown(ranked);
  // The last state of the list is final: a paid invoice is finished.
  const furthest = Math.max(...placed.filter(({ isLost }) => !isLost).map(({ rank }) => rank));
  return placed.map((state) => {
    const isEnd = !state.isLost && !isUnderway(state) && state.rank >= Math.min(furthest, ENDED);
    return isEnd && furthest > UNDERWAY_RANK ? { ...state, isPassing: false, isOver: true } : state;
  });
}

/** Unsold rows beside sold ones have ended without a sale. */
function denied(state: State, all: readonly State[]): State {
  const isDenied = state.words.some(
    (word) => word.startsWith('un') && all.some(({ words: other }) => other.includes(word.slice(2))),
  );
  return isDenied && !hasWord(state, UNPAID)
    ? { ...state, isLost: true, isPassing: false, isOver: false, rank: 0 }
    : state;
}

const hasWord = (state: Pick<State, 'words'>, list: ReadonlySet<string>): boolean =>
  state.words.some((word) => list.has(word));

const isUnderway = (state: State): boolean =>
  state.isAhead || [FIRST, UNDERWAY, STANDING, UNPAID, LOOKED_AT, MOVING].some((list) => hasWord(state, list));

const isUnderwayWord = (state: State): boolean => !state.isAhead && hasWord(state, UNDERWAY);

/** A list is in order: an unknown state is ranked by its neighbours. */
function placeUnknown(states: readonly State[]): readonly State[] {
  const known = states.filter(({ rank, isLost }) => rank >= 0 && !isLost);
  const isRising = known.every(({ rank }, at) => at === 0 || rank >= (known[at - 1]?.rank ?? 0));
  let before = 0;
  let isArriving = false;
  return states.map((state, at) => {
    if (state.isLost) return state;
    if (state.rank >= 0) {
      // States after publication imply publication.
      const isLater =
        isUnderwayWord(state) && states.slice(at + 1).some(({ rank, isLost }) => !isLost && rank > before);
      before = isLater ? Math.max(before, state.rank) : state.rank;
      isArriving = hasWord(state, MOVING);
      return { ...state, rank: before };
    }
    // A state after the journey is the arrival.
    if (isArriving && isRising) before = ARRIVED_RANK;
    isArriving = false;
    return { ...state, rank: isRising ? before : 0 };
  });
}

function stateOf(value: string): State {
  const said = splitWords(englishListWord(value) ?? value);
  const base = { value, words: said, isPassing: false, isLost: false, isOver: false, isAhead: isAhead(said) };
  const has = (list: ReadonlySet<string>): boolean => hasWord(base, list);
  const whole = value.toLowerCase().replaceAll(/[^\p{L}]+/gu, '_');
  if (!base.isAhead)
    for (const [reach, list] of LOST) if (has(list) || list.has(whole)) return { ...base, rank: reach, isLost: true };
  const passing = { ...base, isPassing: true };
  if (isLent(said)) return { ...passing, rank: -1 };
  if (said.includes('ready')) return { ...passing, rank: READY_RANK };
  if (has(UNPAID)) return { ...passing, rank: UNPAID_RANK };
  if (has(MOVING)) return { ...passing, rank: MOVING_RANK };
  if (has(LOOKED_AT)) return { ...passing, rank: REVIEWED_RANK };
  if (said.includes('not') || has(FIRST)) return { ...passing, rank: 0 };
  if (has(UNDERWAY)) return { ...passing, rank: UNDERWAY_RANK };
  if (has(STANDING)) return { ...base, rank: UNDERWAY_RANK };
  if (has(OVER)) return { ...base, rank: OVER_RANK, isOver: true };
  if (has(AGREED)) return { ...passing, rank: 8 };
  const stage = matchStage(said, [])?.give;
  if (stage === undefined || stage.stage === 'past') return { ...base, rank: -1 };
  if (stage.stage === 'removed') return { ...base, rank: 0, isLost: true };
  // Nobody stays paid or shipped: the goods arrive.
  const isStep = stage.stage === 'step' && stage.rank < 60;
  const rank = stage.stage === 'created' ? 0 : stage.rank - (has(PARTLY) ? 1 : 0);
  return { ...base, rank, isPassing: isStep || stage.stage === 'created', isOver: stage.stage === 'ended' };
}

/** Rented goods are in use, not waiting. */
const LENT = words('hire loan rent lease site board duty stage air');

const isLent = (said: readonly string[]): boolean => said[0] === 'on' && LENT.has(said[1] ?? '');

const isAhead = (said: readonly string[]): boolean =>
  !isLent(said) &&
  said.length > 1 &&
  (AHEAD.has(said[0] ?? '') || said.includes('for') || said.some((word) => PARTLY.has(word)));

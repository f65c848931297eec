import { englishListWord } from '../infer/names/list-word.ts';
import { matchStage } from '../infer/moments/match-stage.ts';
import { splitWords } from '../infer/split-words.ts';

/** How far a row has come by the word of its state. */
export type State = {
  readonly value: string;
  /** As steps are ranked: what has been delivered has been paid for. */
  readonly rank: number;
  /** It goes on from here: an old row is not here any more. */
  readonly isPassing: boolean;
  /** It went wrong, or is no more. */
  readonly isLost: boolean;
  readonly words: readonly string[];
};

const FIRST: ReadonlySet<string> = new Set(
  'new draft pending open created submitted requested queued waiting unpaid todo backlog placed registered initial awaiting hold due scheduled planned upcoming'.split(
    ' ',
  ),
);
const UNDERWAY: ReadonlySet<string> = new Set(
  'processing progress running started ongoing working review picking transit overdue past'.split(' '),
);
const AGREED: ReadonlySet<string> = new Set('confirmed approved accepted assigned'.split(' '));
const OVER: ReadonlySet<string> = new Set('complete done success successful settled fulfilled won'.split(' '));
const LOST: ReadonlySet<string> = new Set(
  'canceled cancelled rejected failed declined refused expired void voided deleted archived lost inactive suspended withdrawn disputed error blocked banned closed_lost no_show'.split(
    ' ',
  ),
);

const UNDERWAY_RANK = 12;

/** What the values of a state say; undefined where fewer than two of them say anything. */
export function statesOf(values: readonly unknown[]): readonly State[] | undefined {
  const states = values.map((value) => (typeof value === 'string' ? stateOf(value) : undefined));
  if (states.some((state) => state === undefined)) return undefined;
  const known = states.filter((state): state is State => state !== undefined && state.rank >= 0);
  if (known.length < 2) return undefined;
  // Whoever has come as far as the list goes stays there: an invoice that is paid is done with.
  const furthest = Math.max(...known.filter(({ isLost }) => !isLost).map(({ rank }) => rank));
  return (states as readonly State[]).map((state) =>
    state.rank === furthest && furthest > UNDERWAY_RANK ? { ...state, isPassing: false } : state,
  );
}

function stateOf(value: string): State {
  const words = splitWords(englishListWord(value) ?? value);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const base = { value, words, isPassing: false, isLost: false };
  if (has(LOST) || LOST.has(value.toLowerCase())) return { ...base, rank: 0, isLost: true };
  if (has(OVER)) return { ...base, rank: 85 };
  if (has(FIRST)) return { ...base, rank: 0, isPassing: true };
  if (has(AGREED)) return { ...base, rank: 8, isPassing: true };
  if (has(UNDERWAY)) return { ...base, rank: UNDERWAY_RANK, isPassing: true };
  const stage = matchStage(words, [])?.give;
  if (stage === undefined || stage.stage === 'past') return { ...base, rank: -1 };
  if (stage.stage === 'removed') return { ...base, rank: 0, isLost: true };
  // Nobody stays paid or shipped: the goods arrive.
  const isStep = stage.stage === 'step' && stage.rank < 60;
  return { ...base, rank: stage.stage === 'created' ? 0 : stage.rank, isPassing: isStep || stage.stage === 'created' };
}

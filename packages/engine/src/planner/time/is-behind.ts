import type { TimeAnswer } from '../infer/data/time-rules.ts';
import { isSameAct } from './act-of.ts';
import type { State } from '../draft/state.ts';

const STATES: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);
/** An end of either kind, good or bad. */
const NEUTRAL_ENDS: ReadonlySet<string> = new Set(
  'end ended close closed finish finished stop stopped exit exited left to until terminated processed decided'.split(
    ' ',
  ),
);
const DECIDED: ReadonlySet<string> = new Set(
  'reviewed assessed examined decided interviewed evaluated checked processed'.split(' '),
);
const REFUSED: ReadonlySet<string> = new Set(['rejected', 'declined', 'refused', 'denied']);

const CALLED_OFF: ReadonlySet<string> = new Set(
  'canceled cancelled show rejected declined expired withdrawn void voided skipped'.split(' '),
);

const RETURNED = 70;

/** Whether a state names the word itself. */
export const saysSo = ({ words, isAhead }: State, said: readonly string[]): boolean =>
  !isAhead &&
  words.some(
    (word) =>
      !STATES.has(word) && said.some((other) => isSameAct(word, other) || (REFUSALS.has(word) && REFUSALS.has(other))),
  );

/** One refusal, as different translators put it. */
const REFUSALS: ReadonlySet<string> = new Set('rejected rejection declined refused refusal denied denial'.split(' '));

/**
 * Whether a list of states is in order: it begins with one of the earliest, is not alphabetical, and those ranked by a
 * timestamp come in that order.
 */
function isInOrder(states: readonly State[]): boolean {
  const steps = states.filter(({ isLost }) => !isLost);
  const isByAlphabet = states.every(({ value }, at) => at === 0 || (states[at - 1]?.value ?? '') <= value);
  const dated = steps.filter(({ isDated }) => isDated === true);
  return (
    !isByAlphabet &&
    (steps[0]?.rank ?? 0) <= Math.min(...steps.map(({ rank }) => rank)) &&
    dated.every(({ rank }, at) => at === 0 || rank >= (dated[at - 1]?.rank ?? 0))
  );
}

/** Whether a row in such a state already has such a timestamp. */
export function isBehind(
  state: State,
  stage: TimeAnswer,
  said: readonly string[],
  states: readonly State[] = [state],
): boolean {
  if (saysSo(state, said)) return true;
  if (stage.stage !== 'step' && stage.stage !== 'ended' && stage.stage !== 'started') return false;
  const isEnd = stage.stage === 'ended';
  // Only its place in the list is known: states listed before the one that names it have not reached it.
  const saying = states.findIndex((other) => saysSo(other, said));
  const sayer = states[saying];
  if (sayer !== undefined && sayer !== state) {
    // Only the state of a failure has the failure's timestamp, and failed rows have no end that has a state of its own.
    if (sayer.isLost || (isEnd && state.isLost)) return false;
    if (isInOrder(states) && !state.isLost && states.indexOf(state) < saying) return false;
  }
  if (
    saying >= 0 &&
    !Number.isInteger(stage.rank) &&
    (state.isLost || (!state.isOver && states.indexOf(state) < saying))
  )
    return false;
  // Only that state has the timestamp of a return.
  if (stage.stage === 'step' && stage.rank >= RETURNED && stage.rank < RETURNED + 10 && stage.says === 'the return')
    return false;
  // Events that never took place have no actual start and no actual end.
  if (state.isLost && said.includes('actual') && state.words.some((word) => CALLED_OFF.has(word))) return false;
  if (state.isLost) {
    if (isEnd && said.some((word) => NEUTRAL_ENDS.has(word))) return true;
    return (
      state.rank >= stage.rank ||
      (said.some((word) => DECIDED.has(word)) && state.words.some((word) => REFUSED.has(word)))
    );
  }
  // The last state of the list is the end, if no other state is.
  return state.rank >= stage.rank || (isEnd && state.isOver && !states.some((other) => saysSo(other, said)));
}

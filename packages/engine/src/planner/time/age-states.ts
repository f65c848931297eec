import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, column, interval, number, text } from '../../language/expression/make-expression.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isBrief } from './is-brief.ts';
import type { StateColumn } from '../draft/state-column.ts';
import type { State } from '../draft/state.ts';

const DAY = 86_400_000_000;
/** Days after which short-lived and longer-lived rows have ended. */
const SETTLED = 21;
const SETTLED_SLOWLY = 150;
/** The number of old rows in transient states per ended row. */
const LEFT = 0.04;
const LEFT_SLOWLY = 0.1;
/** Few rows failed, and most delivered goods were kept. */
const MAX_LOST = 0.15;
const RETURNED = 70;

/** Most rows end well. Recent ones may be in any state, old ones have passed through it. */
export function ageStates(draft: Draft, target: TableDraft, { plan, source, states }: StateColumn): void {
  const isMeasured = target.table.columns.some(
    ({ name, statistics }) => name === plan.name && statistics !== undefined,
  );
  if (isMeasured || target.columnRules.has(plan.name)) return;
  if (!states.some(({ isLost, isOver, isPassing }) => isOver || (!isLost && !isPassing))) return;
  const given = source.options['weights'];
  const weights = states.map((_, at) => (Array.isArray(given) ? Number(given[at]) : 1));
  const { beginning } = target;
  const stays = states.map(({ isPassing, isLost }) => !isPassing && !isLost);
  const canAge = beginning !== undefined && states.some(({ isPassing }) => isPassing);
  const usual = fewLost(states, weights);
  if (!canAge) {
    const options = { ...source.options, weights: usual.map((weight) => Math.max(1, Math.round(weight * 100))) };
    target.columns.set(plan.name, { ...plan, source: { ...source, options } });
    return;
  }
  const brief = isBrief(draft, target);
  const sumOf = (which: (at: number) => boolean): number =>
    weights.reduce((sum, weight, at) => (which(at) ? sum + weight : sum), 0);
  const staying = sumOf((at) => stays[at] === true);
  const factor = ((brief ? LEFT : LEFT_SLOWLY) * staying) / sumOf((at) => states[at]?.isPassing === true);
  const aged = states.map(({ isPassing }, at) => (weights[at] ?? 1) * (isPassing ? Math.min(1, factor) : 1));
  const old = fewLost(states, aged);
  const isDate = target.types.get(beginning.column)?.kind === 'date';
  const since = calculate(call('now'), '-', interval((brief ? SETTLED : SETTLED_SLOWLY) * DAY));
  const test: Expression = {
    op: 'compare',
    operator: '>',
    left: column(beginning.column),
    right: isDate ? call('date', since) : since,
  };
  const pick = (shares: readonly number[]): Expression =>
    call(
      'pick',
      ...states.map(({ value }) => text(value)),
      ...shares.map((share) => number(Math.max(1, Math.round(share * 100)))),
    );
  const expression: Expression = { op: 'case', whens: [{ when: test, then: pick(usual) }], otherwise: pick(old) };
  target.columns.set(plan.name, {
    ...plan,
    source: { kind: 'derive', expression },
    reason: `${plan.reason}; old rows have reached a final state`,
  });
}

/** The weights, with those of failures lowered to a small share. */
function fewLost(states: readonly State[], weights: readonly number[]): readonly number[] {
  const isRare = ({ isLost, rank, isOver }: State): boolean =>
    isLost || (isOver && rank >= RETURNED && rank < RETURNED + 10);
  const sum = (rare: boolean): number =>
    weights.reduce((all, weight, at) => (isRare(states[at] as State) === rare ? all + weight : all), 0);
  const [lost, kept] = [sum(true), sum(false)];
  const factor = lost === 0 ? 1 : Math.min(1, (MAX_LOST * kept) / ((1 - MAX_LOST) * lost));
  return weights.map((weight, at) => weight * (isRare(states[at] as State) ? factor : 1));
}

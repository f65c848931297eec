import type { Expression } from '../../language/expression/expression.ts';
import type { TimeAnswer } from '../infer/data/time-rules.ts';
import { readNames, type TableNames } from '../infer/names/read-names.ts';
import { siblingsOf } from '../infer/read-facts.ts';
import { stagesOf } from '../infer/moments/stages-of.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { Draft, TableDraft } from '../draft.ts';
import { calculate, call, column, interval, number, text } from '../checks/make-expression.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import { isBrief } from './is-brief.ts';
import { type State, statesOf } from './states-of.ts';

const STATES: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);
const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime is has was been be flag day of'.split(' '),
);
const DAY = 86_400_000_000;
/** Days after which what is over with soon has come to its end. */
const SETTLED = 21;
/** How many old rows there are in passing states, for each that has come to an end. */
const LEFT = 0.04;

/**
 * A row's moments agree with its state and its flags: nothing is shipped that is still pending, and only what is cancelled
 * has a moment of that. Old rows of what is over with soon have come to an end.
 */
export function liveOut(draft: Draft, target: TableDraft): void {
  const names = readNames(draft.schema, target.table);
  const state = findState(target, names);
  const stages = stagesOf({
    siblings: siblingsOf(target.table, draft.schema),
    tableKinds: kindsOfTable(names),
    tableWords: names.words,
  });
  for (const plan of target.columns.values()) {
    if (!isOptionalMoment(target, plan)) continue;
    const test = flagTest(target, names, plan) ?? (state && stateTest(state, names, stages, plan));
    if (test === undefined) continue;
    const source: ColumnSource = { kind: 'when', test, then: plan.source, otherwise: null };
    target.columns.set(plan.name, { ...plan, source, null_fraction: 0, reason: `${plan.reason}; as its state says` });
  }
  if (state !== undefined && isBrief(draft, target)) age(target, state);
}

type Stages = ReturnType<typeof stagesOf>;
type Found = { readonly plan: ColumnPlan; readonly source: OneOf; readonly states: readonly State[] };
type OneOf = Extract<ColumnSource, { kind: 'generator' }>;

function findState(target: TableDraft, names: TableNames): Found | undefined {
  const found = [...target.columns.values()].flatMap((plan): readonly Found[] => {
    const { source } = plan;
    if (!STATES.has(names.columns.get(plan.name)?.at(-1) ?? '') || plan.null_fraction > 0) return [];
    if (source.kind !== 'generator' || source.generator !== 'one_of' || target.rounds.has(plan.name)) return [];
    const kind = target.types.get(plan.name)?.kind;
    if (kind !== 'text' && kind !== 'enum') return [];
    if (plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined) return [];
    const states = Array.isArray(source.options['values']) ? statesOf(source.options['values']) : undefined;
    return states === undefined ? [] : [{ plan, source, states }];
  });
  // Of several (order status, payment status) none speaks for all moments.
  return found.length === 1 ? found[0] : undefined;
}

function isOptionalMoment(target: TableDraft, plan: ColumnPlan): boolean {
  const kind = target.types.get(plan.name)?.kind;
  if ((kind !== 'timestamp' && kind !== 'date') || target.columnRules.has(plan.name)) return false;
  const item = target.table.columns.find(({ name }) => name === plan.name);
  if (item?.nullable !== true || plan.null_fraction === 0 || target.solved.has(plan.name)) return false;
  if (target.filled.has(plan.name) || item.statistics !== undefined) return false;
  return plan.source.kind === 'derive' || plan.source.kind === 'generator';
}

const bareOf = (words: readonly string[]): string => words.filter((word) => !NEUTRAL.has(word)).join(' ');

/** `deleted_at` beside `is_deleted`. */
function flagTest(target: TableDraft, names: TableNames, plan: ColumnPlan): Expression | undefined {
  const own = bareOf(names.columns.get(plan.name) ?? []);
  if (own === '') return undefined;
  const flag = [...target.columns.values()].find(
    ({ name, source }) =>
      target.types.get(name)?.kind === 'boolean' &&
      bareOf(names.columns.get(name) ?? []) === own &&
      (source.kind === 'generator' || source.kind === 'derive'),
  );
  return flag === undefined ? undefined : { op: 'is', arg: column(flag.name), value: 'true' };
}

/** The states in which a row has such a moment behind it; undefined where they say nothing about it. */
function stateTest(
  { plan: state, states }: Found,
  names: TableNames,
  stages: Stages,
  plan: ColumnPlan,
): Expression | undefined {
  const words = (names.columns.get(plan.name) ?? []).filter((word) => !NEUTRAL.has(word));
  const stage = stages.get(plan.name);
  if (stage === undefined) return undefined;
  const within = states.filter((item) => isBehind(item, stage, words));
  if (within.length === 0 || within.length === states.length) return undefined;
  return { op: 'in', arg: column(state.name), list: within.map(({ value }) => text(value)) };
}

function isBehind(state: State, stage: TimeAnswer, words: readonly string[]): boolean {
  if (state.words.some((word) => words.includes(word) && !STATES.has(word))) return true;
  // What began is behind every state that is neither a plan nor called off.
  if (stage.stage === 'step' || stage.stage === 'ended' || stage.stage === 'started')
    return !state.isLost && state.rank >= stage.rank;
  return false;
}

/** Recent rows may be in any state, old ones have passed through it. */
function age(target: TableDraft, { plan, source, states }: Found): void {
  const { beginning } = target;
  const isMeasured = target.table.columns.some(
    ({ name, statistics }) => name === plan.name && statistics !== undefined,
  );
  if (beginning === undefined || isMeasured || target.columnRules.has(plan.name)) return;
  if (!states.some(({ isPassing }) => isPassing) || !states.some(({ isPassing, isLost }) => !isPassing && !isLost))
    return;
  const given = source.options['weights'];
  const weights = states.map((_, at) => (Array.isArray(given) ? Number(given[at]) : 1));
  const sumOf = (isPassing: boolean): number =>
    weights.reduce((sum, weight, at) => (states[at]?.isPassing === isPassing ? sum + weight : sum), 0);
  const factor = (LEFT * sumOf(false)) / sumOf(true);
  const old = states.map(({ isPassing }, at) => (weights[at] ?? 1) * (isPassing ? Math.min(1, factor) : 1));
  const isDate = target.types.get(beginning.column)?.kind === 'date';
  const since = calculate(call('now'), '-', interval(SETTLED * DAY));
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
  const expression: Expression = { op: 'case', whens: [{ when: test, then: pick(weights) }], otherwise: pick(old) };
  target.columns.set(plan.name, {
    ...plan,
    source: { kind: 'derive', expression },
    reason: `${plan.reason}; old rows have come to an end`,
  });
}

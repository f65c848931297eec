import type { Expression } from '../../language/expression/expression.ts';
import { actOf } from './act-of.ts';
import { readNames, type TableNames } from '../infer/names/read-names.ts';
import { siblingsOf } from '../infer/read-facts.ts';
import { stagesOf } from '../infer/moments/stages-of.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { column } from '../../language/expression/make-expression.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import { ageStates } from './age-states.ts';
import { bindDetails } from './bind-details.ts';
import { bindExits } from './bind-exits.ts';
import { bindFlags } from './bind-flags.ts';
import { isBehind, saysSo } from './is-behind.ts';
import { keepApart } from './keep-apart.ts';
import { type Cycle, isOpen, isOptionalMoment, mayLack } from './cycle.ts';
import { isInSome, saidBy, speakerOf, stateColumns } from './state-columns.ts';

/**
 * A row's timestamps, flags and reasons agree with its state: nothing is shipped that is still pending, only cancelled
 * rows have a cancellation time, and only failures have a reason. Old rows have ended.
 */
export function liveOut(draft: Draft, target: TableDraft): void {
  if (target.motif !== undefined) return;
  const names = readNames(draft.schema, target.table);
  const stages = stagesOf({
    siblings: siblingsOf(target.table, draft.schema),
    tableKinds: kindsOfTable(names),
    tableWords: names.words,
  });
  const cycle: Cycle = { target, names, stages, states: stateColumns(target, names, stages) };
  target.states = cycle.states;
  const told = new Set<string>();
  for (const plan of target.columns.values()) {
    if (!isOptionalMoment(target, plan)) {
      flagBeginning(cycle, plan);
      continue;
    }
    const byState = stateTest(cycle, plan);
    const test = byState ?? flagTest(cycle, plan);
    if (test === undefined) continue;
    const source: ColumnSource = { kind: 'when', test, then: plan.source, otherwise: null };
    target.columns.set(plan.name, {
      ...plan,
      source,
      null_fraction: 0,
      reason: `${plan.reason}; according to its state`,
    });
    if (byState !== undefined) told.add(plan.name);
  }
  keepApart(cycle);
  bindFlags(cycle, told);
  bindDetails(cycle);
  bindExits(cycle);
  for (const state of cycle.states) ageStates(draft, target, state);
}

const bareOf = (names: TableNames, name: string): string =>
  saidBy(names, name)
    .filter((word) => word !== 'until')
    .map(actOf)
    .join(' ');

/** By name `scanned_at` is the beginning of a ticket, yet only scanned tickets have it. */
function flagBeginning(cycle: Cycle, plan: ColumnPlan): void {
  const { target } = cycle;
  if (target.beginning?.column !== plan.name || !mayLack(target, plan.name) || !isOpen(target, plan.name)) return;
  const test = plan.source.kind === 'generator' || plan.source.kind === 'derive' ? flagTest(cycle, plan) : undefined;
  if (test === undefined) return;
  const source: ColumnSource = { kind: 'when', test, then: plan.source, otherwise: null };
  target.columns.set(plan.name, {
    ...plan,
    source,
    null_fraction: 0.5,
    reason: `${plan.reason}; according to its flag`,
  });
}

/** `deleted_at` beside `is_deleted`, `deferred_until` beside `deferred`. */
function flagTest({ target, names }: Cycle, plan: ColumnPlan): Expression | undefined {
  const own = bareOf(names, plan.name);
  if (own === '') return undefined;
  const flag = [...target.columns.values()].find(
    ({ name, source }) =>
      target.types.get(name)?.kind === 'boolean' &&
      bareOf(names, name) === own &&
      (source.kind === 'generator' || source.kind === 'derive'),
  );
  return flag === undefined ? undefined : { op: 'is', arg: column(flag.name), value: 'true' };
}

/** The states in which a row already has such a timestamp; undefined if they say nothing about it. */
function stateTest({ names, stages, states }: Cycle, plan: ColumnPlan): Expression | undefined {
  const said = saidBy(names, plan.name);
  const stage = stages.get(plan.name);
  const state = speakerOf(states, said);
  if (stage === undefined || state === undefined) return undefined;
  // A timestamp that every row has, without a state that names it, is not such a step.
  if (plan.null_fraction === 0 && stage.stage !== 'started' && !state.states.some((item) => saysSo(item, said)))
    return undefined;
  return isInSome(state, (item) => isBehind(item, stage, said, state.states));
}

import { isToldApart } from '../../document/plan/is-told-apart.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { matchStage } from '../infer/moments/match-stage.ts';
import { column } from '../../language/expression/make-expression.ts';
import { isBehind, saysSo } from './is-behind.ts';
import { type Cycle, isOpen, isOptionalMoment } from './cycle.ts';
import type { StateColumn } from '../draft/state-column.ts';
import { isInSome, saidBy, speakerOf } from './state-columns.ts';
import { isSameAct } from './act-of.ts';

const ACTIVE: ReadonlySet<string> = new Set(['active', 'enabled', 'current', 'live', 'employed']);
const OPEN: ReadonlySet<string> = new Set(['open', 'pending', 'ongoing']);
const CLOSED: ReadonlySet<string> = new Set(['closed', 'finished', 'ended', 'inactive', 'over']);
/** Timestamps after which nothing is active. */
const GONE: ReadonlySet<string> = new Set(
  'terminated termination left ended end closed deactivated disabled exit retired resigned dismissed quit discontinued decommissioned cancelled canceled removed leaving discharged sold scrapped'.split(
    ' ',
  ),
);

/** A flag matches the row's state, or the presence of its timestamp. */
export function bindFlags(cycle: Cycle, told: ReadonlySet<string>): void {
  const { target, names } = cycle;
  for (const plan of target.columns.values()) {
    if (target.types.get(plan.name)?.kind !== 'boolean' || !isOpen(target, plan.name)) continue;
    if (plan.source.kind !== 'generator' || isToldApart(plan) || isRead(cycle, plan.name)) continue;
    const said = saidBy(names, plan.name).filter((word, _, all) => all.length === 1 || !names.words.includes(word));
    const [word, ...more] = said;
    if (word === undefined || more.length > 0) continue;
    const state = speakerOf(cycle.states, said);
    const expression = (state && testOf(state, word)) ?? momentTest(cycle, word, told);
    if (expression === undefined) continue;
    target.columns.set(plan.name, {
      ...plan,
      source: { kind: 'derive', expression },
      null_fraction: 0,
      reason: `${plan.reason}; according to its state`,
    });
  }
}

function testOf(state: StateColumn, word: string): Expression | undefined {
  if (ACTIVE.has(word)) return isInSome(state, ({ isLost, isOver, rank }) => !isLost && !isOver && rank > 0);
  if (CLOSED.has(word)) return isInSome(state, ({ isLost, isOver }) => isLost || isOver);
  if (OPEN.has(word)) return isInSome(state, ({ isLost, isOver }) => !isLost && !isOver);
  const stage = matchStage([word], [])?.give;
  const isStep = stage?.stage === 'step' || stage?.stage === 'ended';
  if (isStep) return isInSome(state, (item) => isBehind(item, stage, [word], state.states));
  return isInSome(state, (item) => saysSo(item, [word]));
}

/** The row is active until it has ended; it is paid once it has that timestamp. */
function momentTest({ target, names, stages }: Cycle, word: string, told: ReadonlySet<string>): Expression | undefined {
  const isActive = ACTIVE.has(word) || OPEN.has(word);
  const moment = [...target.columns.values()].find((plan) => {
    if (!told.has(plan.name) && !isOptionalMoment(target, plan)) return false;
    const said = saidBy(names, plan.name);
    if (!isActive) return told.has(plan.name) && said.length === 1 && isSameAct(said[0] ?? '', word);
    const stage = stages.get(plan.name)?.stage;
    // Open rows are those that are not closed.
    if (OPEN.has(word)) return said.length === 1 && CLOSED.has(said[0] ?? '') && stage !== 'created';
    return stage !== 'created' && stage !== 'future' && said.some((item) => GONE.has(item));
  });
  if (moment === undefined) return undefined;
  const lacks: Expression = { op: 'is', arg: column(moment.name), value: 'null' };
  return isActive ? lacks : { op: 'not', arg: lacks };
}

/** Whether a timestamp already follows from the flag. */
const isRead = ({ target }: Cycle, name: string): boolean =>
  [...target.columns.values()].some(({ source }) => source.kind === 'when' && columnsOf(source.test).includes(name));

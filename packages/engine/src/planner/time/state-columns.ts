import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { stagesOf } from '../infer/moments/stages-of.ts';
import type { TableNames } from '../infer/names/read-names.ts';
import { column, text } from '../../language/expression/make-expression.ts';
import type { TableDraft } from '../draft/draft.ts';
import { saysSo } from './is-behind.ts';
import type { StateColumn } from '../draft/state-column.ts';
import { type Known, statesOf } from './states-of.ts';
import type { State } from '../draft/state.ts';

const STATES: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);
const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime is has was been be flag day of'.split(' '),
);

/** What a name says besides "when" and "whether". */
export const saidBy = (names: TableNames, name: string): readonly string[] =>
  (names.columns.get(name) ?? []).filter((word) => !NEUTRAL.has(word));

/** The state columns, with the meaning of their values. */
export function stateColumns(
  target: TableDraft,
  names: TableNames,
  stages: ReturnType<typeof stagesOf>,
): readonly StateColumn[] {
  const moments = [...stages].flatMap(([name, { stage, rank }]): readonly Known[] => {
    const [word, ...more] = saidBy(names, name);
    const isStep = stage === 'step' || stage === 'ended' || stage === 'started';
    return word === undefined || more.length > 0 || !isStep ? [] : [{ word, rank }];
  });
  return [...target.columns.values()].flatMap((plan): readonly StateColumn[] => {
    const { source } = plan;
    const words = names.columns.get(plan.name) ?? [];
    if (!STATES.has(words.at(-1) ?? '') || plan.null_fraction > 0) return [];
    if (source.kind !== 'generator' || source.generator !== 'one_of' || target.rounds.has(plan.name)) return [];
    const kind = target.types.get(plan.name)?.kind;
    if (kind !== 'text' && kind !== 'enum') return [];
    if (isToldApart(plan)) return [];
    const states = Array.isArray(source.options['values']) ? statesOf(source.options['values'], moments) : undefined;
    const isMain = words.slice(0, -1).every((word) => names.words.includes(word) || word === 'current');
    return states === undefined ? [] : [{ plan, source, states, isMain }];
  });
}

const OUTCOMES: ReadonlySet<string> = new Set(['outcome', 'result', 'decision', 'verdict']);

/** The columns that record an outcome, which may determine a reason. */
export function outcomesOf(target: TableDraft, names: TableNames): readonly StateColumn[] {
  return [...target.columns.values()].flatMap((plan): readonly StateColumn[] => {
    const { source, name } = plan;
    if (!OUTCOMES.has(names.columns.get(name)?.at(-1) ?? '') || target.types.get(name)?.kind !== 'text') return [];
    if (source.kind !== 'generator' || source.generator !== 'one_of' || plan.null_fraction > 0) return [];
    const states = Array.isArray(source.options['values']) ? statesOf(source.options['values']) : undefined;
    return states === undefined ? [] : [{ plan, source, states, isMain: false }];
  });
}

/** The one that is about a subject: the column whose states name it, else the one for the whole row. */
export function speakerOf(found: readonly StateColumn[], said: readonly string[]): StateColumn | undefined {
  if (found.length === 1) return found[0];
  const saying = found.filter(({ states }) => states.some((state) => saysSo(state, said)));
  const main = found.filter(({ isMain }) => isMain);
  if (saying.length === 1) return saying[0];
  return main.length === 1 ? main[0] : undefined;
}

/** The row is in one of the states; undefined if that holds for all or none. */
export function isInSome({ plan, states }: StateColumn, which: (state: State) => boolean): Expression | undefined {
  const within = states.filter(which);
  if (within.length === 0 || within.length === states.length) return undefined;
  return { op: 'in', arg: column(plan.name), list: within.map(({ value }) => text(value)) };
}

import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { column } from '../../language/expression/make-expression.ts';
import { isSameAct } from './act-of.ts';
import { saysSo } from './is-behind.ts';
import { type Cycle, isOpen, mayLack } from './cycle.ts';
import { isInSome, outcomesOf, saidBy, speakerOf } from './state-columns.ts';

/** What is said about an act once it is done: why, by whom, how much. */
const ABOUT: ReadonlySet<string> = new Set(
  'reason by note comment message code description detail cause explanation remark grade severity amount'.split(' '),
);
/** Acts as nouns; of others only what is done (`approved_by`) counts, since a payment's method is known before it. */
const NOUNS: ReadonlySet<string> = new Set(
  'rejection cancellation cancel failure error termination refund resolution denial redemption suspension withdrawal reversal closure dismissal result outcome verdict resolution decision'.split(
    ' ',
  ),
);
const DONE = /^(?:[a-z]{2,}ed|paid|sent|sold|won|lost|withdrawn)$/;
const KINDS: ReadonlySet<string> = new Set(['text', 'enum', 'integer', 'decimal']);

/** A reason to reject is told of what was rejected, and an error of what failed. */
export function bindDetails(cycle: Cycle): void {
  const { target, names } = cycle;
  for (const plan of target.columns.values()) {
    if (!mayLack(target, plan.name) || !isOpen(target, plan.name)) continue;
    if (!KINDS.has(target.types.get(plan.name)?.kind ?? '') || isKey(cycle, plan.name)) continue;
    if (plan.source.kind !== 'generator' && plan.source.kind !== 'derive') continue;
    const words = names.columns.get(plan.name) ?? [];
    // How much it was may follow from more than that it happened.
    const act = words.at(-1) === 'amount' ? undefined : actIn(words);
    const said = momentSaid(cycle, words);
    const test = said ?? (act === undefined || plan.null_fraction === 0 ? undefined : testOf(cycle, act));
    if (test === undefined) continue;
    target.columns.set(plan.name, {
      ...plan,
      source: { kind: 'when', test, then: plan.source, otherwise: null },
      null_fraction: 0,
      reason: `${plan.reason}; where it happened`,
    });
  }
}

const isKey = ({ target }: Cycle, name: string): boolean =>
  target.references.some(({ columns }) => columns.includes(name)) ||
  [target.table.primary_key?.columns ?? [], ...target.table.uniques.map(({ columns }) => columns)].some((set) =>
    set.includes(name),
  );

function actIn(words: readonly string[]): string | undefined {
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0) return NOUNS.has(last) ? last : undefined;
  if (ABOUT.has(last))
    return before.find((word) => NOUNS.has(word) || DONE.test(word)) ?? (before.length === 1 ? before[0] : undefined);
  return undefined;
}

/** `move_out_reason` is given where there is a `move_out_date`, and a `decision_code` where there is a `decision_date`. */
function momentSaid({ target, names }: Cycle, words: readonly string[]): Expression | undefined {
  const said = words.slice(0, -1);
  const isAct = said.length > 1 || NOUNS.has(said[0] ?? '');
  if (!isAct || !ABOUT.has(words.at(-1) ?? '')) return undefined;
  const moment = [...target.columns.values()].find(({ name, source }) => {
    const kind = target.types.get(name)?.kind;
    if ((kind !== 'timestamp' && kind !== 'date') || !mayLack(target, name) || source.kind === 'omit') return false;
    return saidBy(names, name).join(' ') === said.join(' ');
  });
  return moment && { op: 'not', arg: { op: 'is', arg: column(moment.name), value: 'null' } };
}

/** There is its moment, or the state says its word. */
function testOf({ target, names, states }: Cycle, act: string): Expression | undefined {
  const moment = [...target.columns.values()].find((plan: ColumnPlan) => {
    const kind = target.types.get(plan.name)?.kind;
    if ((kind !== 'timestamp' && kind !== 'date') || !mayLack(target, plan.name)) return false;
    const said = saidBy(names, plan.name);
    return said.length === 1 && isSameAct(said[0] ?? '', act) && plan.source.kind !== 'omit';
  });
  if (moment !== undefined) return { op: 'not', arg: { op: 'is', arg: column(moment.name), value: 'null' } };
  const flag = [...target.columns.values()].find(({ name, source }) => {
    const said = saidBy(names, name);
    if (target.types.get(name)?.kind !== 'boolean' || said.length !== 1 || source.kind === 'omit') return false;
    return isSameAct(said[0] ?? '', act);
  });
  if (flag !== undefined) return { op: 'is', arg: column(flag.name), value: 'true' };
  const state = speakerOf(states, [act]);
  const inState = state && isInSome(state, (item) => saysSo(item, [act]));
  if (inState !== undefined) return inState;
  const outcome = outcomesOf(target, names).find(({ states: all }) => all.some((item) => saysSo(item, [act])));
  return outcome && isInSome(outcome, (item) => saysSo(item, [act]));
}

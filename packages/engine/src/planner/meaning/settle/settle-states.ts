import type { Expression } from '../../../language/expression/expression.ts';
import { call, column, number, text } from '../../../language/expression/make-expression.ts';
import { isSameAct } from '../../time/act-of.ts';
import type { State } from '../../draft/state.ts';
import { paidBelow, totalOf } from '../pay-off.ts';
import { rolesOf } from '../roles-of.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isReadable, propose } from '../woven-table.ts';

const PAID_RANK = 40;
const DRAFTS = 0.05;
const PARTLY: ReadonlySet<string> = new Set(['partial', 'partially', 'partly', 'part']);

const isPartly = ({ words }: State): boolean => words.some((word) => PARTLY.has(word));
const saysPaid = ({ words }: State): boolean => words.some((word) => isSameAct(word, 'paid'));

/** A bill is paid once all of it is, and not before: its state follows from what has been paid of it. */
export function settleStates(weft: Weft, woven: WovenTable): void {
  const found = (woven.target.states ?? []).find(({ states }) =>
    states.some((state) => saysPaid(state) && !isPartly(state) && !state.isAhead),
  );
  const total = totalOf(weft, woven);
  if (found === undefined || total === undefined || woven.target.columnRules.has(found.plan.name)) return;
  if (woven.target.table.columns.some(({ name, statistics }) => name === found.plan.name && statistics !== undefined))
    return;
  const paid = paidOf(weft, woven);
  const plan = woven.columns.get(found.plan.name);
  if (paid === undefined || plan === undefined || plan.source.kind === 'when' || woven.before.has(plan.name)) return;
  const given = found.source.options['weights'];
  const weights = found.states.map((state, at) => {
    const weight = Array.isArray(given) ? Number(given[at]) : 1;
    // Few drafts are left lying.
    return state.isLost ? Math.min(weight, 1) : state.words.includes('draft') ? weight * DRAFTS : weight;
  });
  const pick = (which: (state: State) => boolean): Expression | undefined => {
    const some = found.states
      .map((state, at) => ({ state, weight: weights[at] ?? 1 }))
      .filter(({ state }) => which(state));
    if (some.length === 0) return undefined;
    return call(
      'pick',
      ...some.map(({ state }) => text(state.value)),
      ...some.map(({ weight }) => number(Math.max(1, Math.round(weight * 10)))),
    );
  };
  const isFull = (state: State): boolean =>
    !state.isLost && !isPartly(state) && (saysPaid(state) || state.rank >= PAID_RANK);
  const full = pick(isFull);
  const open = pick((state) => !isFull(state) && !isPartly(state));
  const some =
    pick((state) => isPartly(state) && saysPaid(state)) ??
    pick((state) => !isFull(state) && !isPartly(state) && !state.isLost && !state.words.includes('draft'));
  if (full === undefined || open === undefined) return;
  const compare = (operator: '>=' | '>', right: Expression): Expression => ({
    op: 'compare',
    operator,
    left: paid,
    right,
  });
  const expression: Expression = {
    op: 'case',
    whens: [
      { when: compare('>=', column(total)), then: full },
      ...(some === undefined ? [] : [{ when: compare('>', number(0)), then: some }]),
    ],
    otherwise: open,
  };
  propose(
    woven,
    plan.name,
    { kind: 'derive', expression },
    { reason: `${plan.reason}; according to what was paid of ${total}`, confidence: plan.confidence },
  );
}

/** What has been paid of a row: what it says itself, or the sum of its payments. */
function paidOf(weft: Weft, woven: WovenTable): Expression | undefined {
  const name = [...rolesOf(weft, woven).values()].map((roles) => roles.get('paid')).find((item) => item !== undefined);
  if (name === undefined) return paidBelow(weft, woven);
  if (!isReadable(woven, name) || !woven.before.has(name)) return undefined;
  return woven.target.table.columns.some((item) => item.name === name && item.nullable)
    ? call('coalesce', column(name), number(0))
    : column(name);
}

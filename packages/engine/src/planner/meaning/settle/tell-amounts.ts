import type { Expression } from '../../../language/expression/expression.ts';
import { column } from '../../../language/expression/make-expression.ts';
import { isSameAct } from '../../time/act-of.ts';
import { saysSo } from '../../time/is-behind.ts';
import { isInSome } from '../../time/state-columns.ts';
import { wouldCircle } from '../would-circle.ts';
import type { WovenTable } from '../weft.ts';
import { isNumber } from '../woven-table.ts';

const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime amount value total sum fee quantity count number'.split(' '),
);
const ACTS =
  /^(?:refund(?:ed)?|return(?:ed)?|cancel(?:l?ed|lation)?|reimburse(?:d|ment)|written|dispute[ds]?|chargeback|revers(?:ed|al)|settle(?:d|ment)|award(?:ed)?|approved|granted|disbursed|shipped|delivered|dispatched)$/;

/** How much was given back is said where it was: beside `refunded_at` there is a `refunded_amount`, or neither. */
export function tellAmounts(woven: WovenTable): void {
  const { target, columns } = woven;
  const bare = (name: string): readonly string[] => woven.words(name).filter((word) => !NEUTRAL.has(word));
  for (const { name, nullable } of target.table.columns) {
    const plan = columns.get(name);
    const [act, ...more] = bare(name);
    if (plan === undefined || !nullable || !isNumber(target.types.get(name)) || act === undefined) continue;
    if (more.length > 0 || !ACTS.test(act) || target.solved.has(name) || target.columnRules.has(name)) continue;
    const moment = target.table.columns.find((item) => {
      const kind = target.types.get(item.name)?.kind;
      const [theirs = '', ...others] = bare(item.name);
      return (
        item.nullable && (kind === 'timestamp' || kind === 'date') && others.length === 0 && isSameAct(theirs, act)
      );
    });
    const source = columns.get(moment?.name ?? '')?.source;
    if (plan.source.kind !== 'generator' && plan.source.kind !== 'derive') continue;
    const isTold = moment !== undefined && source !== undefined && source.kind !== 'omit';
    const test: Expression | undefined = isTold
      ? { op: 'not', arg: { op: 'is', arg: column(moment.name), value: 'null' } }
      : byState(woven, act);
    const what = isTold ? moment.name : 'such a state';
    if (test === undefined || wouldCircle(woven, name, { kind: 'when', test, then: null, otherwise: null })) continue;
    if (!woven.before.has(name)) woven.before.set(name, plan);
    columns.set(name, {
      ...plan,
      source: { kind: 'when', test, then: plan.source, otherwise: null },
      null_fraction: 0,
      reason: `${plan.reason}; where there is ${what}`,
    });
  }
}

/** The states that say so, and those that are reached from there. */
function byState({ target }: WovenTable, act: string): Expression | undefined {
  const [state, ...others] = target.states ?? [];
  if (state === undefined || others.length > 0) return undefined;
  const saying = state.states.findIndex((item) => saysSo(item, [act]));
  if (saying < 0) return undefined;
  const from = state.states[saying];
  return isInSome(
    state,
    (item) =>
      item === from || (!item.isLost && item.isOver && state.states.indexOf(item) > saying && from?.isLost !== true),
  );
}

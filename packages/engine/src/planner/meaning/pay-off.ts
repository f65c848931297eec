import { callsAny } from '../../language/expression/walk-expression.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ReferencePlan } from '../../document/plan/plan.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { calculate, call, column, number, text } from '../../language/expression/make-expression.ts';
import { kindsOfNouns } from '../infer/table-kinds.ts';
import { childrenOf } from './line-sums.ts';
import { nounOf } from './name-parts.ts';
import type { NumberRole } from './number-roles.ts';
import { rolesOf } from './roles-of.ts';
import type { Weft, WovenTable } from './weft.ts';
import { rangeOfExpression } from './value-range.ts';
import { isReadable } from './woven-table.ts';

const BILLS: ReadonlySet<string> = new Set(['order', 'invoice', 'booking']);
const PAYMENTS: ReadonlySet<string> = new Set('payment receipt installment remittance allocation'.split(' '));
const RETURNS: ReadonlySet<string> = new Set('refund chargeback creditnote'.split(' '));

type Paid = { readonly whole: string } | { readonly value: Expression; readonly says: string };

/**
 * What a row pays of what its parent comes to: payments of one bill share its total out among them and come to no more, and
 * what is given back is a part of it. A payment that its bill does not own is of the whole total.
 */
export function payOff(
  weft: Weft,
  woven: WovenTable,
  name: string,
  reference: ReferencePlan,
  parent: WovenTable,
): Paid | undefined {
  const noun = nounOf(weft.draft, woven.target);
  const last = noun.at(-1) ?? '';
  const isReturn = RETURNS.has(last) || (last === 'note' && noun.includes('credit'));
  if (!isReturn && !PAYMENTS.has(last)) return undefined;
  if (amountOf(weft, woven, isReturn) !== name) return undefined;
  const total = totalOf(weft, parent);
  const [step] = reference.columns;
  if (total === undefined || step === undefined) return undefined;
  const isOwned = reference.owning && reference.strategy.kind === 'fan_out';
  if (!isOwned && !isReturn)
    return isBill(weft, parent) && woven.plan.rows <= parent.plan.rows * 1.5 ? { whole: total } : undefined;
  const all: Expression = { op: 'column', name: total, through: [step] };
  const own = call('greatest', number(0), isOwned ? call('part_of', all) : all);
  if (isReturn) {
    // Tax may come on top of it.
    const share = calculate(call('between', number(10), number(isOwned ? 70 : 15)), '*', number('0.01'));
    const value = withinBounds(weft, woven, name, calculate(own, '*', share));
    return { value, says: `a part of ${total} of its ${reference.to}` };
  }
  const says = `its part of ${total} of its ${reference.to}`;
  // Where the bill says what is still open, something may be.
  if (!hasRest(weft, parent, total)) return { value: withinBounds(weft, woven, name, own), says };
  const part = calculate(own, '*', number('0.5'));
  const value: Expression = {
    op: 'case',
    whens: [{ when: call('chance', number('0.88')), then: own }],
    otherwise: part,
  };
  return { value: withinBounds(weft, woven, name, value), says };
}

/** A part may be less than what a CHECK asks of every payment, and a total more than the column holds. */
function withinBounds(weft: Weft, woven: WovenTable, name: string, value: Expression): Expression {
  const type = woven.target.types.get(name);
  const bounds = woven.target.bounded.get(name);
  const max = bounds?.max ?? (type && limitsOfType(type)?.max);
  const known = rangeOfExpression(weft, woven, value);
  const capped =
    max === undefined || (known !== undefined && known.max <= max) ? value : call('least', value, number(max));
  return bounds?.min === undefined || bounds.min <= 0 ? capped : call('greatest', number(bounds.min), capped);
}

const hasRest = (weft: Weft, parent: WovenTable, total: string): boolean =>
  [...rolesOf(weft, parent).values()].some((roles) => roles.has('paid') || (roles.get('balance') ?? total) !== total);

const isBill = (weft: Weft, parent: WovenTable): boolean =>
  kindsOfNouns(nounOf(weft.draft, parent.target)).some((kind) => BILLS.has(kind));

/** The column that says how much is paid, or what all else of what is given back follows from. */
function amountOf(weft: Weft, woven: WovenTable, isReturn: boolean): string | undefined {
  const roles = rolesOf(weft, woven).get('');
  const order: readonly NumberRole[] = isReturn ? ['net', 'subtotal', 'amount', 'total', 'gross'] : ['amount', 'paid'];
  return order.map((role) => roles?.get(role)).find((name) => name !== undefined);
}

/** What a row comes to in all; of several kinds of totals the first. */
export function totalOf(weft: Weft, parent: WovenTable): string | undefined {
  const groups = [...rolesOf(weft, parent)].toSorted(([a], [b]) => a.length - b.length).map(([, roles]) => roles);
  const called = (role: NumberRole, among = groups): string | undefined =>
    among.map((roles) => roles.get(role)).find((name) => name !== undefined && isReadable(parent, name));
  const main = groups.slice(0, 1);
  return (
    called('total', main) ??
    called('gross', main) ??
    called('total') ??
    called('amount', main) ??
    called('balance', main)
  );
}

/** What the payments of a row come to, where they share out its total. */
export function paidBelow(weft: Weft, woven: WovenTable): Expression | undefined {
  for (const child of childrenOf(weft, woven)) {
    const amount = amountOf(weft, child, false);
    const source = child.columns.get(amount ?? '')?.source;
    if (amount === undefined || source?.kind !== 'derive' || !child.before.has(amount)) continue;
    if (!callsAny(source.expression, 'part_of')) continue;
    const value = ofThoseThatCame(child, { op: 'column', name: amount });
    return call('coalesce', { op: 'aggregate', name: 'sum', table: child.plan.name, value }, number(0));
  }
  return undefined;
}

/** A payment that failed pays nothing. */
function ofThoseThatCame({ target }: WovenTable, amount: Expression): Expression {
  const [state, ...others] = target.states ?? [];
  const lost = state?.states.filter(({ isLost }) => isLost) ?? [];
  if (state === undefined || others.length > 0 || lost.length === 0 || lost.length === state.states.length)
    return amount;
  const test: Expression = { op: 'in', arg: column(state.plan.name), list: lost.map(({ value }) => text(value)) };
  return { op: 'case', whens: [{ when: test, then: number(0) }], otherwise: amount };
}

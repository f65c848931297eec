import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, number, text } from '../../../language/expression/make-expression.ts';
import { limitsOfType } from '../../../solve/domain/number-limits.ts';
import { nounOf } from '../name-parts.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, isNumber, propose } from '../woven-table.ts';

/** What consists of lines of which those on one side come to as much as those on the other. */
const ENTRIES: ReadonlySet<string> = new Set('entry journal posting voucher transaction document transfer'.split(' '));
const BOOKS: ReadonlySet<string> = new Set('journal ledger posting accounting gl booking voucher double'.split(' '));
const SIDES = /^(?:debit|credit|dr|cr|d|c|soll|haben|s|h)$/i;
const DEBIT = /^(?:d|dr|debit|s|soll)$/i;

/** Debits and credits of one entry come to the same: its first line is one side, the others share out the other. */
export function addJournalLines(weft: Weft, woven: WovenTable): void {
  const owner = woven.plan.references.find(({ owning }) => owning);
  const parent = weft.tables.get(owner?.to ?? '');
  if (owner?.strategy.kind !== 'fan_out' || parent === undefined) return;
  const above = nounOf(weft.draft, parent.target);
  if (!ENTRIES.has(above.at(-1) ?? '')) return;
  const called = (side: string): string | undefined =>
    woven.target.table.columns.find(({ name }) => {
      const words = woven.words(name).filter((word) => word !== 'amount' && word !== 'value');
      return isNumber(woven.target.types.get(name)) && words.length === 1 && words[0] === side;
    })?.name;
  const [debit, credit] = [called('debit'), called('credit')];
  if (debit !== undefined && credit !== undefined) return bySides(woven, debit, credit);
  const isBook = [...above, ...nounOf(weft.draft, woven.target)].some((word) => BOOKS.has(word));
  if (isBook) byAmount(woven);
}

function bySides(woven: WovenTable, debit: string, credit: string): void {
  const types = [debit, credit].map((name) => woven.target.types.get(name));
  const limits = types.map((type) => type && limitsOfType(type));
  const most = Math.min(...limits.map((limit) => limit?.max ?? 0));
  const scale = Math.min(...limits.map((limit) => limit?.scale ?? 0));
  if (most < 1000 || ![debit, credit].every((name) => isFree(woven, name))) return;
  const { whole, isFirst, rest } = amountOf(most, scale);
  // Of a single line both sides are the same.
  const isOnly: Expression = { op: 'compare', operator: '=', left: rest, right: whole };
  const zero = number(0);
  const own = (isLeading: boolean): Expression =>
    isLeading
      ? {
          op: 'case',
          whens: [{ when: isFirst, then: isOnlyElse(isOnly, whole, calculate(whole, '-', rest)) }],
          otherwise: zero,
        }
      : { op: 'case', whens: [{ when: isFirst, then: isOnlyElse(isOnly, whole, zero) }], otherwise: rest };
  const reason = (other: string): string => `${debit} and ${credit} of one entry are equal, with ${other}`;
  propose(woven, debit, { kind: 'derive', expression: own(true) }, { reason: reason(credit) });
  propose(woven, credit, { kind: 'derive', expression: own(false) }, { reason: reason(debit) });
}

const isOnlyElse = (when: Expression, then: Expression, otherwise: Expression): Expression => ({
  op: 'case',
  whens: [{ when, then }],
  otherwise,
});

/** A column that says which side a line is on, and one that says how much. */
function byAmount(woven: WovenTable): void {
  const amount = woven.target.table.columns.find(({ name }) => {
    const words = woven.words(name);
    return (
      isNumber(woven.target.types.get(name)) && words.length === 1 && (words[0] === 'amount' || words[0] === 'value')
    );
  })?.name;
  const side = [...woven.columns.values()].find(({ source, null_fraction }) => {
    if (source.kind !== 'generator' || source.generator !== 'one_of' || null_fraction > 0) return false;
    const values = source.options['values'];
    return Array.isArray(values) && values.length === 2 && values.every((value) => SIDES.test(String(value)));
  });
  const type = amount === undefined ? undefined : woven.target.types.get(amount);
  const limits = type && limitsOfType(type);
  const [most, scale] = [limits?.max ?? 0, limits?.scale ?? 0];
  if (amount === undefined || side === undefined || most < 1000 || !isFree(woven, amount)) return;
  if (side.source.kind !== 'generator' || woven.target.columnRules.has(side.name) || side.unique === true) return;
  const { whole, isFirst, rest } = amountOf(most, scale);
  const values = (side.source.options['values'] as readonly unknown[]).map(String);
  const [first = '', second = ''] = values.toSorted((a, b) => Number(DEBIT.test(b)) - Number(DEBIT.test(a)));
  const reason = 'debits and credits of one entry are equal';
  const sides: Expression = { op: 'case', whens: [{ when: isFirst, then: text(first) }], otherwise: text(second) };
  const isOnly: Expression = { op: 'compare', operator: '=', left: rest, right: whole };
  const own = isOnlyElse(isOnly, whole, calculate(whole, '-', rest));
  const value: Expression = { op: 'case', whens: [{ when: isFirst, then: own }], otherwise: rest };
  propose(woven, side.name, { kind: 'derive', expression: sides }, { reason });
  propose(woven, amount, { kind: 'derive', expression: value }, { reason });
}

/** What an entry is of: a number that its lines have in common, since it follows from the place of the first of them. */
function amountOf(
  most: number,
  scale: number,
): {
  readonly whole: Expression;
  readonly isFirst: Expression;
  readonly rest: Expression;
} {
  const first = calculate(call('row_number'), '-', call('place'));
  const drawn = calculate(calculate(calculate(first, '*', number(STRIDE)), '+', number(OFFSET)), '%', number(PRIME));
  // Small amounts are many, great ones few.
  const squared = calculate(calculate(drawn, '*', drawn), '*', number(most > 1e6 ? '0.0137' : '0.0009'));
  const whole = call('round', calculate(squared, '+', number('12.50')), number(Math.min(2, scale)));
  const isFirst: Expression = { op: 'compare', operator: '=', left: call('place'), right: number(1) };
  return { whole, isFirst, rest: call('part_of', whole) };
}

const STRIDE = 7919;
const OFFSET = 311;
const PRIME = 997;

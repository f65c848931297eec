import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, column, number } from '../../../language/expression/make-expression.ts';
import type { ReferencePlan } from '../../../document/plan/plan.ts';
import { isRuled } from '../is-ruled.ts';
import { nounOf } from '../name-parts.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, isReadable, propose } from '../woven-table.ts';

const FROM: ReadonlySet<string> = new Set([
  'valid from',
  'effective from',
  'effective date',
  'effective on',
  'valid since',
]);
const TO: ReadonlySet<string> = new Set([
  'valid to',
  'valid until',
  'valid through',
  'effective to',
  'effective until',
  'expiry date',
  'expire on',
  'expire date',
]);
/** What has its validity by periods that follow each other. */
const PERIODIC: ReadonlySet<string> = new Set(
  'price tariff rate fee version assignment salary wage plan rule discount tax term history'.split(' '),
);
const INSTALLMENTS: ReadonlySet<string> = new Set(
  'installment instalment schedule repayment amortization annuity rate plan'.split(' '),
);
const YEAR = 365;
const MONTH = 30;
/** Where the owner has no date of its own, periods begin so many days before the present. */
const SINCE = 1095;

/** Prices of one product follow each other: the next is valid from the day after the last. Installments are due month by month. */
export function addPeriods(weft: Weft, woven: WovenTable): void {
  const owner = woven.plan.references.find(({ owning }) => owning);
  if (owner?.strategy.kind !== 'fan_out') return;
  const noun = nounOf(weft.draft, woven.target);
  if (noun.some((word) => PERIODIC.has(word))) setPeriods(weft, woven, owner);
  if (noun.some((word) => INSTALLMENTS.has(word))) setDueDays(weft, woven, owner);
}

function dateCalled({ target, words }: WovenTable, names: ReadonlySet<string>): string | undefined {
  return target.table.columns.find(
    ({ name }) => target.types.get(name)?.kind === 'date' && names.has(words(name).join(' ')),
  )?.name;
}

const days = (place: Expression, length: number): Expression => calculate(place, '*', number(length));
const before = (): Expression => calculate(call('place'), '-', number(1));

function setPeriods(weft: Weft, woven: WovenTable, owner: ReferencePlan): void {
  const [from, to] = [dateCalled(woven, FROM), dateCalled(woven, TO)];
  if (from === undefined || to === undefined || !isFree(woven, to)) return;
  if (!isFree(woven, from) && !isToldByIt(woven, owner, from)) return;
  const since = calculate(call('current_date'), '-', number(SINCE));
  const start = beginningOf(weft, owner) ?? since;
  const reason = `one after the other for each row of ${owner.to}`;
  const given = woven.columns.get(from);
  dropUnique(woven, from);
  // From the owner's beginning to the present, in as many parts as there are rows.
  const span = call('greatest', call('places'), calculate(call('current_date'), '-', start));
  const until = (place: Expression): Expression =>
    calculate(start, '+', call('floor', calculate(calculate(span, '*', place), '/', call('places'))));
  propose(woven, from, { kind: 'derive', expression: until(before()) }, { reason });
  if (given !== undefined) woven.before.set(from, given);
  const isLast: Expression = { op: 'compare', operator: '=', left: call('place'), right: call('places') };
  const mayLack = woven.target.table.columns.some(({ name, nullable }) => name === to && nullable);
  const end = calculate(until(call('place')), '-', number(1));
  const last = calculate(column(from), '+', number(YEAR));
  const expression: Expression = mayLack
    ? { op: 'case', whens: [{ when: { op: 'not', arg: isLast }, then: end }] }
    : { op: 'case', whens: [{ when: isLast, then: last }], otherwise: end };
  propose(woven, to, { kind: 'derive', expression }, { reason });
}

/** Rows of one owner are told apart by the day from which they are valid: those that follow each other are so by themselves. */
function isToldByIt(woven: WovenTable, owner: ReferencePlan, from: string): boolean {
  const { table, solved, references } = woven.target;
  const plan = woven.columns.get(from);
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)];
  const own = sets.filter((set) => set.includes(from));
  if (plan === undefined || plan.unique_product !== undefined || own.length === 0) return false;
  if (isRuled(woven.target, from) || solved.has(from) || plan.source.kind !== 'generator') return false;
  if (references.some(({ columns }) => columns.includes(from))) return false;
  return own.every((set) => set.length === 2 && set.every((name) => name === from || owner.columns.includes(name)));
}

function dropUnique({ columns }: WovenTable, name: string): void {
  const plan = columns.get(name);
  if (plan === undefined) return;
  const { unique_within: _, unique: __, ...free } = plan;
  columns.set(name, free);
}

function setDueDays(weft: Weft, woven: WovenTable, owner: ReferencePlan): void {
  const due = dateCalled(woven, new Set(['due date', 'due on', 'due', 'payment due date']));
  const start = beginningOf(weft, owner);
  if (due === undefined || start === undefined || !isFree(woven, due)) return;
  propose(
    woven,
    due,
    { kind: 'derive', expression: calculate(start, '+', days(call('place'), MONTH)) },
    { reason: `month by month for each row of ${owner.to}` },
  );
}

/** The day on which the owner began. */
function beginningOf(weft: Weft, owner: ReferencePlan): Expression | undefined {
  const parent = weft.tables.get(owner.to);
  const name = parent?.target.beginning?.column;
  const [step, ...more] = owner.columns;
  if (parent === undefined || name === undefined || step === undefined || more.length > 0) return undefined;
  if (!isReadable(parent, name) || (parent.columns.get(name)?.null_fraction ?? 0) > 0) return undefined;
  const read: Expression = { op: 'column', name, through: [step] };
  return parent.target.types.get(name)?.kind === 'timestamp' ? calculate(call('date', read), '+', number(1)) : read;
}

import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, column, number } from '../../../language/expression/make-expression.ts';
import { fromList } from '../../infer/columns/make-source.ts';
import { nounOf } from '../name-parts.ts';
import { isMeasured } from '../is-ruled.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, isReadable, propose } from '../woven-table.ts';

/** Days within which bills are paid, with how usual they are. */
const DAYS: readonly (readonly [number, number])[] = [
  [30, 50],
  [14, 25],
  [7, 8],
  [10, 6],
  [45, 4],
  [60, 7],
];
const TERMS =
  /^(?:payment|credit|invoice)? ?(?:term|target|period|deadline|goal) ?day$|^net day$|^(?:payment|credit) (?:term|target|day)$/;
const ISSUED = /^(?:invoice|bill|issue|issued|billing|billed|invoiced|document|dated)(?: (?:date|on|at|day))?$|^date$/;
const DUE = /^(?:due|payment due|pay by|payable)(?: (?:date|on|at|by|until))?$|^payment deadline$/;
const BILLS = /^(?:invoice|bill|billing|statement)$/;
const MAX_STEPS = 2;

/** Terms of payment are those that people agree on: two weeks, thirty days, two months. */
export function addPaymentTerms(woven: WovenTable): void {
  const name = termsOf(woven);
  const plan = name === undefined ? undefined : woven.columns.get(name);
  if (name === undefined || plan === undefined || !isFree(woven, name) || woven.target.bounded.has(name)) return;
  if (isMeasured(woven.target, name)) return;
  propose(
    woven,
    name,
    fromList(
      DAYS.map(([days]) => days),
      DAYS.map(([, weight]) => weight),
    ),
    { reason: 'days within which bills are paid', confidence: 0.8, null_fraction: plan.null_fraction },
  );
}

/** A bill is due the agreed number of days after its date: its own, its customer's, or one that is usual. */
export function addDueDays(weft: Weft, woven: WovenTable): void {
  const { table, types } = woven.target;
  const moment = (pattern: RegExp): string | undefined =>
    table.columns.find(({ name }) => types.get(name)?.kind === 'date' && pattern.test(woven.words(name).join(' ')))
      ?.name;
  // The `loan_date` of a loan is its own, as the issue of an invoice is.
  const noun = nounOf(weft.draft, woven.target).join(' ');
  const [due, issued] = [moment(DUE), moment(ISSUED) ?? moment(new RegExp(`^${noun} (?:date|on|day)$`))];
  if (due === undefined || issued === undefined || !isFree(woven, due) || !isReadable(woven, issued)) return;
  const isMissing = table.columns.some(({ name, nullable }) => name === issued && nullable);
  const terms = findTerms(weft, woven, termsOf);
  if (isMissing || (terms === undefined && (!isBill(weft, woven) || isMeasured(woven.target, due)))) return;
  const days = terms?.value ?? usualDays();
  propose(
    woven,
    due,
    { kind: 'derive', expression: calculate(column(issued), '+', days) },
    {
      reason: terms === undefined ? `a usual number of days after ${issued}` : `${issued} and ${terms.says}`,
      null_fraction: woven.columns.get(due)?.null_fraction ?? 0,
    },
  );
}

const isBill = (weft: Weft, woven: WovenTable): boolean =>
  nounOf(weft.draft, woven.target).some((word) => BILLS.test(word));

const usualDays = (): Expression => {
  const often = (share: string): Expression => call('chance', number(share));
  return {
    op: 'case',
    whens: [
      { when: often('0.55'), then: number(30) },
      { when: often('0.6'), then: number(14) },
      { when: often('0.4'), then: number(7) },
    ],
    otherwise: number(60),
  };
};

function termsOf({ target, words }: WovenTable): string | undefined {
  return target.table.columns.find(
    ({ name }) => target.types.get(name)?.kind === 'integer' && TERMS.test(words(name).join(' ')),
  )?.name;
}

type Terms = { readonly value: Expression; readonly says: string };
type Pick = (woven: WovenTable) => string | undefined;

/** The terms of the row, or of one whom it belongs to. */
export function findTerms(weft: Weft, at: WovenTable, pick: Pick, through: readonly string[] = []): Terms | undefined {
  const own = pick(at);
  if (own !== undefined && isReadable(at, own)) {
    const read: Expression = { op: 'column', name: own, ...(through.length === 0 ? {} : { through }) };
    return { value: call('coalesce', read, number(30)), says: own };
  }
  if (through.length >= MAX_STEPS) return undefined;
  for (const { columns, to, strategy } of at.plan.references) {
    const [step, ...more] = columns;
    const parent = weft.tables.get(to);
    const isUsable = strategy.kind !== 'existing' && strategy.kind !== 'tree';
    if (step === undefined || more.length > 0 || parent === undefined || parent === at || !isUsable) continue;
    const found = findTerms(weft, parent, pick, [...through, step]);
    if (found !== undefined) return found;
  }
  return undefined;
}

import type { Expression } from '../../language/expression/expression.ts';
import { calculate } from '../../language/expression/make-expression.ts';
import { hasWord, numbersOf, proposePart, read, type RowNumber, wordSet } from './row-numbers.ts';
import { nounOf } from './name-parts.ts';
import { numberRole } from './number-roles.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';

const TOTALS = wordSet('total sum overall grand');
/** A total of what is already one: fare and tip are what is charged. */
const AGAIN = wordSet('charged payable billed invoiced collected');
/** What a number counts or measures, if it is no money. */
const MEASURES = wordSet(
  'hour minute day night point score item unit weight volume distance size area seat person people guest passenger visitor count number quantity kg km kwh mwh goal vote page room bed mark credit crew staff',
);
const PERSONS = wordSet('adult child infant baby senior student man woman boy girl male female youth teen toddler kid');
const OF_PERSONS = wordSet('person people guest party passenger visitor participant size attendee head pax');
/** Numbers that are no part of a total. */
const APART = wordSet(
  'unit per each rate percent paid received balance due outstanding remaining open limit minimum maximum average mean estimated expected planned target budget budgeted previous list deposit refund refunded credit net gross share ratio currency daily monthly annual yearly hourly nightly last first next year opening closing current market capacity available discount rebate total id code version',
);
const GENERIC = wordSet('total count number sum overall grand quantity amount of in the kg km');
const MAX_PARTS = 6;

/**
 * A total and what the table lists right before it, or what shares its noun: `labour_cost + parts_cost = total_cost`,
 * `adults + children = party_size`. `used` are prices and quantities of products, which are no part of a sum themselves.
 */
export function addRowTotals(weft: Weft, woven: WovenTable, used: ReadonlySet<string>): void {
  const numbers = numbersOf(woven);
  const noun = nounOf(weft.draft, woven.target);
  for (const total of numbers) {
    if (!isFree(woven, total.name)) {
      if (woven.before.has(total.name)) shareOut(weft, woven, total, componentsOf(numbers, total, noun));
      continue;
    }
    if (used.has(total.name)) continue;
    const parts = isTotal(total) ? partsOf(woven, numbers, total, used) : componentsOf(numbers, total, noun);
    if (parts.length < 2 || parts.length > MAX_PARTS) continue;
    const value = parts.map((item) => read(item)).reduce<Expression>((all, item) => calculate(all, '+', item), ZERO);
    const reason = `the names suggest ${total.name} = ${parts.map(({ name }) => name).join(' + ')}`;
    proposeNumber(weft, woven, total.name, value, { reason });
  }
}

/** What a payment comes to is known: most of it goes to the first of what it consists of, and parts of it to the others. */
function shareOut(weft: Weft, woven: WovenTable, total: RowNumber, parts: readonly RowNumber[]): void {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0 || !parts.every(({ name }) => isFree(woven, name))) return;
  const most = Math.floor(30 / others.length);
  if (!others.every((item) => proposePart(weft, woven, item, total, [1, most]))) return;
  const value = others.reduce<Expression>((rest, item) => calculate(rest, '-', read(item)), read(total));
  const reason = `the names suggest ${first.name} = ${[total, ...others].map(({ name }) => name).join(' − ')}`;
  proposeNumber(weft, woven, first.name, value, { reason, least: 0 });
}

/** `payment_amount`, and after it what it goes to: `principal_amount`, `interest_amount`, `fee_amount`. */
function componentsOf(numbers: readonly RowNumber[], total: RowNumber, noun: readonly string[]): readonly RowNumber[] {
  const rest = total.words.filter((word) => !noun.includes(word));
  if (rest.filter((word) => word !== 'installment' && word !== 'payment').join(' ') !== 'amount') return [];
  const before = numbers.filter(({ at }) => at < total.at).toReversed();
  const start = before.findIndex(
    (item, place) => item.at !== total.at - place - 1 || !isComponent(item) || item.scale !== total.scale,
  );
  const listed = (start < 0 ? before : before.slice(0, start)).toReversed();
  if (listed.length > 1) return listed;
  const after = numbers.filter(({ at }) => at > total.at);
  const end = after.findIndex(
    (item, place) => item.at !== total.at + place + 1 || !hasWord(item, COMPONENTS) || item.scale !== total.scale,
  );
  return end < 0 ? after : after.slice(0, end);
}

/** The opening principal is no part of what is paid of it. */
const isComponent = (item: RowNumber): boolean =>
  hasWord(item, COMPONENTS) && !hasWord(item, wordSet('opening closing outstanding remaining'));
const COMPONENTS = wordSet('principal interest int fee penalty escrow tax charge');

/** Whether the row lists two amounts or more of which its total consists, so that the total is not the sum of its lines. */
export function hasOwnParts(woven: WovenTable, noun: readonly string[]): boolean {
  const numbers = numbersOf(woven);
  const isOwn = ({ words }: RowNumber): boolean => hasWord({ words }, MONEY) && numberRole(words, noun)?.group !== '';
  return numbers.some((total) => {
    if (numberRole(total.words, noun)?.role !== 'total') return false;
    const parts = partsOf(woven, numbers, total, new Set());
    return parts.length > 1 && parts.every(isOwn);
  });
}

/** What the amounts come to that the row lists right before another, and that have no part of their own in it. */
export function sumBefore(
  woven: WovenTable,
  name: string,
  noun: readonly string[],
  used: ReadonlySet<string>,
): { readonly value: Expression; readonly says: string } | undefined {
  const numbers = numbersOf(woven);
  const goal = numbers.find((item) => item.name === name);
  if (goal === undefined) return undefined;
  const like = numbers.filter((item) => item !== goal && item.scale === goal.scale);
  const parts = amountsBefore(woven, like, goal, used);
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  if (!parts.every(({ words }) => hasWord({ words }, MONEY) && numberRole(words, noun)?.group !== '')) return undefined;
  const value = parts.map((item) => read(item)).reduce<Expression>((all, item) => calculate(all, '+', item), ZERO);
  return { value, says: parts.map((item) => item.name).join(' + ') };
}

const ZERO: Expression = { op: 'literal', type: 'number', value: '0' };

const isTotal = (item: RowNumber): boolean =>
  hasWord(item, TOTALS, AGAIN) ||
  (item.words.includes('party') && item.words.includes('size')) ||
  isCountOfPersons(item);

const isCountOfPersons = ({ words }: RowNumber): boolean =>
  words.some((word) => OF_PERSONS.has(word)) && words.every((word) => OF_PERSONS.has(word) || GENERIC.has(word));

function partsOf(
  woven: WovenTable,
  numbers: readonly RowNumber[],
  total: RowNumber,
  used: ReadonlySet<string>,
): readonly RowNumber[] {
  const like = numbers.filter((item) => item !== total && item.scale === total.scale);
  const persons = like.filter((item) => hasWord(item, PERSONS) && !hasWord(item, MONEY));
  if (persons.length > 1 && (isCountOfPersons(total) || total.words.every((word) => GENERIC.has(word)))) return persons;
  const measure = total.words.filter((word) => MEASURES.has(word) && !GENERIC.has(word));
  if (measure.length > 0 && !hasWord(total, MONEY))
    return like.filter((item) => measure.every((word) => item.words.includes(word)) && !hasWord(item, APART));
  const isCount = total.words.every((word) => GENERIC.has(word) || !MONEY.has(word)) && total.scale === 0;
  return isCount ? counted(like, total) : amountsBefore(woven, like, total, used);
}

const MONEY = wordSet(
  'amount cost price charge fee fare value premium tax rent salary pay payment wage bonus expense revenue sum due',
);

/** `seats_total` beside `seats_economy` and `seats_business`. */
function counted(like: readonly RowNumber[], total: RowNumber): readonly RowNumber[] {
  const noun = total.words.filter((word) => !GENERIC.has(word));
  if (noun.length === 0) return [];
  return like.filter(
    (item) =>
      item.words.length > noun.length && noun.every((word) => item.words.includes(word)) && !hasWord(item, APART),
  );
}

/** What a crew costs is an amount, and the crew none. */
const COSTS = wordSet('cost fee charge');

/** Amounts in a row before the total, as far back as one that is a sum itself. */
function amountsBefore(
  woven: WovenTable,
  like: readonly RowNumber[],
  total: RowNumber,
  used: ReadonlySet<string>,
): readonly RowNumber[] {
  const parts: RowNumber[] = [];
  let place = total.at;
  for (const item of like.filter(({ at }) => at < total.at).toReversed()) {
    const isProduct = used.has(item.name) && woven.before.has(item.name);
    if (used.has(item.name) && !isProduct) {
      place = item.at;
      continue;
    }
    if (hasWord(item, MEASURES) && !COSTS.has(item.words.at(-1) ?? '')) break;
    const isSum = hasWord(item, TOTALS);
    if (place - item.at > 2 || (hasWord(item, APART) && !isProduct && !isSum)) break;
    parts.unshift(item);
    place = item.at;
    if (isSum) break;
  }
  return parts;
}

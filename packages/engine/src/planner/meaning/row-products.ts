import type { Expression } from '../../language/expression/expression.ts';
import { calculate, number } from '../../language/expression/make-expression.ts';
import { limitPrice } from './limit-price.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Roles } from './roles-of.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';
import { wordTable } from '../../base/text/word-table.ts';

const PRICES = wordSet('price rate cost fee wage charge tariff fare salary pay premium rent value');
/** What amounts of money are called, that quantity × price may be. */
const RESULTS = wordSet(
  'amount total subtotal value cost charge fare fee salary pay wage price rent sum revenue premium net gross due expense',
);
/** What is no product, or a price itself. */
const NO_RESULT = wordSet(
  'rate per unit each percent tax vat discount rebate deposit paid shipping tip surcharge minimum maximum average list base limit commission extra hourly daily nightly weekly monthly yearly annual previous credit refund balance',
);
const BY_ADJECTIVE: Readonly<Record<string, string>> = wordTable({
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
});
/** What numbers of a unit are called. */
const UNITS: Readonly<Record<string, string>> = wordTable({
  hour: 'hour hours worked minute',
  day: 'day days',
  night: 'night nights',
  week: 'week',
  month: 'month',
  person: 'person people participant guest party passenger attendee visitor head size pax',
  head: 'person people participant guest head',
  guest: 'guest person people party',
  participant: 'participant person attendee',
  kilometer: 'km kilometer distance mileage driven',
  km: 'km kilometer distance mileage driven',
  mile: 'mile distance mileage',
  kilogram: 'kg kilogram weight',
  kg: 'kg kilogram weight',
  ton: 'ton tonne weight tonnage',
  liter: 'l liter volume',
  l: 'l liter volume',
  kwh: 'kwh consumption energy usage',
  mwh: 'mwh volume energy',
  square: 'area sqm m2',
  sqm: 'area sqm m2',
  m2: 'area sqm m2',
  share: 'share quantity',
  bottle: 'bottle quantity count',
  piece: 'piece quantity count pieces',
  unit: 'unit quantity count units',
  item: 'item quantity count',
  each: 'quantity count',
});
const ANY_UNIT = wordSet('quantity');
/** What a meter shows is no quantity: what was used is the difference of two. */
const NO_QUANTITY = wordSet(
  'minimum maximum limit capacity available stock free reserved returned rejected previous current opening closing old new start end',
);

/** A price for a kilowatt hour has more digits than an amount. */
const RATE_DIGITS = 5;

/** A price for one of something, and what there is so much of. */
type Rate = { readonly rate: RowNumber; readonly units: ReadonlySet<string> };

/**
 * A price for one unit, a number of these units and the amount that the table lists after them: `volume_mwh`,
 * `price_per_mwh` and `contract_value`. Answers which columns are spoken for. What `addRowSums` reads by itself is left to it.
 */
export function addRowProducts(weft: Weft, woven: WovenTable, roles: Roles | undefined): ReadonlySet<string> {
  const numbers = numbersOf(woven, RATE_DIGITS).filter(
    ({ scale, words }) => scale <= 3 || words.includes('per') || words.at(-1) === 'price' || words.at(-1) === 'rate',
  );
  const used = new Set<string>();
  for (const { rate, units } of numbers.flatMap((item) => rateOf(item, numbers) ?? [])) {
    const meant = roles?.get('unit_price') === rate.name ? roles.get('quantity') : undefined;
    const quantity = numbers
      .filter(({ name }) => meant === undefined || name === meant)
      .filter(
        (item) => item !== rate && !hasWord(item, PRICES, NO_QUANTITY) && (item.name === meant || hasWord(item, units)),
      )
      .toSorted((a, b) => isOfOther(a) - isOfOther(b) || Math.abs(a.at - rate.at) - Math.abs(b.at - rate.at))[0];
    if (quantity === undefined) continue;
    const result = resultOf(numbers, rate, quantity, used);
    if (result === undefined || !isFree(woven, result.name) || isRowSum(roles, rate, quantity, result)) continue;
    limitPrice(weft, woven, { quantity: quantity.name, price: rate.name, goal: result.name });
    // So many of a thing, for so many days each.
    const pieces = numbers.find(
      (item) => item.words.join() === 'quantity' && item !== quantity && item.at < result.at && !used.has(item.name),
    );
    const parts = [...(pieces === undefined ? [] : [pieces]), quantity, rate];
    const how = { reason: `the names suggest ${result.name} = ${parts.map(({ name }) => name).join(' × ')}` };
    const product = parts.map((item) => read(item, item === rate ? '0' : '1')).reduce((a, b) => calculate(a, '*', b));
    // A price for an hour, of which the row counts the minutes.
    const isOfMinutes = units.has('hour') && quantity.words.includes('minute');
    const paid = isOfMinutes ? calculate(product, '/', number(60)) : product;
    const percent = discountOf(numbers, result);
    const value = percent === undefined ? paid : lessPercent(paid, percent);
    if (!proposeNumber(weft, woven, result.name, value, how)) continue;
    for (const { name } of [...parts, result]) used.add(name);
  }
  return used;
}

/** A percentage taken off, which the table lists before the amount and of which it has no amount. */
const discountOf = (numbers: readonly RowNumber[], result: RowNumber): RowNumber | undefined =>
  numbers.some(({ words }) => hasWord({ words }, DISCOUNTS) && !words.includes('percent'))
    ? undefined
    : numbers.find((item) => item.at < result.at && hasWord(item, DISCOUNTS) && item.words.includes('percent'));
const DISCOUNTS = wordSet('discount rebate reduction');

const lessPercent = (amount: Expression, percent: RowNumber): Expression =>
  calculate(amount, '*', calculate(number(1), '-', calculate(read(percent), '*', number('0.01'))));

/** What is left or used of a quantity follows from it; the price is for all. */
const isOfOther = (item: RowNumber): number => Number(hasWord(item, NARROWER));
const NARROWER = wordSet('used returned return remaining open left lost damaged consumed');

/** What numbers of a unit are called, the unit itself first. */
export const unitWords = (unit: string): readonly string[] => [unit, ...(UNITS[unit]?.split(' ') ?? [])];

function rateOf(rate: RowNumber, numbers: readonly RowNumber[]): Rate | undefined {
  const { words } = rate;
  const is = (units: readonly string[]): Rate => ({ rate, units: new Set(units) });
  const per = words.indexOf('per');
  if (per > 0 || (per === 0 && words.length > 1)) return is(words.slice(per + 1).flatMap(unitWords));
  const isOfOne = words.includes('unit') && words.includes('amount');
  if (!(isOfOne || words.some((word) => PRICES.has(word))) || hasWord(rate, TOTALS)) return undefined;
  const adjective = words.find((word) => BY_ADJECTIVE[word] !== undefined);
  if (adjective !== undefined) return is(unitWords(BY_ADJECTIVE[adjective] ?? ''));
  const unit = words.find((word) => UNITS[word] !== undefined);
  if (unit !== undefined) return is(unitWords(unit));
  if (words.at(-1) === 'wage') return is(unitWords('hour'));
  // `labour_rate` beside `labour_hours`.
  const what = words.filter((word) => !PRICES.has(word));
  const isPrice = words.includes('rate') || words.includes('price');
  if (!isPrice || words.length < 2) return undefined;
  const beside = numbers.find(
    ({ words: own }) =>
      what.length > 0 &&
      own.length === what.length + 1 &&
      what.every((word) => own.includes(word)) &&
      COUNTED.has(own.at(-1) ?? ''),
  );
  if (beside !== undefined) return is([beside.words.at(-1) ?? '']);
  // A `litre_price` beside `litres`.
  const counted = numbers.some(({ words: own }) => own.length === 1 && what.length === 1 && own[0] === what[0]);
  if (counted && words.at(-1) === 'price') return is(what);
  // A `market_price` beside a `market_value`, of so many.
  const head = words.slice(0, -1).join(' ');
  const isValued = numbers.some(
    ({ words: own }) => VALUES.has(own.at(-1) ?? '') && own.slice(0, -1).join(' ') === head,
  );
  return words.at(-1) === 'price' && isValued ? is(['quantity', 'share', 'unit']) : undefined;
}

const VALUES = wordSet('value amount');

const TOTALS = wordSet('total subtotal sum grand overall gross net');
const COUNTED = wordSet('hour day night quantity count number km unit volume weight');

/** The first amount after both; one that shares a word with them before others. */
function resultOf(
  numbers: readonly RowNumber[],
  rate: RowNumber,
  quantity: RowNumber,
  used: ReadonlySet<string>,
): RowNumber | undefined {
  const after = numbers.filter(
    (item) =>
      item.at > Math.max(rate.at, quantity.at) &&
      item.scale >= Math.min(rate.scale, 2) &&
      !used.has(item.name) &&
      hasWord(item, RESULTS) &&
      !hasWord(item, NO_RESULT),
  );
  const said = [...rate.words, ...quantity.words];
  const own = new Set(said.filter((word) => !RESULTS.has(word) && !ANY_UNIT.has(word)));
  return after.find(({ words }) => words.some((word) => own.has(word))) ?? after[0];
}

/** Whether the three have the roles of quantity, price and amount, of which more than a product may be made. */
function isRowSum(roles: Roles | undefined, rate: RowNumber, quantity: RowNumber, result: RowNumber): boolean {
  if (roles?.get('quantity') !== quantity.name || roles.get('unit_price') !== rate.name) return false;
  return (['subtotal', 'net', 'total', 'gross', 'amount'] as const).some((role) => roles.get(role) === result.name);
}

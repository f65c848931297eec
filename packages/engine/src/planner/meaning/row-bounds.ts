import { civilFromDays, DAY_MICROS } from '../../language/values/calendar.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { hasWord, isGiven, isOutcome, numbersOf, proposePart, type RowNumber, wordSet } from './row-numbers.ts';
import { rangeOfColumn } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';
import { hasRoom, isFree, propose, proposeNumber } from './woven-table.ts';

type Bound = {
  readonly of: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly isMoney: boolean;
  /** Hundredths of the bound, at least and at most. */
  readonly share: readonly [number, number];
};

/** Ends of a span, each with the other: `estimate_low` and `estimate_high`. */
const ENDS: readonly (readonly [low: string, high: string])[] = [
  ['low', 'high'],
  ['lo', 'hi'],
  ['lower', 'upper'],
  ['lowest', 'highest'],
  ['minimum', 'maximum'],
  ['floor', 'ceiling'],
  ['starting', 'hammer'],
  ['starting', 'winning'],
  ['opening', 'winning'],
  ['opening', 'hammer'],
];

/** What uses up something, and what there is of it, whatever else their names say. */
const BOUNDS: readonly Bound[] = [
  {
    of: wordSet('opening starting reserve'),
    by: wordSet('estimate'),
    isMoney: true,
    share: [50, 95],
  },
  {
    of: wordSet('opening starting reserve'),
    by: wordSet('winning hammer'),
    isMoney: true,
    share: [30, 100],
  },
  {
    of: wordSet('premium'),
    by: wordSet('coverage insured'),
    isMoney: true,
    share: [1, 5],
  },
  {
    of: wordSet('sold booked occupied attended enrolled reserved registered taken used filled attendance current fill'),
    by: wordSet('capacity seat maximum available allowed volume'),
    isMoney: false,
    share: [30, 100],
  },
  {
    of: wordSet('deposit advance prepaid prepayment retention down'),
    by: wordSet('total price amount rent cost charge fee'),
    isMoney: true,
    share: [10, 50],
  },
  {
    of: wordSet('disbursed disbursement funded'),
    by: wordSet('approved granted sanctioned'),
    isMoney: true,
    share: [80, 100],
  },
  {
    of: wordSet('approved granted awarded disbursed reimbursed covered sanctioned'),
    by: wordSet('requested request estimated claimed applied approved claim'),
    isMoney: true,
    share: [50, 100],
  },
  {
    of: wordSet('requested request revised reduced final'),
    by: wordSet('original initial'),
    isMoney: true,
    share: [55, 100],
  },
  {
    of: wordSet('refund refunded copay deductible tip'),
    by: wordSet('total amount price fare estimated claim cost'),
    isMoney: true,
    share: [10, 50],
  },
  {
    of: wordSet('residual scrap salvage'),
    by: wordSet('purchase acquisition price cost'),
    isMoney: true,
    share: [5, 60],
  },
  {
    of: wordSet('purchase wholesale buying'),
    by: wordSet('sale selling retail list'),
    isMoney: true,
    share: [45, 85],
  },
  {
    of: wordSet('balance used outstanding exposure current'),
    by: wordSet('limit allowed ceiling'),
    isMoney: true,
    share: [0, 90],
  },
  {
    of: wordSet('discount rebate reduction waiver'),
    by: wordSet('fee price amount charge total cost'),
    isMoney: true,
    share: [0, 30],
  },
  {
    of: wordSet('paid settled received'),
    by: wordSet('total invoice gross due amount accrued'),
    isMoney: true,
    share: [20, 100],
  },
];
/** A thing is not as wide, and a hull not as deep, as it is long. */
const BREADTHS = wordSet('width beam breadth draft draught');
const MEASURES_OF_LENGTH = wordSet('m cm mm km ft foot feet inch meter centimeter millimeter');
/** Of what happened, or was wished for, some came to more. */
const WISHED = wordSet('total order eligible sent');
/** Two ways, none of which is a part of the other. */
const OPPOSITES: ReadonlySet<string> = new Set([
  'received sent',
  'sent received',
  'won lost',
  'opened created',
  'excluded included',
  'included excluded',
]);
/** Words that say how many there are, and nothing of what. */
const GENERIC = wordSet('total count number overall all quantity of the kg m2 l ha km capacity surface');
/** Other words than these narrow a number down: of defects some are critical. */
const NO_PART = wordSet(
  'minimum maximum average mean price rate per limit next last first previous year id version code percent target planned expected budget estimated day hour minute second start end from to gross total cost amount fee list unit age max min opening closing id order sort level month week size weight height width length depth',
);
const OTHER_MEASURE = wordSet(
  'minimum maximum average mean price rate per percent cost amount fee id year code limit target planned expected',
);
const MEASURED = wordSet('area volume quantity surface land space');

/** A number that another of its row bounds: nobody sells more tickets than there are seats, or takes more than the price. */
export function addRowBounds(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const own of numbers) {
    if (!isFree(woven, own.name)) raiseWhole(weft, woven, own, numbers);
    if (!isFree(woven, own.name) || hasWord(own, SHARES)) continue;
    const bound = BOUNDS.find((item) => hasWord(own, item.of) && upperOf(numbers, own, item) !== undefined);
    const upper = bound && upperOf(numbers, own, bound);
    if (bound !== undefined && upper !== undefined) {
      if (!upper.nullable || own.nullable) proposePart(weft, woven, own, upper, bound.share);
      continue;
    }
    if (addBreadth(weft, woven, own, numbers)) continue;
    // The nearest: what is clicked is not more than what is opened, which is not more than what is sent.
    const wholes = numbers.filter((item) => item !== own && item.scale === own.scale && isWholeOf(item, own));
    const whole = wholes.findLast(({ at }) => at < own.at) ?? wholes[0];
    if (whole !== undefined && (!whole.nullable || own.nullable) && !woven.before.has(own.name))
      proposePart(weft, woven, own, whole, [0, 100]);
  }
  addYears(weft, woven, numbers);
  addSpans(weft, woven, numbers);
}

/** `beam_m` beside `length_m`, `door_width` beside `door_length`. */
function addBreadth(weft: Weft, woven: WovenTable, own: RowNumber, numbers: readonly RowNumber[]): boolean {
  const place = own.words.findIndex((word) => BREADTHS.has(word));
  if (place < 0 || own.words.some((word, at) => at > place && !MEASURES_OF_LENGTH.has(word))) return false;
  const wanted = own.words.with(place, 'length').join(' ');
  const length = numbers.find((item) => item.scale === own.scale && item.words.join(' ') === wanted);
  if (length === undefined || (length.nullable && !own.nullable)) return false;
  const [least, most] = own.words[place] === 'width' ? [25, 90] : [12, 45];
  const [room, longest] = [own, length].map(({ name }) => rangeOfColumn(weft, woven, name)?.max ?? 1) as [
    number,
    number,
  ];
  // What the column has room for of the longest.
  const highest = Math.min(most, Math.floor((100 * room) / longest));
  return highest >= 1 && proposePart(weft, woven, own, length, [Math.min(least, highest), highest]);
}

/** The upper end of a span lies somewhat above the lower one. */
function addSpans(weft: Weft, woven: WovenTable, numbers: readonly RowNumber[]): void {
  for (const [low, high] of ENDS)
    for (const from of numbers.filter(({ words }) => words.includes(low))) {
      const wanted = from.words.with(from.words.indexOf(low), high).join(' ');
      const to = numbers.find(({ words }) => words.join(' ') === wanted);
      if (to === undefined || !isFree(woven, to.name) || (from.nullable && !to.nullable)) continue;
      const range = rangeOfColumn(weft, woven, from.name);
      if (range === undefined || range.min < 0) continue;
      const share = calculate(call('between', number(115), number(180)), '*', number('0.01'));
      const value = calculate(column(from.name), '*', share);
      proposeNumber(weft, woven, to.name, to.scale === 0 ? calculate(call('floor', value), '+', number(1)) : value, {
        reason: `above ${from.name}`,
        null_fraction: woven.columns.get(to.name)?.null_fraction ?? 0,
      });
    }
}

/** What is applied of an amount follows from elsewhere: then the amount is a little more. */
function raiseWhole(weft: Weft, woven: WovenTable, own: RowNumber, numbers: readonly RowNumber[]): void {
  if (!woven.before.has(own.name) || !isOutcome(own)) return;
  const whole = numbers.find(
    (item) => item !== own && item.scale === own.scale && isFree(woven, item.name) && isWholeOf(item, own),
  );
  if (whole === undefined || (own.nullable && !whole.nullable)) return;
  const share = calculate(call('between', number(100), number(130)), '*', number('0.01'));
  const value = calculate(column(own.name), '*', share);
  proposeNumber(weft, woven, whole.name, whole.scale === 0 ? call('floor', value) : value, {
    reason: `at least ${own.name}`,
    null_fraction: woven.columns.get(whole.name)?.null_fraction ?? 0,
  });
}

function upperOf(numbers: readonly RowNumber[], own: RowNumber, { of, by, isMoney }: Bound): RowNumber | undefined {
  return numbers.find(
    (item) =>
      item !== own &&
      hasWord(item, by) &&
      !hasWord(item, of) &&
      !hasWord(item, NO_UPPER) &&
      (isMoney
        ? item.scale > 0 && own.scale > 0
        : item.scale === own.scale && (item.scale === 0 || hasWord(item, CAPACITY))),
  );
}

const SHARES = wordSet('per unit each rate percent tax vat');
const NO_UPPER = wordSet('per unit each rate percent paid tax vat');
const CAPACITY = wordSet('capacity volume maximum');

/** `defects` and `critical_defects`, `ordered_quantity` and `shipped_quantity`. */
export function isWholeOf(whole: RowNumber, part: RowNumber): boolean {
  const [all, some] = [whole, part].map(({ words }, at) =>
    words.filter((word) => !GENERIC.has(word) && (at > 0 || word !== 'gross')),
  ) as [string[], string[]];
  if (hasWord(whole, NOT_WHOLE)) return false;
  // `rooms_total` beside `rooms_out_of_order`: whatever else the second says, it counts some of them.
  const isOfAll = whole.words.at(-1) === 'total' && all.length > 0 && all.every((word, at) => some[at] === word);
  if (some.some((word) => !all.includes(word) && (isOfAll ? OTHER_MEASURE : NO_PART).has(word))) return false;
  const isNarrower =
    (whole.scale === 0 || hasWord(whole, MEASURED)) &&
    some.length > all.length &&
    all.every((word) => some.includes(word)) &&
    (all.length > 0 || isBare(whole, part));
  if (isNarrower) return true;
  // The same thing, of which one happened to more: nobody gives back more than was lent.
  const [wish, came] = [
    all.find((word) => WISHED.has(word) || isOutcome({ words: [word] })),
    some.find((word) => isOutcome({ words: [word] })),
  ];
  if (wish === undefined || came === undefined || wish === came || OPPOSITES.has(`${wish} ${came}`)) return false;
  const rest = (words: readonly string[], word: string): string => words.filter((item) => item !== word).join(' ');
  return rest(all, wish) === rest(some, came) && whole.at < part.at;
}

const NOT_WHOLE = wordSet(
  'minimum average price rate per percent year age level order sort version day hour minute net planned estimated budgeted projected expected',
);

/** `quantity` beside `quantity_delivered`, `area` beside `usable_area`: both say what is counted. */
const isBare = (whole: RowNumber, part: RowNumber): boolean =>
  (isOutcome(part) || hasWord(part, PARTS)) &&
  whole.words.some((word) => MEASURED.has(word) && part.words.includes(word));

const PARTS = wordSet('usable net util effective free used living built planted');

/** A year in which something ended, was renewed or was done after the one in which it began. */
function addYears({ draft }: Weft, woven: WovenTable, numbers: readonly RowNumber[]): void {
  const { year: now } = civilFromDays(Math.floor(draft.asOf / DAY_MICROS));
  const years = numbers.filter(
    (item) => item.words.includes('year') && item.words.length > 1 && !hasWord(item, NO_YEAR),
  );
  const [first, ...others] = years;
  if (first === undefined) return;
  for (const own of others) {
    const type = woven.target.types.get(own.name);
    if (type === undefined || !isFree(woven, own.name) || !hasRoom(woven, own.name, type, { min: 1800, max: now }))
      continue;
    if (first.nullable && !own.nullable) continue;
    const lifetime = own.words.some((word) => LIVES.has(word)) ? 45 : 0;
    const from = lifetime === 0 ? column(first.name) : calculate(column(first.name), '+', number(lifetime));
    const value = call('between', call('least', from, number(now)), call('greatest', column(first.name), number(now)));
    const expression = first.nullable
      ? ({ op: 'case', whens: [{ when: isGiven(first), then: value }] } as const)
      : value;
    const null_fraction = woven.columns.get(own.name)?.null_fraction ?? 0;
    propose(woven, own.name, { kind: 'derive', expression }, { reason: `not before ${first.name}`, null_fraction });
  }
}

const LIVES = wordSet('death died');
const NO_YEAR = wordSet('per count number total fiscal school academic model price rate amount income revenue');

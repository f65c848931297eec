import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { limitPrice } from './limit-price.ts';
import { isSame } from './name-parts.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, propose, proposeNumber } from './woven-table.ts';

type Named = {
  readonly name: string;
  readonly words: readonly string[];
  readonly kind: string;
  readonly nullable: boolean;
};

/** Ages, differences, means and measures of one row that follow from others of it. */
export function addRowFigures(weft: Weft, woven: WovenTable): void {
  const all = woven.target.table.columns.flatMap(({ name, nullable }): Named[] => {
    const kind = woven.target.types.get(name)?.kind ?? '';
    return isReadable(woven, name) ? [{ name, words: woven.words(name), kind, nullable }] : [];
  });
  const numbers = all.filter(({ name }) => isNumber(woven.target.types.get(name)));
  for (const own of numbers) {
    if (!isFree(woven, own.name)) continue;
    if (!addAge(woven, own, all)) addMean(weft, woven, own, numbers);
  }
  addDifferences(weft, woven, numbers);
  addProducts(weft, woven, numbers);
}

/** An age in years, from the day of birth. */
function addAge(woven: WovenTable, own: Named, all: readonly Named[]): boolean {
  if (!isSame(own.words, ['age'])) return false;
  const birth = all.find(({ words, kind }) => kind === 'date' && words.includes('birth'));
  if (birth === undefined) return false;
  const days = calculate(call('current_date'), '-', column(birth.name));
  const age = call('floor', calculate(days, '/', number('365.25')));
  const expression = birth.nullable && !own.nullable ? call('coalesce', age, number(35)) : age;
  propose(woven, own.name, { kind: 'derive', expression }, { reason: `the age by ${birth.name}` });
  return true;
}

const MIDDLES: ReadonlySet<string> = new Set(
  'average mean median expected likely typical mid base standard usual'.split(' '),
);

/** A mean lies between the least and the greatest of the same thing. */
function addMean(weft: Weft, woven: WovenTable, own: Named, numbers: readonly Named[]): void {
  const at = own.words.findIndex((word) => MIDDLES.has(word));
  if (at < 0) return;
  const isMean = own.words[at] === 'average' || own.words[at] === 'mean';
  const like = (...others: readonly string[]): Named | undefined =>
    numbers.find(({ words }) => others.some((word) => isSame(words, own.words.with(at, word))));
  const [low, high] = [like('minimum', 'low', 'lowest', 'bid'), like('maximum', 'high', 'highest', 'ask', 'offer')];
  if (low === undefined && high !== undefined && isMean && (!high.nullable || own.nullable)) {
    const share = calculate(call('between', number(35), number(95)), '*', number('0.01'));
    proposeNumber(weft, woven, own.name, calculate(column(high.name), '*', share), {
      reason: `below ${high.name}`,
      least: 0,
    });
  }
  if (low === undefined || high === undefined) return;
  const middle = call('between', column(low.name), call('greatest', column(low.name), column(high.name)));
  const expression = (low.nullable || high.nullable) && !own.nullable ? call('coalesce', middle, number(0)) : middle;
  proposeNumber(weft, woven, own.name, expression, { reason: `between ${low.name} and ${high.name}` });
}

const EARLIER: readonly string[] = [
  'previous',
  'start',
  'opening',
  'old',
  'begin',
  'before',
  'initial',
  'first',
  'out',
  'st',
  'purchase',
];
const LATER: readonly string[] = [
  'current',
  'end',
  'closing',
  'new',
  'end',
  'after',
  'final',
  'last',
  'in',
  'end',
  'current',
];
const CHANGES: ReadonlySet<string> = new Set(
  'consumption usage distance difference delta change consumed driven used amount kwh km mileage run'.split(' '),
);
/** What counters show, if nothing says how much they went on. */
const COUNTERS: ReadonlySet<string> = new Set('odometer reading meter counter mileage hour km index stand'.split(' '));

/** `previous_reading` + `consumption` = `current_reading`; a counter never goes back. */
function addDifferences(weft: Weft, woven: WovenTable, numbers: readonly Named[]): void {
  for (const [place, word] of EARLIER.entries()) {
    for (const before of numbers.filter(({ words }) => words.length > 1 && words.includes(word))) {
      const wanted = before.words.with(before.words.indexOf(word), LATER[place] ?? '').filter((item) => item !== 'at');
      const after = numbers.find(
        ({ words }) => words.length === wanted.length && wanted.every((item) => words.includes(item)),
      );
      if (after === undefined || after.name === before.name) continue;
      const change = numbers.find(
        ({ name, words }) =>
          name !== before.name &&
          name !== after.name &&
          words.some((item) => CHANGES.has(item)) &&
          ((words.every((item) => CHANGES.has(item) || before.words.includes(item)) &&
            (isCounter(before) || words.some((item) => before.words.includes(item)))) ||
            isNextTo(name, after.name, woven)),
      );
      if (change === undefined && !isCounter(before)) continue;
      const parts = [before, ...(change === undefined ? [] : [change])].map(({ name, nullable }) =>
        nullable ? call('coalesce', column(name), number(0)) : column(name),
      );
      const more = parts[1] ?? moreOf(before);
      const how = {
        reason: `the names suggest ${after.name} = ${before.name} + ${change?.name ?? 'more'}`,
        // What is not read off yet stays open, and with it what has been used.
        null_fraction: change === undefined ? (woven.columns.get(after.name)?.null_fraction ?? 0) : 0,
      };
      proposeNumber(weft, woven, after.name, calculate(parts[0] as Expression, '+', more), how);
    }
  }
}

/** Hours of a day end with it; a counter goes on. */
const moreOf = ({ name, words }: Named): Expression =>
  isHourOfDay(words)
    ? call('between', number(1), call('greatest', number(1), calculate(number(24), '-', column(name))))
    : call('between', number(1), number(500));
const isHourOfDay = (words: readonly string[]): boolean =>
  words.length === 2 && words[1] === 'hour' && /^(?:start|begin|first|opening)$/.test(words[0] ?? '');

const isCounter = ({ words }: Named): boolean => words.some((word) => COUNTERS.has(word)) && !words.includes('percent');

/** The column right after the later of two: `cnt_start`, `cnt_end`, `units_used`. */
function isNextTo(name: string, after: string, { target }: WovenTable): boolean {
  const place = (wanted: string): number => target.table.columns.findIndex((item) => item.name === wanted);
  return place(name) === place(after) + 1;
}

/** Areas. */
function addProducts(weft: Weft, woven: WovenTable, numbers: readonly Named[]): void {
  for (const area of numbers.filter(({ words }) => words.includes('area'))) {
    // `plot_area` follows from `plot_width` and `plot_length`, or from the only `width` and `length` that there are.
    const of = area.words.filter((word) => word !== 'area' && !MEASURES.has(word));
    const sides = sidesOf(numbers, of) ?? sidesOf(numbers, []);
    if (sides === undefined || unitOf(sides[0]) !== unitOf(sides[1]) || !isSquare(area, sides[0])) continue;
    const [width, other] = sides;
    if ((width.nullable || other.nullable) && !area.nullable) continue;
    limitPrice(weft, woven, { quantity: width.name, price: other.name, goal: area.name });
    proposeNumber(weft, woven, area.name, calculate(column(width.name), '*', column(other.name)), {
      reason: `the names suggest ${area.name} = ${width.name} × ${other.name}`,
    });
  }
}

/** A width and a length or depth, or one of them and a height. */
function sidesOf(numbers: readonly Named[], of: readonly string[]): readonly [Named, Named] | undefined {
  const called = (...words: readonly string[]): Named | undefined =>
    numbers.find(({ words: own }) =>
      words.some((word) =>
        isSame(
          own.filter((item) => !MEASURES.has(item)),
          [...of, word],
        ),
      ),
    );
  const [width, length, height] = [called('width'), called('length', 'depth'), called('height')];
  const [first, second] = [width ?? length, width === undefined ? height : (length ?? height)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

const MEASURES: ReadonlySet<string> = new Set(
  'cm mm m km inch foot feet ft kg g lb centimeter millimeter meter square squared sq sqft sqm qm m2 kilogram gram'.split(
    ' ',
  ),
);
const unitOf = ({ words }: Named): string => words.filter((word) => MEASURES.has(word)).join(' ');
const isSquare = (area: Named, width: Named): boolean => {
  const [own, theirs] = [unitOf(area), unitOf(width)];
  return (
    own === theirs ||
    own === `square ${theirs}` ||
    own === `sq ${theirs}` ||
    (own === 'sqft' && /^(ft|foot|feet)$/.test(theirs)) ||
    own === `${theirs} squared` ||
    (own === 'm2' && /^(m|meter)?$/.test(theirs)) ||
    (/^(sqm|qm)$/.test(own) && /^m(eter)?$/.test(theirs))
  );
};

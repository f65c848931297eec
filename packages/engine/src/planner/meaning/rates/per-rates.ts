import { calculate, number } from '../../../language/expression/make-expression.ts';
import { columnsOf } from '../../../language/expression/walk-expression.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import { unitWords } from '../row-products.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';
import { isRate, proposeRatio } from './rate-column.ts';

const ANY_DIGITS = 6;
const AVERAGES = wordSet('average mean');
const MONEY = wordSet('amount total revenue sale turnover cost spent income fee spend value price charge expense');
const COUNTED = wordSet('count number quantity customer order visit transaction guest ticket item unit visitor');
const GENERIC = wordSet('average mean per value amount price cost rate');
/** Parts of a year, and how many there are. */
const PERIODS: Readonly<Record<string, number>> = {
  monthly: 12,
  weekly: 52,
  quarterly: 4,
  daily: 365,
};
const YEARLY = wordSet('annual yearly');

/** What one of something comes to: `cost_per_click`, `yield_kg_per_m2`, `average_receipt`, `monthly_salary`. */
export function addPerRates(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven, ANY_DIGITS);
  for (const own of numbers) {
    if (!isFree(woven, own.name) || isRate(own)) continue;
    if (addPeriod(weft, woven, own, numbers)) continue;
    const pair = perOf(numbers, own) ?? averageOf(numbers, own);
    if (pair === undefined || pair.some((item) => follows(woven, item, own))) continue;
    const [of, by] = pair;
    proposeRatio(weft, woven, own, { of: read(of), by, times: 1, says: `${of.name} / ${by.name}` });
  }
}

/** Whether a number is computed from another. */
function follows({ columns }: WovenTable, item: RowNumber, own: RowNumber): boolean {
  const source = columns.get(item.name)?.source;
  return source?.kind === 'derive' && columnsOf(source.expression).includes(own.name);
}

/** A price for one of something that is listed after what it divides. */
function perOf(numbers: readonly RowNumber[], own: RowNumber): readonly [RowNumber, RowNumber] | undefined {
  const per = own.words.indexOf('per');
  if (per < 1) return undefined;
  const before = numbers.filter((item) => item.at < own.at && !item.words.includes('per') && !isRate(item));
  const units = new Set(own.words.slice(per + 1).flatMap(unitWords));
  const said = new Set(own.words.slice(0, per));
  const by = before.findLast(
    (item) => hasWord(item, units) && !item.words.some((word) => said.has(word) && !units.has(word)),
  );
  const of =
    before.findLast((item) => item !== by && item.words.some((word) => said.has(word))) ??
    ([...said].some((word) => MONEY.has(word))
      ? before.findLast((item) => item !== by && hasWord(item, MONEY))
      : undefined);
  return of === undefined || by === undefined ? undefined : [of, by];
}

/** A mean that is listed right after a sum and a number of what it is shared out among. */
function averageOf(numbers: readonly RowNumber[], own: RowNumber): readonly [RowNumber, RowNumber] | undefined {
  if (!hasWord(own, AVERAGES)) return undefined;
  const before = numbers.filter((item) => item.at < own.at && own.at - item.at <= 4 && !hasWord(item, AVERAGES));
  const of = before.findLast((item) => hasWord(item, MONEY) && item.scale > 0 && item.scale === own.scale);
  const stems = new Set(own.words.filter((word) => !GENERIC.has(word)));
  const counts = before.filter((item) => item.scale === 0 && item !== of);
  const by = counts.findLast((item) => hasWord(item, stems)) ?? counts.findLast((item) => hasWord(item, COUNTED));
  return of === undefined || by === undefined ? undefined : [of, by];
}

/** `monthly_income` beside `annual_income`. */
function addPeriod(weft: Weft, woven: WovenTable, own: RowNumber, numbers: readonly RowNumber[]): boolean {
  const at = own.words.findIndex((word) => PERIODS[word] !== undefined);
  const parts = PERIODS[own.words[at] ?? ''];
  if (at < 0 || parts === undefined) return false;
  const rest = (words: readonly string[], place: number): string =>
    words.filter((_, index) => index !== place).join(' ');
  const year = numbers.find(({ words }) => {
    const place = words.findIndex((word) => YEARLY.has(word));
    return place >= 0 && rest(words, place) === rest(own.words, at);
  });
  if (year === undefined || (year.nullable && !own.nullable)) return false;
  const value = calculate(own.nullable ? { op: 'column', name: year.name } : read(year), '/', number(parts));
  return proposeNumber(weft, woven, own.name, value, {
    reason: `the names suggest ${own.name} = ${year.name} / ${parts}`,
    least: 0,
  });
}

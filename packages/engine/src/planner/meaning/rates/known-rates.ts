import { calculate } from '../../../language/expression/make-expression.ts';
import { numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree } from '../woven-table.ts';
import { EARNED, earnedAndSpent, keepNear, SPENT } from './gains.ts';
import { proposeRatio, wholeOfRate } from './rate-column.ts';

/** A rate that has a name of its own: what of a row it divides by what. */
type Known = {
  readonly called: ReadonlySet<string>;
  /** What is gained: the first, and what it takes. */
  readonly of: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  /** What is divided: the difference of both or the first alone; by the first or the second. */
  readonly divide: 'gain by first' | 'gain by second' | 'first by second';
  /** Hundredths of the second that the first usually is. */
  readonly usual?: readonly [number, number];
  /** The first is a part of the second, or about as much. */
  readonly isNear?: boolean;
};

const KNOWN: readonly Known[] = [
  { called: wordSet('margin profitability'), of: EARNED, by: SPENT, divide: 'gain by first', usual: [85, 260] },
  { called: wordSet('markup'), of: EARNED, by: SPENT, divide: 'gain by second', usual: [105, 220] },
  { called: wordSet('roi roas'), of: EARNED, by: SPENT, divide: 'gain by second', usual: [40, 420] },
  {
    called: wordSet('growth change increase'),
    of: wordSet('current new this actual'),
    by: wordSet('previous old last prior baseline'),
    divide: 'gain by second',
    usual: [85, 130],
  },
  {
    called: wordSet('dti'),
    of: wordSet('debt obligation liability'),
    by: wordSet('income salary'),
    divide: 'first by second',
    usual: [5, 60],
  },
  {
    called: wordSet('attainment achievement fulfillment'),
    of: wordSet('sold actual achieved reached booked delivered'),
    by: wordSet('quota target goal planned plan budget'),
    divide: 'first by second',
    usual: [40, 140],
    isNear: true,
  },
  {
    called: wordSet('reach penetration coverage'),
    of: wordSet('reach user listener viewer household'),
    by: wordSet('population audience inhabitant universe'),
    divide: 'first by second',
    usual: [2, 40],
    isNear: true,
  },
  {
    called: wordSet('ltv'),
    of: wordSet('loan principal outstanding balance amount'),
    by: wordSet('collateral property appraised appraisal value market'),
    divide: 'first by second',
  },
];
const ANY_DIGITS = 6;
const SOLD_FOR = 105;

/** Rates that people know by a name: margin, markup, return on investment, debt to income, loan to value, growth. */
export function addKnownRates(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven, ANY_DIGITS);
  for (const own of numbers) {
    const known = KNOWN.find(({ called }) => own.words.some((word) => called.has(word)));
    if (known === undefined || !isFree(woven, own.name) || !isProportion(own)) continue;
    const [first, second] = earnedAndSpent(numbers, own, [known.of, known.by]);
    if (first === undefined || second === undefined) continue;
    const { usual, divide, isNear = divide !== 'first by second' } = known;
    if (usual !== undefined && isNear) {
      // What is bought is sold for more.
      const least = second.words.includes('price') ? SOLD_FOR : 0;
      keepNear(weft, woven, [first, second], [Math.max(least, usual[0]), usual[1]]);
    }
    const gain = calculate(read(first), '-', read(second));
    proposeRatio(weft, woven, own, {
      of: divide === 'first by second' ? read(first) : gain,
      by: divide === 'gain by first' ? first : second,
      times: wholeOfRate(woven, own),
      says: divide === 'first by second' ? `${first.name} / ${second.name}` : `${first.name} against ${second.name}`,
    });
  }
}

/** `margin_pct`, and a plain `roi`; a margin of so much money is none. */
const isProportion = ({ words, scale }: RowNumber): boolean =>
  words.some((word) => PROPORTIONS.has(word)) || (words.length === 1 && !MONEY.has(words[0] ?? '') && scale > 0);
const PROPORTIONS = wordSet('percent percentage rate ratio');
const MONEY = wordSet('margin change increase growth');

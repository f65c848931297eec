import type { Expression } from '../../language/expression/expression.ts';
import { calculate } from '../../language/expression/make-expression.ts';
import { type Parted, partedBefore } from './rates/complements.ts';
import { hasWord, numbersOf, proposePart, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';

/** What is left when something is taken off. */
const RESTS = wordSet(
  'remaining outstanding open balance due available left unused free backorder rest unpaid residual owed change responsibility',
);
/** Short for open, where a whole and what is taken of it stand before it. */
const OPENED = wordSet('opened');
const KEPT = wordSet('net accepted good usable payable payout sellable used effective final');
/** What is taken off. */
const TAKEN = wordSet(
  'paid used spent taken booked occupied received shipped delivered settled advance deposit consumed sold returned return rejected lost rebate discount deduction tare commission withheld retention withholding scrap waste defective damaged canceled allocated reserved contribution tax insurance packaging prepaid utilized cut loss reject expense payment credit withdrawal applied',
);
/** What there is in all. */
const WHOLES = wordSet(
  'total limit capacity maximum ordered order gross amount received dispensed produced issued budget initial approved allowance fee price charge cost value credit sum entitlement quantity volume income revenue invoice earnings',
);
/** Numbers of another kind: they stand between and are no part of it. */
const APART = wordSet(
  'difference deviation variance rate percent per minimum average count ratio share unit each year day number',
);
/** What there was before is left of nothing, and parts of an instalment that are due are none of each other. */
const NO_REST = wordSet('before opening previous initial start interest principal');
/** Little is lost of what is made. */
const LOSSES = wordSet('scrap waste defective rejected reject lost loss damaged');
/** What somebody keeps for passing an amount on. */
const FEES = wordSet('fee commission charge');
const MAX_TAKEN = 5;

/**
 * What the table lists as a whole, what is taken of it and what is left: `credit_limit`, `credit_used` and `credit_available`,
 * or `gross_pay`, `deductions` and `net_pay`. What is taken is a part of the whole, and the rest is the difference.
 */
export function addRowRests(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const rest of numbers) {
    if (!isFree(woven, rest.name)) continue;
    const found = partedBefore(rest, numbers) ?? takenFrom(rest, numbers);
    if (found === undefined) continue;
    const { whole, taken } = found;
    const isSome = taken.every(({ name }) => !woven.before.has(name));
    const most = Math.floor(mostOf(taken) / taken.length);
    const isTaken = taken.every(
      (item) =>
        proposePart(weft, woven, item, whole, [taken.length > 1 || most < 15 ? 1 : 5, Math.max(5, most)]) ||
        woven.before.has(item.name),
    );
    if (!isTaken) continue;
    const value = taken
      .map((item) => read(item))
      .reduce<Expression>((all, item) => calculate(all, '-', item), read(whole));
    const reason = `the names suggest ${rest.name} = ${[whole, ...taken].map(({ name }) => name).join(' − ')}`;
    proposeNumber(weft, woven, rest.name, value, { reason, ...(isSome ? { least: 0 } : {}) });
  }
}

function takenFrom(rest: RowNumber, numbers: readonly RowNumber[]): Parted | undefined {
  if (!hasWord(rest, RESTS, KEPT, OPENED) || hasWord(rest, APART, NO_REST)) return undefined;
  const before = numbers.filter(
    (item) => item.at < rest.at && item.scale === rest.scale && !hasWord(item, APART) && item !== rest,
  );
  return takenBefore(before, rest, numbers);
}

const mostOf = (taken: readonly RowNumber[]): number =>
  taken.some((item) => hasWord(item, FEES)) ? 6 : taken.every((item) => hasWord(item, LOSSES)) ? 12 : 90;

/** The numbers right before the rest that say that they are taken off, and the one before them. */
function takenBefore(before: readonly RowNumber[], rest: RowNumber, all: readonly RowNumber[]): Parted | undefined {
  const held = heldOf(before, rest, all);
  if (held !== undefined) return held;
  const gross = before.findLast(({ words }) => words.includes('gross'));
  if (rest.words.includes('net') && gross !== undefined) {
    const taken = before.slice(before.indexOf(gross) + 1);
    return taken.length > 0 && taken.length <= MAX_TAKEN ? { whole: gross, taken } : undefined;
  }
  const [whole, last] = before.slice(-2);
  if (last === undefined || whole === undefined) return undefined;
  if (hasWord(rest, OPENED) && !(hasWord(whole, WHOLES) && hasWord(last, TAKEN))) return undefined;
  const isFee = hasWord(rest, KEPT) && hasWord(last, FEES) && !hasWord(whole, FEES);
  if (!isFee && !isTakenOff(last, rest) && !isOfOneThing(rest, last, whole)) return undefined;
  if (last.at - whole.at > 2 || rest.at - last.at > 2) return undefined;
  return hasWord(whole, RESTS, KEPT) && !hasWord(whole, WHOLES) ? undefined : { whole, taken: [last] };
}

/** `closing_balance`, `available_balance`, `hold_amount`: what is held back may be listed last. */
function heldOf(before: readonly RowNumber[], rest: RowNumber, all: readonly RowNumber[]): Parted | undefined {
  if (!rest.words.includes('available') || !rest.words.includes('balance')) return undefined;
  const whole = before.findLast(({ words }) => words.includes('balance'));
  const held = all.find((item) => hasWord(item, HELD) && item.scale === rest.scale && Math.abs(item.at - rest.at) <= 2);
  return whole === undefined || held === undefined ? undefined : { whole, taken: [held] };
}

const HELD = wordSet('hold held blocked reserved pending');

/** `volume_brewed`, `volume_spilled`, `volume_net`: what is net has lost the one before it. */
const isOfOneThing = (rest: RowNumber, ...others: readonly RowNumber[]): boolean =>
  rest.words.includes('net') &&
  rest.words.some((word) => word !== 'net' && others.every(({ words }) => words.includes(word)));

/** Its name says so, or it is a word of nobody's between a whole and what is surely a rest. */
const isTakenOff = (item: RowNumber, rest: RowNumber): boolean =>
  (hasWord(item, TAKEN) && !item.words.includes('balance')) ||
  (hasWord(rest, RESTS) && !hasWord(item, WHOLES) && !item.words.includes('balance'));

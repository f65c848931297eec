import { calculate, call, number } from '../../../language/expression/make-expression.ts';
import { nounOf } from '../name-parts.ts';
import { hasWord, numbersOf, wordSet } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { proposeNumber } from '../woven-table.ts';

/** Words of what is shared out: a column's name says it, or the table's. */
const SHARED = wordSet(
  'share split allocation portion proportion ownership composition apportionment beneficiary holding blend ingredient mix allocated stake distribution',
);
const PERCENT = wordSet('percent percentage share portion proportion allocation weight ratio quota fraction');
const APART = wordSet(
  'tax vat discount commission rate margin growth change price count quantity number minimum maximum',
);

/** Percentages of one thing come to a hundred: the cost centers of a line, the beneficiaries of a policy. */
export function addRowShares(weft: Weft, woven: WovenTable): void {
  const owner = woven.plan.references.find(({ owning }) => owning);
  if (owner?.strategy.kind !== 'fan_out') return;
  const noun = nounOf(weft.draft, woven.target);
  const isSharing = noun.some((word) => SHARED.has(word)) || isListed(woven, owner.columns, noun);
  const own = numbersOf(woven).find(
    (item) =>
      hasWord(item, PERCENT) &&
      !hasWord(item, APART) &&
      (hasWord(item, SHARED) || isSharing) &&
      (item.words.includes('percent') || isHundred(woven, item.name)),
  );
  if (own === undefined) return;
  const unit = Number(`1e${own.scale}`);
  const isFraction = isHundred(woven, own.name) === 'fraction';
  const whole = call('part_of', number(isFraction ? unit : 100));
  proposeNumber(weft, woven, own.name, isFraction ? calculate(whole, '*', number(1 / unit)) : whole, {
    reason: `shares of one row of ${owner.to} add up to ${isFraction ? '1' : '100'}`,
    least: 0,
  });
}

/** Rows that are told apart by their owner and one thing more, each with its percentage: what the owner consists of. */
function isListed({ target }: WovenTable, columns: readonly string[], noun: readonly string[]): boolean {
  const key = target.table.primary_key?.columns ?? [];
  return (
    key.length > columns.length && columns.every((name) => key.includes(name)) && !noun.some((word) => APART.has(word))
  );
}

/** Whether the column's type is one of percentages, or of fractions of 1. */
function isHundred({ target }: WovenTable, name: string): 'percent' | 'fraction' | undefined {
  const type = target.types.get(name);
  if (type?.kind !== 'decimal' || type.precision === undefined || (type.scale ?? 0) === 0) return undefined;
  const whole = type.precision - (type.scale ?? 0);
  return whole === 3 ? 'percent' : whole <= 1 ? 'fraction' : undefined;
}

import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { taxRates } from './tax-rates.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, proposeNumber } from './woven-table.ts';

type Named = { readonly name: string; readonly words: readonly string[]; readonly nullable: boolean };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const TOTALS = set('total sum overall grand');
/** What an amount of money is called; a sum consists of such. */
const MONEY = set(
  'amount fee cost charge tax fare premium rent surcharge tip shipping expense labor part material salary bonus allowance pay wage price freight handling insurance postage toll commission interest principal',
);
/** Parts that are taken off. */
const LESS = set('discount rebate deduction coupon voucher');
/** Amounts that are not part of a sum: prices of one piece, limits, plans, what was paid of it. */
const APART = set(
  'unit per each rate percent paid received balance due outstanding remaining open limit minimum maximum average mean estimated budget budgeted previous target list deposit refund refunded credit net gross share ratio count number quantity currency daily monthly annual yearly hourly last first next year opening closing current market',
);
const COUNTS = set(
  'count number quantity hour minute day night point score item unit weight volume distance size area',
);
const MAX_PARTS = 7;

const plus = (a: Expression, b: Expression): Expression => calculate(a, '+', b);

/**
 * A total and the amounts of the same row that it consists of: `fees + expenses + tax = total`.
 * True where a total was set.
 */
export function addRowParts(weft: Weft, woven: WovenTable, used: ReadonlySet<string>): boolean {
  const numbers = woven.target.table.columns.flatMap(({ name, nullable }): Named[] => {
    if (used.has(name) && !woven.before.has(name)) return [];
    const isKey = woven.target.references.some(({ columns }) => columns.includes(name));
    if (isKey || !isNumber(woven.target.types.get(name)) || !isReadable(woven, name)) return [];
    return [{ name, words: woven.words(name), nullable }];
  });
  const totals = numbers.filter(
    ({ words }) =>
      words.some((word) => TOTALS.has(word)) &&
      !words.some((word) => COUNTS.has(word) || (APART.has(word) && word !== 'due')),
  );
  const [total] = totals;
  if (total === undefined || totals.length > 1 || !isFree(woven, total.name)) return false;
  const scale = scaleOf(woven, total.name);
  const isPart = ({ name, words }: Named): boolean =>
    name !== total.name && scaleOf(woven, name) === scale && !words.some((word) => APART.has(word));
  const all = numbers.filter(
    (item) => isPart(item) && item.words.some((word) => MONEY.has(word)) && !item.words.some((word) => LESS.has(word)),
  );
  // A total stands behind its parts; what follows it is made of it.
  const before = all.filter((item) => numbers.indexOf(item) < numbers.indexOf(total));
  const parts = before.length > 1 ? before : all;
  const taxes = parts.filter(({ words }) => words.includes('tax') || words.includes('vat'));
  const others = parts.filter((item) => !taxes.includes(item));
  if (others.length === 0 || parts.length < 2 || parts.length > MAX_PARTS) return false;
  const base = others.map(read).reduce(plus);
  if (taxes.length === 1 && taxes[0] !== undefined) setTax(weft, woven, taxes[0], base, others);
  const sum = parts.map(read).reduce(plus);
  const less = numbers.filter((item) => isPart(item) && item.words.some((word) => LESS.has(word)));
  for (const item of less)
    proposeNumber(weft, woven, item.name, calculate(base, '*', tenths(0, 2)), {
      reason: `at most a fifth of ${others.map(({ name }) => name).join(' + ')}`,
      least: 0,
      null_fraction: woven.columns.get(item.name)?.null_fraction ?? 0,
    });
  const value = less.map(read).reduce((left, one) => calculate(left, '-', one), sum);
  const says = [...parts.map(({ name }) => ` + ${name}`), ...less.map(({ name }) => ` − ${name}`)].join('').slice(3);
  return proposeNumber(weft, woven, total.name, value, {
    reason: `the names suggest ${total.name} = ${says}`,
    ...(less.length > 0 ? { least: 0 } : {}),
  });
}

const tenths = (least: number, most: number): Expression =>
  calculate(call('between', number(least), number(most)), '*', number('0.1'));

const read = ({ name, nullable }: Named): Expression =>
  nullable ? call('coalesce', column(name), number(0)) : column(name);

function scaleOf(woven: WovenTable, name: string): number {
  const type = woven.target.types.get(name);
  return (type === undefined ? undefined : limitsOfType(type)?.scale) ?? -1;
}

/** A tax on what the others come to. */
function setTax(weft: Weft, woven: WovenTable, tax: Named, base: Expression, others: readonly Named[]): void {
  const [rate = 0] = taxRates(weft.locale, /vat|mwst|ust|tva|iva|btw/i.test(tax.name));
  proposeNumber(weft, woven, tax.name, calculate(base, '*', number(String(rate / 100))), {
    reason: `the names suggest ${tax.name} = ${others.map(({ name }) => name).join(' + ')} × a rate that exists`,
    least: 0,
  });
}

import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { fromList } from '../infer/columns/make-source.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import type { LineSums } from './line-sums.ts';
import type { NumberRole } from './number-roles.ts';
import { limitPrice } from './limit-price.ts';
import type { Roles } from './roles-of.ts';
import { paidBelow } from './pay-off.ts';
import { measuredShare, measuredZeros } from '../infer/measured-share.ts';
import { nounOf } from './name-parts.ts';
import { addRowParts } from './row-parts.ts';
import { sumBefore } from './row-totals.ts';
import { taxRates } from './tax-rates.ts';
import { rangeOfColumn, rangeOfExpression } from './value-range.ts';
import { isMeasured } from './is-ruled.ts';
import { wordTable } from '../../base/text/word-table.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isReadable, propose, proposeNumber } from './woven-table.ts';

const PER_CENT = number('0.01');
const plus = (a: Expression, b: Expression): Expression => calculate(a, '+', b);
const minus = (a: Expression, b: Expression): Expression => calculate(a, '-', b);
const times = (a: Expression, b: Expression): Expression => calculate(a, '*', b);

/** A value of the row and its words: `quantity × unit_price`. */
type Term = { readonly value: Expression; readonly says: string };

/** What is known of a row already: the sums of its lines, and what was multiplied. */
type Known = { readonly lines: LineSums | undefined; readonly used: ReadonlySet<string> };

/**
 * What the amounts of a row have to do with each other, by their names: quantity × price − discount + tax = total, tax by
 * rates that exist, balance = total − paid. `lines` are the sums of rows that belong to it, where it has such rows.
 */
export function addRowSums(weft: Weft, woven: WovenTable, roles: Roles, { lines, used }: Known): void {
  const sum = new RowSum(weft, woven, roles, used);
  sum.setRate();
  if (sum.setDown(lines)) return;
  // What the row itself multiplies is not the sum of its lines.
  const goods = sum.goods() ?? sum.partsOfNet() ?? (lines && { value: lines.net, says: lines.says });
  const start = sum.setStart(goods);
  if (start !== undefined) sum.setDiscount(start.before);
  const net = start && sum.setNet(start);
  if (net !== undefined) sum.setTax(net, lines?.tax);
  if (net !== undefined) sum.setTotals(net);
  else if (!addRowParts(weft, woven, used)) sum.setParts();
  sum.setBalance();
}

const TIMES: ReadonlySet<string> = new Set(['hour', 'night', 'day', 'kilometer', 'km', 'mile', 'week', 'month']);

const SPANS: Readonly<Record<string, string>> = wordTable({
  daily: 'day',
  nightly: 'night',
  hourly: 'hour',
  weekly: 'week',
  monthly: 'month',
});

type Start = { readonly before: Term; readonly discounted: boolean };

class RowSum {
  readonly weft: Weft;
  readonly woven: WovenTable;
  readonly roles: Roles;
  readonly used: ReadonlySet<string>;

  constructor(weft: Weft, woven: WovenTable, roles: Roles, used: ReadonlySet<string>) {
    this.used = used;
    this.weft = weft;
    this.woven = woven;
    this.roles = roles;
  }

  name(...roles: readonly NumberRole[]): string | undefined {
    return roles.map((role) => this.roles.get(role)).find((name) => name !== undefined && isReadable(this.woven, name));
  }

  /** A part that may be missing counts for nothing. */
  part(role: NumberRole, otherwise = '0'): Term | undefined {
    const name = this.name(role);
    return name === undefined ? undefined : { value: this.read(name, otherwise), says: name };
  }

  read(name: string, otherwise = '0'): Expression {
    const mayMiss = (this.woven.columns.get(name)?.null_fraction ?? 0) > 0 || this.isNullable(name);
    return mayMiss ? call('coalesce', column(name), number(otherwise)) : column(name);
  }

  isNullable(name: string): boolean {
    return this.woven.target.table.columns.some((item) => item.name === name && item.nullable);
  }

  set(name: string | undefined, term: Term, least?: number): boolean {
    if (name === undefined) return false;
    const how = { reason: `the names suggest ${name} = ${term.says}`, ...(least === undefined ? {} : { least }) };
    return proposeNumber(this.weft, this.woven, name, term.value, how);
  }

  /** Rates that exist instead of any number. */
  setRate(): void {
    const name = this.name('tax_rate');
    const type = name === undefined ? undefined : this.woven.target.types.get(name);
    const limits = type && limitsOfType(type);
    if (name === undefined || limits === undefined || !isFree(this.woven, name)) return;
    if (isMeasured(this.woven.target, name)) return;
    const isShare = limits.max < 10 && limits.scale >= 2;
    const all = taxRates(this.weft.locale, /vat|mwst|ust|tva|iva|btw/i.test(name));
    const unit = Number(`1e${limits.scale}`);
    const values = all
      .map((rate) => (isShare ? rate / 100 : rate))
      .filter((rate) => rate <= limits.max && Math.abs(rate * unit - Math.round(rate * unit)) < 1e-6);
    const bounds = this.woven.target.bounded.get(name);
    if (values.length === 0 || values.some((rate) => rate < (bounds?.min ?? 0) || rate > (bounds?.max ?? 100))) return;
    const weights = values.map((_, place) => Math.max(2, Math.round(70 / ((place + 1) * (place + 1)))));
    const { null_fraction = 0 } = this.woven.columns.get(name) ?? {};
    propose(this.woven, name, fromList(values, weights), {
      reason: 'the name suggests a tax rate: rates that exist',
      null_fraction,
    });
  }

  /** Quantity × price, before anything is taken off. */
  goods(): Term | undefined {
    const [quantity, price] = [this.name('quantity'), this.name('unit_price')];
    if (quantity === undefined || price === undefined || !this.isPerUnit(quantity, price)) return undefined;
    if (this.used.has(quantity) || this.used.has(price)) return undefined;
    const goal = this.name('subtotal', 'net', 'total', 'gross', 'amount');
    if (goal !== undefined) limitPrice(this.weft, this.woven, { quantity, price, goal });
    const goods = { value: times(this.read(quantity, '1'), this.read(price)), says: `${quantity} × ${price}` };
    const days = this.spanOf(quantity, price);
    if (days === undefined) return goods;
    return { value: times(goods.value, this.read(days, '1')), says: `${goods.says} × ${days}` };
  }

  /** How many days a piece is paid for by the day, where the row says both. */
  spanOf(quantity: string, price: string): string | undefined {
    const unit = this.woven.words(price).flatMap((word) => SPANS[word] ?? [])[0];
    if (unit === undefined || this.woven.words(quantity).includes(unit)) return undefined;
    return this.woven.target.table.columns.find(
      ({ name }) =>
        this.woven.target.types.get(name)?.kind === 'integer' &&
        this.woven.words(name).at(-1) === unit &&
        isReadable(this.woven, name),
    )?.name;
  }

  /** Labour and parts, listed right before the net amount or the subtotal that they come to. */
  partsOfNet(): Term | undefined {
    const goal = this.name('subtotal', 'net');
    const noun = nounOf(this.weft.draft, this.woven.target);
    return goal === undefined || !isFree(this.woven, goal) ? undefined : sumBefore(this.woven, goal, noun, this.used);
  }

  /** A gross amount before its net one, and no tax: it follows from what the row lists before it, and the net one from both. */
  setDown(lines: LineSums | undefined): boolean {
    const [gross, net] = [this.name('gross'), this.name('net')];
    const place = (name: string): number => this.woven.target.table.columns.findIndex((item) => item.name === name);
    if (gross === undefined || net === undefined || this.name('tax', 'tax_rate') !== undefined) return false;
    if (place(gross) > place(net)) return false;
    const noun = nounOf(this.weft.draft, this.woven.target);
    const sums = lines && { value: lines.net, says: lines.says };
    const start = this.goods() ?? sumBefore(this.woven, gross, noun, this.used) ?? sums;
    return start !== undefined && this.set(gross, start);
  }

  /** A rate alone may be one of tax: beside hours, nights or pieces of work it is a price. */
  isPerUnit(quantity: string, price: string): boolean {
    if (!this.woven.words(price).includes('rate')) return true;
    return this.woven.words(quantity).some((word) => TIMES.has(word)) || this.spanOf(quantity, price) !== undefined;
  }

  /** The amount that discount, tax and all else refer to. */
  setStart(goods: Term | undefined): Start | undefined {
    const subtotal = this.name('subtotal');
    if (subtotal !== undefined) {
      if (goods !== undefined) this.set(subtotal, goods);
      return { before: { value: this.read(subtotal), says: subtotal }, discounted: false };
    }
    if (goods !== undefined) return { before: goods, discounted: false };
    const net = this.name('net') ?? (this.name('total', 'gross') === undefined ? undefined : this.name('amount'));
    return net === undefined ? undefined : { before: { value: this.read(net), says: net }, discounted: true };
  }

  setDiscount(before: Term): void {
    const [name, percent] = [this.name('discount'), this.name('discount_percent')];
    if (name === undefined || this.isShare(name)) return;
    if (percent !== undefined) {
      this.set(name, { value: times(before.value, this.shareOf(percent)), says: `${before.says} × ${percent}` }, 0);
      return;
    }
    const some = times(before.value, times(call('between', number(1), number(6)), number('0.05')));
    const value: Expression = {
      op: 'case',
      whens: [
        {
          when: call('chance', number((measuredZeros(this.woven.target.table, name) ?? 0.7).toFixed(4))),
          then: number(0),
        },
      ],
      otherwise: some,
    };
    proposeNumber(this.weft, this.woven, name, value, {
      reason: `a discount, at most a third of ${before.says}`,
      least: 0,
      null_fraction: this.woven.columns.get(name)?.null_fraction ?? 0,
    });
  }

  /** A percentage, or a share of 1 where the column holds no more. */
  shareOf(name: string): Expression {
    return this.isShare(name) ? this.read(name) : times(this.read(name), PER_CENT);
  }

  isShare(name: string): boolean {
    const range = rangeOfColumn(this.weft, this.woven, name);
    return range !== undefined && range.max <= 1;
  }

  /** What tax is added to. */
  setNet({ before, discounted }: Start): Term {
    const discount = discounted ? undefined : this.discountOf(before);
    const after: Term =
      discount === undefined
        ? before
        : { value: minus(before.value, discount.value), says: `${before.says} − ${discount.says}` };
    const hasTotal = this.name('total', 'gross') !== undefined;
    const net = this.name('net') ?? (hasTotal && this.name('tax') !== undefined ? this.name('amount') : undefined);
    if (net === undefined || discounted) return after;
    const isSet = this.set(net, after, this.least(before)) || this.woven.before.has(net);
    return isSet ? { value: this.read(net), says: net } : after;
  }

  discountOf(before: Term): Term | undefined {
    const [name, percent] = [this.name('discount'), this.name('discount_percent')];
    if (name !== undefined && !this.isShare(name)) return this.part('discount');
    const share = name ?? percent;
    return share === undefined
      ? undefined
      : { value: times(before.value, this.shareOf(share)), says: `${before.says} × ${share}` };
  }

  /** A discount is less than half of what it is taken from. */
  least({ value }: Term): number {
    const min = rangeOfExpression(this.weft, this.woven, value)?.min ?? 0;
    return min > 0 ? min / 2 : min;
  }

  setTax(net: Term, sum: Expression | undefined): void {
    const name = this.name('tax');
    if (name === undefined) return;
    if (sum !== undefined && this.set(name, { value: sum, says: 'the sum of its lines' })) return;
    this.set(
      name,
      {
        value: times(net.value, this.rate(net)),
        says: `${net.says} × ${this.name('tax_rate') ?? 'a rate that exists'}`,
      },
      0,
    );
  }

  /** The rate that a profile tells, where it is one. */
  measured(part: string | undefined, whole: string | undefined): Expression | undefined {
    const share = measuredShare(this.woven.target.table, part, whole);
    return share === undefined ? undefined : number(share.toFixed(4));
  }

  /** The row's rate, or one of those that exist. */
  rate(net?: Term): Expression {
    const own = this.name('tax_rate');
    if (own !== undefined) return this.shareOf(own);
    const measured = this.measured(this.name('tax'), net?.says);
    if (measured !== undefined) return measured;
    const [usual = 0, lower = 0] = taxRates(this.weft.locale, /vat|mwst|ust|tva|iva|btw/i.test(this.name('tax') ?? ''));
    const [most, few] = [usual, lower].map((rate) => number(String(rate))) as [Expression, Expression];
    return times(
      { op: 'case', whens: [{ when: call('chance', number('0.85')), then: most }], otherwise: few },
      PER_CENT,
    );
  }

  setTotals(net: Term): void {
    const least = this.least(net);
    const tax = this.part('tax');
    const gross = this.name('gross');
    let with_tax: Term = net;
    if (tax !== undefined) with_tax = { value: plus(net.value, tax.value), says: `${net.says} + ${tax.says}` };
    else if (gross !== undefined && this.name('tax_rate') !== undefined)
      with_tax = {
        value: plus(net.value, times(net.value, this.rate())),
        says: `${net.says} with ${this.name('tax_rate') ?? ''}`,
      };
    if (gross !== undefined && (this.set(gross, with_tax, least) || this.woven.before.has(gross)))
      with_tax = { value: this.read(gross), says: gross };
    const extras = (['shipping', 'fee'] as const).flatMap((role) => this.part(role) ?? []);
    const total = extras.reduce(
      (all, one) => ({ value: plus(all.value, one.value), says: `${all.says} + ${one.says}` }),
      with_tax,
    );
    // What is due is the total itself, where nothing has been paid of it yet.
    const due = this.name('paid') === undefined ? this.name('balance') : undefined;
    const name = this.name('total') ?? (gross === undefined ? (this.name('amount') ?? due) : undefined);
    if (name !== undefined && name !== total.says) this.set(name, total, least);
  }

  /** Of a total alone: the tax that it includes, and a discount that is not more than it. */
  setParts(): void {
    const total = this.name('total', 'gross', 'amount');
    const tax = this.name('tax');
    if (total === undefined) return;
    const before = { value: this.read(total), says: total };
    this.setDiscount(before);
    if (tax === undefined) return;
    const rate = this.rate();
    const range = rangeOfExpression(this.weft, this.woven, rate);
    if (range === undefined) return;
    // A tax that is included is a smaller part: 19 of 119.
    const own = this.name('tax_rate');
    const measured = own === undefined ? this.measured(tax, total) : undefined;
    const value =
      measured !== undefined
        ? times(before.value, measured)
        : own === undefined
          ? times(before.value, number((range.max / (1 + range.max)).toFixed(6)))
          : calculate(times(before.value, this.shareOf(own)), '/', plus(number(1), this.shareOf(own)));
    this.set(tax, { value, says: `the part of ${total} that is tax` }, 0);
  }

  /** What is paid is all, nothing or a part of the total; the balance is the rest. */
  setBalance(): void {
    const [paid, balance, total] = [this.name('paid'), this.name('balance'), this.name('total', 'gross', 'amount')];
    if (total === undefined || paid === undefined) return;
    const all = this.read(total);
    const some = times(all, times(call('between', number(1), number(9)), number('0.1')));
    const value: Expression = {
      op: 'case',
      whens: [
        { when: call('chance', number('0.72')), then: all },
        { when: call('chance', number('0.6')), then: number(0) },
      ],
      otherwise: some,
    };
    const below = paidBelow(this.weft, this.woven);
    const reason = below === undefined ? `all, nothing or a part of ${total}` : 'the sum of its payments';
    proposeNumber(this.weft, this.woven, paid, below ?? value, { reason, least: 0 });
    if (balance !== undefined) this.set(balance, { value: minus(all, this.read(paid)), says: `${total} − ${paid}` }, 0);
  }
}

import type { Node } from '../graph/node.ts';
import { paymentCards } from '../../base/data/payment-cards.ts';
import type { Cell } from '../cell/cell.ts';
import { quotient, remainder } from '../graph/formulas.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { recordName } from './record-name.ts';

/** One draw of a payment card out of the ranges that processors publish for tests. */
export type Payment = {
  /** Index into {@link CARDS}. */
  readonly card: Node;
  /** The three digits between the range and the check digit. */
  readonly digits: Node;
};

export type CardRange = { readonly brand: string; readonly length: number; readonly prefix: string };

export const CARDS: readonly CardRange[] = splitColumns(paymentCards).map(([brand = '', length = '', prefix = '']) => ({
  brand,
  length: Number(length),
  prefix,
}));

const FREE = 1000;

/** Numbers in all: a table with more cards repeats some. */
export const CARD_COUNT: number = CARDS.length * FREE;

export const CARD_BRANDS: Dictionary = makeDictionary(CARDS.map(({ brand }) => brand));

export function paymentOf(cell: Cell, options: GeneratorOptions): Payment {
  const record = cell.record(recordName('payment', options));
  return record.once('payment', () => {
    // As long as there are enough, every row has a card of its own, whether or not its column asks for that.
    const number = record.numbers <= CARD_COUNT ? record.place(CARD_COUNT) : record.below(CARD_COUNT, 'card');
    return { card: quotient(number, FREE), digits: remainder(number, FREE) };
  });
}

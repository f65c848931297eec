import { partOf, shareOf } from '../../graph/formulas.ts';
import { add, multiply, type Node } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import { placesOf } from '../../records/place-table.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { type DecimalRange, decimalRange } from './decimal-range.ts';

/** A column such as `price_cents` holds hundredths as whole numbers. */
const MINOR_UNITS = /(^|_)(cents?|minor|minor_units?|pennies)($|_)/i;

export function countsMinorUnits({ type, column }: Pick<Cell, 'type'> & { readonly column?: string }): boolean {
  return type.kind === 'integer' && column !== undefined && MINOR_UNITS.test(column);
}

/** In the currency of the locale's country: yen have no hundredths, and buy a hundredth of a dollar's worth. */
export function usualAmounts(lexicon: Lexicon, min: number, max: number): { min: number; max: number; scale: number } {
  const { decimals, price_level } = placesOf(lexicon).country;
  return { min: min * price_level, max: max * price_level, scale: decimals };
}

type Facts = Pick<Cell, 'type' | 'lexicon'> & { readonly column?: string };

/** Bounds of an amount in the units in which the column holds it. */
export function amountRange(cell: Facts, options: GeneratorOptions, least: number, most: number): DecimalRange {
  const usual = usualAmounts(cell.lexicon, least, most);
  if (!countsMinorUnits(cell)) return decimalRange(cell.type, options, usual);
  // Wishes are in the column's own units, as a CHECK on it would be.
  return decimalRange(cell.type, options, { min: usual.min * 100, max: usual.max * 100, scale: 0 });
}

export function amountValue(node: Node, scale: number): Value {
  return scale === 0 ? { kind: 'integer', node } : { kind: 'decimal', node, scale };
}

/** Small amounts far more often than large ones: the share is cubed. In a unique column, evenly. */
export function skewedAmount(cell: Cell, { min, max }: DecimalRange): Node {
  const span = max - min + 1;
  if (cell.unique) return add(cell.index(span), min);
  const share = shareOf(cell.draw('amount'));
  return add(min, partOf(multiply(multiply(share, share), share), span));
}

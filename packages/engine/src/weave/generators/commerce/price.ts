import { partOf, quotient, shareOf } from '../../graph/formulas.ts';
import { add, choose, multiply, type Node, operate, subtract } from '../../graph/node.ts';
import { placesOf } from '../../records/place-table.ts';
import { productAbout } from '../../records/product.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { amountRange, amountValue, countsMinorUnits, skewedAmount } from '../number/amount-value.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkRange } from '../check-options.ts';
import type { DecimalRange } from '../number/decimal-range.ts';
import { generator } from '../generator.ts';
import { raise } from '../number/raise.ts';

export const price = generator({
  name: 'price',
  version: 1,
  summary:
    'Prices as shops write them: mostly .99, .95 or .00, small ones more often; of the row’s product where it has one.',
  options: { min: 'the smallest (1)', max: 'the largest (500)', ...RECORD_OPTION },
  distinct: 'index',
  amount: 'fraction',
  check: checkRange,
  capacity: (cell, options) => {
    const { min, max } = amountRange(cell, options, 1, 500);
    return max - min + 1;
  },
  build: (cell, options) => {
    const range = amountRange(cell, options, 1, 500);
    if (cell.unique) return amountValue(skewedAmount(cell, range), range.scale);
    const isFree = options['min'] === undefined && options['max'] === undefined;
    const product = productAbout(cell, options);
    const unit = raise(10, countsMinorUnits(cell) ? 2 : range.scale);
    const [least, most] = limits(cell, range, isFree && product !== undefined);
    const amount = product === undefined ? skewedAmount(cell, range) : productAmount(cell, product, least, most, unit);
    return amountValue(endAsPrice(amount, cell.draw('ending'), step(cell, unit), least, most), range.scale);
  },
});

type Span = { readonly lowest: Node; readonly highest: Node };

/** What such a thing costs; what is dearer than the column's limit costs something below it, not all of it the limit. */
function productAmount(cell: Cell, { lowest, highest }: Span, least: number, most: number, unit: number): Node {
  const scale = unit * placesOf(cell.lexicon).country.price_level;
  const top = operate('min', multiply(highest, scale), most);
  const bottom = operate('max', operate('min', multiply(lowest, scale), Math.floor(most * DEAR)), least);
  // Towards the lower end of what such a thing costs.
  const share = shareOf(cell.draw('amount'));
  return add(bottom, partOf(multiply(share, share), subtract(operate('max', top, bottom), bottom)));
}

/** Where the dearest things begin, as a share of the limit. */
const DEAR = 0.4;

/** The sum that a price is rounded up to, and the three usual distances below it. */
function step(cell: Cell, unit: number): readonly [number, number, number, number] {
  if (placesOf(cell.lexicon).country.decimals === 0) return [100 * unit, 20 * unit, 2 * unit, 0];
  return unit === 1 ? [1, 0, 0, 0] : [unit, unit / 100, unit / 20, 0];
}

/** What the column holds at most; a product's own range may exceed the usual one. */
function limits(cell: Cell, range: DecimalRange, ofProduct: boolean): readonly [number, number] {
  if (!ofProduct) return [range.min, range.max];
  const widest = amountRange(cell, { min: 0, max: 9_000_000_000 }, 0, 0);
  return [widest.min, widest.max];
}

/** The next whole sum, less a little, held within the bounds. */
function endAsPrice(
  amount: Node,
  random: Node,
  [whole, often, seldom, rare]: ReturnType<typeof step>,
  min: number,
  max: number,
): Node {
  const top = add(multiply(quotient(amount, whole), whole), whole);
  const slot = operate('>>>', random, 24);
  const off = choose(operate('<', slot, 180), often, choose(operate('<', slot, 220), seldom, rare));
  return operate('min', operate('max', subtract(top, off), min), max);
}

import { call, type Node } from '../../graph/node.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkOneOf } from '../check-options.ts';
import { textOption } from '../../cell/option.ts';
import { generator } from '../generator.ts';
import { amountValue } from '../number/amount-value.ts';
import { decimalRange } from '../number/decimal-range.ts';
import { raise } from '../number/raise.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { sizeOf } from '../../records/product-size.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';

const GRAMS = { g: 1, kg: 1000 } as const;

export const productWeight = generator({
  name: 'product_weight',
  version: 1,
  summary: 'What the row’s product weighs in its size; sofas weigh more than soap.',
  options: { unit: '`g` (the default) or `kg`', ...RECORD_OPTION },
  distinct: 'never',
  amount: 'any',
  check: (options) => checkOneOf(options, 'unit', Object.keys(GRAMS)),
  build: (cell, options) => {
    const unit = textOption(options, 'unit') === 'kg' ? 'kg' : 'g';
    const { scale, max } = decimalRange(cell.type, options, { min: 0, max: 100_000, scale: unit === 'kg' ? 2 : 0 });
    return amountValue(weigh(cell, options, raise(10, scale) / GRAMS[unit], max), scale);
  },
});

function weigh(cell: Cell, options: GeneratorOptions, factor: number, max: number): Node {
  return call(inUnits, sizeOf(cell, options).grams, factor, max);
}

/** At least one unit: nothing weighs zero. */
export function inUnits(grams: number, factor: number, max: number): number {
  const units = Math.floor(grams * factor + 0.5);
  return units < 1 ? 1 : units > max ? max : units;
}

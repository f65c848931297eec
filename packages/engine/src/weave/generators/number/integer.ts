import { add } from '../../graph/node.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { checkRange } from '../check-options.ts';
import { growingSizes } from '../../../base/random/tiers.ts';
import { generator } from '../generator.ts';
import { numberOption } from '../../cell/option.ts';
import { raise } from './raise.ts';
import { requireExact } from './require-exact.ts';

const USUAL = 1000;

export const integer = generator({
  name: 'integer',
  version: 1,
  summary: 'Whole numbers, evenly from a range.',
  options: { min: 'the smallest (1)', max: 'the largest (1000, or what the type holds)' },
  distinct: 'index',
  text: { isWord: true },
  amount: 'any',
  check: checkRange,
  capacity: ({ type, numbers }, options) => {
    const { min, max } = integerRange(type, options, numbers);
    return Math.max(0, max - min + 1);
  },
  build: (cell, options) => {
    const { min, max } = integerRange(cell.type, options, cell.unique ? cell.numbers : 0);
    requireExact(cell, [min, max]);
    if (cell.unique && numberOption(options, 'max') === undefined) {
      const sizes = growingSizes(USUAL, cell.numbers, Math.max(1, typeRange(cell.type)[1] - min + 1));
      return { kind: 'integer', node: add(cell.tiered(sizes), min), min, max };
    }
    return { kind: 'integer', node: add(cell.index(Math.max(1, max - min + 1)), min), min, max };
  },
});

/** Requested bounds, limited to the range of the type. A unique column without bounds gets enough room for its rows. */
export function integerRange(
  type: ColumnType,
  options: GeneratorOptions,
  numbers: number,
): { min: number; max: number } {
  const [least, most] = typeRange(type);
  const min = Math.max(
    least,
    Math.ceil(numberOption(options, 'min') ?? Math.min(1, numberOption(options, 'max') ?? 1)),
  );
  const max = Math.min(most, Math.floor(numberOption(options, 'max') ?? Math.max(USUAL, numbers * 10) + min - 1));
  return { min, max };
}

/** The range of a type, limited to the numbers that JavaScript represents exactly. */
export function typeRange(type: ColumnType): readonly [number, number] {
  if (type.kind === 'text' && type.max_length !== undefined && type.max_length < 16) {
    return [type.max_length < 2 ? 0 : 1 - raise(10, type.max_length - 1), raise(10, type.max_length) - 1];
  }
  if (type.kind === 'decimal' && type.precision !== undefined) {
    const digits = type.precision - (type.scale ?? 0);
    if (digits < 16) return [type.unsigned === true ? 0 : 1 - raise(10, digits), raise(10, digits) - 1];
  }
  if (type.kind === 'year') return [1901, 2155];
  if (type.kind !== 'integer') return [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  const size = raise(2, Math.min(type.bits, 53));
  return type.unsigned === true ? [0, size - 1] : [-size / 2, size / 2 - 1];
}

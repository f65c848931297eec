import { add } from '../../graph/node.ts';
import { checkNumber, checkRange } from '../check-options.ts';
import { decimalRange } from './decimal-range.ts';
import { generator } from '../generator.ts';

const USUAL = { min: 0, max: 1000, scale: 2 };

export const decimal = generator({
  name: 'decimal',
  version: 1,
  summary: 'Decimal numbers, evenly from a range.',
  options: {
    min: 'the smallest (0)',
    max: 'the largest (1000)',
    scale: 'digits after the point (those of the type, or 2)',
  },
  distinct: 'index',
  amount: 'fraction',
  check: (options) => [...checkRange(options), ...checkNumber(options, 'scale')],
  capacity: ({ type }, options) => {
    const { min, max } = decimalRange(type, options, USUAL);
    return max - min + 1;
  },
  build: (cell, options) => {
    const { min, max, scale } = decimalRange(cell.type, options, USUAL);
    return { kind: 'decimal', node: add(cell.index(max - min + 1), min), scale };
  },
});

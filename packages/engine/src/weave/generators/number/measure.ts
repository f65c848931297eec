import { add, call } from '../../graph/node.ts';
import { power } from '../../../base/random/real-functions.ts';
import { amountValue } from './amount-value.ts';
import { checkNumber, checkOneOf, checkRange } from '../check-options.ts';
import { type DecimalRange, decimalRange } from './decimal-range.ts';
import { generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';

const USUAL = { min: 1, max: 1000, scale: 2 };
/** Points of the curve, with linear interpolation. */
const STEPS = 256;

export const measure = generator({
  name: 'measure',
  version: 1,
  summary: 'Numbers as things are measured: many around a middle, few near the ends.',
  options: {
    min: 'the smallest (1)',
    max: 'the largest (1000)',
    scale: 'digits after the point (those of the type, or 2)',
    shape: '`log`: the middle is near the smallest, and few are large (the default); `bell`: the middle is halfway',
  },
  distinct: 'index',
  amount: 'any',
  check: (options) => [
    ...checkRange(options),
    ...checkNumber(options, 'scale'),
    ...checkOneOf(options, 'shape', ['log', 'bell']),
  ],
  capacity: ({ type }, options) => {
    const { min, max } = decimalRange(type, options, USUAL);
    return max - min + 1;
  },
  build: (cell, options) => {
    const range = decimalRange(cell.type, options, USUAL);
    const node = cell.unique
      ? add(cell.index(range.max - range.min + 1), range.min)
      : call(pointOfCurve, curveOf(range, textOption(options, 'shape') !== 'bell'), cell.draw('one'), cell.draw('two'));
    return amountValue(node, range.scale);
  },
});

/**
 * The value at each point of the curve, in the column's units; at its end one more than the maximum, which is
 * exclusive.
 */
function curveOf({ min, max }: DecimalRange, isLog: boolean): Float64Array {
  const curve = new Float64Array(STEPS + 1);
  const span = max - min + 1;
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    // A range that starts at zero or below is measured from one below its start, because zero has no logarithm.
    curve[step] = !isLog
      ? min + span * share
      : min > 0
        ? min * power((max + 1) / min, share)
        : min - 1 + power(span + 1, share);
  }
  return curve;
}

/** The sum of four draws of sixteen bits: nearly a bell curve. */
export function pointOfCurve(curve: Float64Array, one: number, two: number): number {
  const sum = (one >>> 16) + (one & 0xffff) + (two >>> 16) + (two & 0xffff);
  const place = (sum / 262_144) * STEPS;
  const step = Math.floor(place);
  const low = curve[step] ?? 0;
  return Math.floor(low + ((curve[step + 1] ?? low) - low) * (place - step));
}

import { deriveKey } from '../../base/random/key.ts';

/** A distribution of children: the counts of equal shares of the parents, ascending. */
export type MeasuredLaw = {
  readonly counts: readonly number[];
  /** How much the children of neighbouring parents together vary: the ratio of their variance to their mean. */
  readonly spread: number;
};

/**
 * Distributes children among parents so that each parent's children are one contiguous range, by recursive random
 * splitting: the whole count is split between two halves of the parents, each half again, down to one parent. A split
 * is a function of its place in the tree, so any parent's range is found without state in O(log n) steps.
 */
export type FanOut = {
  readonly parents: number;
  readonly children: number;
  /** Every parent has at least this many. */
  readonly min: number;
  /** … and at most this many. */
  readonly max: number;
  /** Shape of the parents' hidden weights: large is even (Poisson-like), 1 is geometric, below 1 heavily skewed. */
  readonly shape: number;
  /** How blocks of parents distribute their children, if that was measured. */
  readonly law?: MeasuredLaw;
  readonly k0: number;
  readonly k1: number;
};

export type FanOutOptions = {
  readonly min?: number;
  readonly max?: number;
  readonly shape?: number;
  readonly law?: MeasuredLaw;
};

const EVEN = 1e12;

export function makeFanOut(
  parents: number,
  children: number,
  options: FanOutOptions,
  ...address: readonly (string | number)[]
): FanOut {
  const min = options.min ?? 0;
  const max = Math.min(options.max ?? children, Math.max(children, min));
  if (children < min * parents || children > max * parents) {
    throw new RangeError(`${children} children cannot be shared among ${parents} parents with ${min} to ${max} each.`);
  }
  const { k0, k1 } = deriveKey(...address, 'fan-out');
  const { shape = EVEN, law } = options;
  return { parents, children, min, max, shape, ...(law === undefined ? {} : { law }), k0: k0 | 0, k1: k1 | 0 };
}

/** Row numbers: 32 bits if they suffice, because the surrounding loops then avoid fractions. */
export type Numbers = Int32Array | Float64Array;

export function makeNumbers(fan: FanOut, length: number): Numbers {
  return fan.children < 0x7fffffff ? new Int32Array(length) : new Float64Array(length);
}

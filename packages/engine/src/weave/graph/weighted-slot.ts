import { add, call, constant, type Node, operate } from './node.ts';
import { shortAt } from './table-entry.ts';

/** Sums of the weights up to each slot. */
export function cumulate(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}

/** More bounds than these are not compared one by one. */
const COMPARED = 24;
/** Up to this sum a table has an entry for each number. */
const TABULATED = 4096;

/** The slot that a whole number below the last bound falls into: how many bounds it has reached. */
export function slotAmong(bounds: Float64Array, value: Node): Node {
  if (bounds.length <= COMPARED)
    return [...bounds.subarray(0, -1)].reduce<Node>((sum, bound) => add(sum, operate('>=', value, bound)), constant(0));
  const total = Math.ceil(bounds.at(-1) ?? 0);
  if (total > TABULATED) return call(slotOf, bounds, value);
  return call(
    shortAt,
    Uint16Array.from({ length: total }, (_, number) => slotOf(bounds, number)),
    value,
  );
}

/** By halves. */
export function slotOf(bounds: Float64Array, value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

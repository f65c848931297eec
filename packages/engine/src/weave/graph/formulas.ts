import { add, multiply, type Node, operate } from './node.ts';

/** How often a number goes into another, neither of them below 0. */
export const quotient = (value: Node, by: Node | number): Node => operate('floor', operate('/', value, by));

/** What {@link quotient} leaves over. */
export const remainder = (value: Node, by: Node | number): Node => operate('%', value, by);

/** A draw as a share of one. */
export const shareOf = (random: Node): Node => multiply(operate('>>>', random, 0), 1 / 4_294_967_296);

/** A whole number below a count, by a share of it. */
export const partOf = (share: Node, count: Node | number): Node => operate('floor', multiply(share, count));

/** A different entry from the first of so many; `step` is below one less than these. */
export const otherEntry = (first: Node, step: Node, count: number): Node => remainder(add(add(first, 1), step), count);

const WIDE = 1 / 9_007_199_254_740_992;

/** A number below a count too large for one draw: 53 bits of two. */
export function wideBelow(random: Node, second: Node, count: Node | number): Node {
  const bits = add(multiply(operate('>>>', random, 5), 67_108_864), operate('>>>', second, 6));
  return partOf(multiply(bits, WIDE), count);
}

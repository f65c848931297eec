/** One past the largest draw. */
export const DRAWS = 4294967296;

/**
 * The 32-bit draw at a row, as a signed word (an unsigned one would be boxed wherever the call is not inlined): three rounds, two keys. The row's low word enters twice, so that a column is a random
 * function of the row and not a permutation of it: repeats occur as often as they do by chance.
 */
export function draw(low: number, high: number, k0: number, k1: number): number {
  let x = Math.imul(low ^ k0, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15) ^ k1 ^ high, 0x85ebca77);
  x = Math.imul(x ^ (x >>> 13) ^ Math.imul(low + k1, 0x2c1b3c6d), 0xc2b2ae3d);
  return x ^ (x >>> 16);
}

/** The row's low word. */
export function lowWord(row: number): number {
  return row | 0;
}

/** What the row's high word contributes; 0 for the first 2^32 rows, so that the common case costs one xor. */
export function highWord(row: number): number {
  if (row < DRAWS) return 0;
  let x = Math.imul(Math.floor(row / DRAWS), 0x27d4eb2f);
  x = Math.imul(x ^ (x >>> 15), 0x165667b1);
  return x ^ (x >>> 13);
}

/** A whole number in [0, count), for count up to 2^31. `scale` is count / 2^32. */
export function drawBelow(low: number, high: number, k0: number, k1: number, scale: number): number {
  let x = Math.imul(low ^ k0, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15) ^ k1 ^ high, 0x85ebca77);
  x = Math.imul(x ^ (x >>> 13) ^ Math.imul(low + k1, 0x2c1b3c6d), 0xc2b2ae3d);
  return (((x ^ (x >>> 16)) >>> 0) * scale) | 0;
}

/** A whole number in [0, count) where the count is known only at the row. */
export function drawWithin(low: number, high: number, k0: number, k1: number, count: number): number {
  return Math.floor((draw(low, high, k0, k1) >>> 0) * (count / DRAWS));
}

/**
 * Powers and logarithms from sums, products and square roots alone: the built-in ones may differ in their last bit
 * between JavaScript engines, and a value must not.
 */
const ROOTS: readonly number[] = makeRoots();

/** A fraction's bits are looked at in two halves, each of which is a whole number of 32 bits. */
const HALF_BITS = 26;
const HALF = 2 ** HALF_BITS;

/** 2^(1/2), 2^(1/4), 2^(1/8), … */
function makeRoots(): number[] {
  const roots: number[] = [];
  for (let root = 2, i = 0; i < 52; i++) {
    root = Math.sqrt(root);
    roots.push(root);
  }
  return roots;
}

/** 2 to the power x. */
export function exp2(x: number): number {
  const whole = Math.floor(x);
  const scaled = (x - whole) * HALF;
  const high = Math.min(Math.floor(scaled), HALF - 1);
  const low = Math.min(Math.floor((scaled - high) * HALF), HALF - 1);
  let result = timesRoots(timesRoots(1, high, 0), low, HALF_BITS);
  for (let i = 0; i < whole; i++) result *= 2;
  for (let i = 0; i > whole; i--) result /= 2;
  return result;
}

/**
 * Multiplied by one root for each bit that is set, from the highest: a table of ranks asks a thousand times, in a process that
 * has compiled nothing yet.
 */
function timesRoots(factor: number, bits: number, first: number): number {
  let result = factor;
  for (let rest = bits; rest !== 0; ) {
    const zeros = Math.clz32(rest);
    result *= ROOTS[first + zeros + HALF_BITS - 32] as number;
    rest ^= 0x80000000 >>> zeros;
  }
  return result;
}

/** The logarithm to base 2 of a positive number. */
export function log2(x: number): number {
  let whole = 0;
  let rest = x;
  for (; rest >= 2; rest /= 2) whole++;
  for (; rest < 1; rest *= 2) whole--;
  let fraction = 0;
  let bit = 0.5;
  for (let i = 0; i < 52 && rest !== 1; i++) {
    rest *= rest;
    if (rest >= 2) {
      rest /= 2;
      fraction += bit;
    }
    bit /= 2;
  }
  return whole + fraction;
}

/** A positive base to any power. */
export function power(base: number, exponent: number): number {
  return exp2(log2(base) * exponent);
}

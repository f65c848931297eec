/**
 * Powers and logarithms from sums, products and square roots alone: the last bit of the built-in ones may differ
 * between JavaScript engines, and values must not.
 */
const ROOTS: readonly number[] = makeRoots();

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
  let fraction = x - whole;
  let result = 1;
  // By index: tables of ranks use it a thousand times in a process that has not compiled anything yet.
  for (let i = 0; i < ROOTS.length && fraction !== 0; i++) {
    fraction *= 2;
    if (fraction >= 1) {
      fraction -= 1;
      result *= ROOTS[i] as number;
    }
  }
  for (let i = 0; i < whole; i++) result *= 2;
  for (let i = 0; i > whole; i--) result /= 2;
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

import { exp2, log2, power } from './real-functions.ts';

/** Ranks by Zipf's law, as a table of the inverse distribution: 4,096 knots, a straight line between two of them. */
export type Zipf = { readonly size: number; readonly knots: Float64Array };

const KNOTS = 4096;

/** The continuous law with density x^-exponent on [1, size + 1): rank r stands for [r + 1, r + 2). */
export function makeZipf(size: number, exponent: number): Zipf {
  const knots = new Float64Array(KNOTS + 1);
  const top = size + 1;
  for (let i = 0; i <= KNOTS; i++) knots[i] = inverse(i / KNOTS, top, exponent) - 1;
  return { size, knots };
}

function inverse(share: number, top: number, exponent: number): number {
  if (Math.abs(exponent - 1) < 1e-9) return exp2(share * log2(top));
  const rest = 1 - exponent;
  return power(1 + share * (power(top, rest) - 1), 1 / rest);
}

/** A rank in [0, size) from a 32-bit draw. */
export function zipfRank(zipf: Zipf, random: number): number {
  const slot = random >>> 20;
  const low = zipf.knots[slot] as number;
  const rank = Math.floor(low + ((zipf.knots[slot + 1] as number) - low) * ((random & 0xfffff) / 1048576));
  return rank < zipf.size ? rank : zipf.size - 1;
}

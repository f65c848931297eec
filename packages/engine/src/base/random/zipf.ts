import { exp2, log2 } from './real-functions.ts';

/** Ranks by Zipf's law, as a table of the inverse distribution: 1,024 knots with linear interpolation. */
export type Zipf = { readonly size: number; readonly knots: Float64Array };

const KNOTS = 1024;

/** Tables made so far, because several references use the same one. Few enough to keep, many enough for any schema. */
const made = new Map<string, Zipf>();
const KEPT = 64;

/** The continuous law with density x^-exponent on [1, size + 1): rank r stands for [r + 1, r + 2). */
export function makeZipf(size: number, exponent: number): Zipf {
  const key = `${size}/${exponent}`;
  const known = made.get(key) ?? tabulate(size, exponent);
  if (made.size >= KEPT) made.clear();
  made.set(key, known);
  return known;
}

function tabulate(size: number, exponent: number): Zipf {
  const knots = new Float64Array(KNOTS + 1);
  const top = log2(size + 1);
  const rest = 1 - exponent;
  const whole = Math.abs(rest) < 1e-9 ? 0 : exp2(top * rest) - 1;
  for (let i = 0; i <= KNOTS; i++) {
    const share = i / KNOTS;
    knots[i] = (whole === 0 ? exp2(share * top) : exp2(log2(1 + share * whole) / rest)) - 1;
  }
  return { size, knots };
}

const STEP = 1 / 4194304;

/** A rank in [0, size) from a 32-bit draw. */
export function zipfRank(zipf: Zipf, random: number): number {
  const { knots, size } = zipf;
  const slot = random >>> 22;
  const low = knots[slot] as number;
  const rank = Math.floor(low + ((knots[slot + 1] as number) - low) * ((random & 0x3fffff) * STEP));
  return rank < size ? rank : size - 1;
}

/** The same for sizes below 2^31, where truncation is a single operation. */
export function smallZipfRank(zipf: Zipf, random: number): number {
  const { knots, size } = zipf;
  const slot = random >>> 22;
  const low = knots[slot] as number;
  const rank = (low + ((knots[slot + 1] as number) - low) * ((random & 0x3fffff) * STEP)) | 0;
  return rank < size ? rank : size - 1;
}

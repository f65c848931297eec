import { deriveKey } from './key.ts';

/**
 * A keyed permutation of [0, size): four Feistel rounds over the next even power of two, repeated until the value is
 * inside.
 */
export type Permutation = {
  readonly size: number;
  readonly halfBits: number;
  readonly halfMask: number;
  readonly halfSize: number;
  readonly keys: Int32Array;
};

const ROUNDS = 4;
/** Beyond every value, even for 32-bit numbers. */
const NOWHERE = 0x7fffffff;

export function makePermutation(size: number, ...address: readonly (string | number)[]): Permutation {
  let halfBits = 1;
  while (4 ** halfBits < size) halfBits++;
  const keys = new Int32Array(ROUNDS * 2);
  for (let round = 0; round < ROUNDS; round++) {
    const key = deriveKey(...address, 'permutation', round);
    keys[round * 2] = key.k0;
    keys[round * 2 + 1] = key.k1;
  }
  const halfSize = 2 ** halfBits;
  // An empty range has no target, so every value passes. The walk would never end.
  if (!(size >= 1)) return { size: NOWHERE, halfBits, halfMask: halfSize - 1, halfSize, keys };
  return { size, halfBits, halfMask: halfSize - 1, halfSize, keys };
}

function scramble(value: number, k0: number, k1: number): number {
  let x = Math.imul(value ^ k0, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15) ^ k1, 0x85ebca77);
  return x ^ (x >>> 13);
}

/**
 * The index itself, or for an index outside the permutation one inside: from outside the walk may cycle without ever
 * getting inside.
 */
export function foldIndex(index: number, size: number): number {
  if (index >= 0 && index < size) return index;
  const folded = index - Math.floor(index * (1 / size)) * size;
  return folded >= 0 && folded < size ? folded : 0;
}

/** The permuted index; `salt` selects one of many permutations of the same size (for a parent's row, for example). */
export function permute(permutation: Permutation, index: number, salt: number): number {
  const { size, halfBits, halfMask, keys } = permutation;
  if (halfBits > 15) return permuteWide(permutation, index, salt);
  let value = foldIndex(index, size) | 0;
  do {
    let left = value >>> halfBits;
    let right = value & halfMask;
    for (let round = 0; round < ROUNDS * 2; round += 2) {
      const mixed = left ^ (scramble(right ^ salt, keys[round] as number, keys[round + 1] as number) & halfMask);
      left = right;
      right = mixed;
    }
    value = (left << halfBits) | right;
  } while (value >= size);
  return value;
}

/** The same for ranges whose numbers exceed 32 bits. */
function permuteWide(permutation: Permutation, index: number, salt: number): number {
  const { size, halfMask, halfSize, keys } = permutation;
  let value = foldIndex(index, size);
  do {
    let left = Math.floor(value / halfSize);
    let right = value - left * halfSize;
    for (let round = 0; round < ROUNDS * 2; round += 2) {
      const mixed = left ^ (scramble(right ^ salt, keys[round] as number, keys[round + 1] as number) & halfMask);
      left = right;
      right = mixed;
    }
    value = left * halfSize + right;
  } while (value >= size);
  return value;
}

const TABULATED = 262_144;
/** Four megabytes pay off for an entry that is used this often. */
const MIN_USES = 8;
const MAX_TABULATED = 1_048_576;

/** Tables made so far, by the parameters of the permutations: all loops that scatter over one table share one. */
const written = new Map<string, Int32Array>();
const KEPT = 16;

/**
 * A small permutation as a table, for this many uses: one load instead of four rounds. Its size is bounded, so memory
 * stays constant.
 */
export function tabulate(permutation: Permutation, uses: number): Int32Array | undefined {
  const { size } = permutation;
  if (size > (uses >= size * MIN_USES ? MAX_TABULATED : TABULATED)) return undefined;
  const key = `${size}/${permutation.keys.join()}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const table = new Int32Array(size);
  for (let index = 0; index < size; index++) table[index] = permute(permutation, index, 0);
  if (written.size >= KEPT) written.clear();
  written.set(key, table);
  return table;
}

/** The index that {@link permute} maps to `value`. */
export function unpermute(permutation: Permutation, value: number, salt: number): number {
  const { size, halfMask, halfSize, keys } = permutation;
  let index = foldIndex(value, size);
  do {
    let left = Math.floor(index / halfSize);
    let right = index - left * halfSize;
    for (let round = ROUNDS - 1; round >= 0; round--) {
      const mixed =
        right ^ (scramble(left ^ salt, keys[round * 2] as number, keys[round * 2 + 1] as number) & halfMask);
      right = left;
      left = mixed;
    }
    index = left * halfSize + right;
  } while (index >= size);
  return index;
}

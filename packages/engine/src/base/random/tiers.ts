import { makePermutation, type Permutation, permute } from './permute.ts';

/**
 * Keyed permutations of consecutive ranges of integers. The image of a number depends only on its own range, not on the
 * number of ranges after it: a growing table keeps its values.
 */
export type Tiers = { readonly starts: Float64Array; readonly permutations: readonly Permutation[] };

export function makeTiers(sizes: readonly number[], ...address: readonly (string | number)[]): Tiers {
  let start = 0;
  const starts = Float64Array.from(sizes, (size) => (start += size) - size);
  return { starts, permutations: sizes.map((size, tier) => makePermutation(size, ...address, 'tier', tier)) };
}

/** The same, with the first range permuted as that range alone would be. */
export function makeFurtherTiers(sizes: readonly number[], ...address: readonly (string | number)[]): Tiers {
  const { starts, permutations } = makeTiers(sizes, ...address);
  return { starts, permutations: [makePermutation(sizes[0] ?? 1, ...address), ...permutations.slice(1)] };
}

/** The image of a number; `salt` selects one of many permutations. */
export function permuteTiers({ starts, permutations }: Tiers, number: number, salt: number): number {
  // Most numbers are in the last tier, which is larger than all before it together.
  let tier = permutations.length - 1;
  while (number < (starts[tier] as number)) tier--;
  const start = starts[tier] as number;
  return start + permute(permutations[tier] as Permutation, number - start, salt);
}

/**
 * Ranges that begin at 0, `first`, ten times `first` and so on, until they cover `count` numbers; none beyond `limit`.
 */
export function growingSizes(first: number, count: number, limit = Number.MAX_SAFE_INTEGER): readonly number[] {
  const sizes: number[] = [];
  for (let end = 0, next = first; sizes.length === 0 || (end < count && end < limit); next *= 10) {
    const to = Math.min(next, limit);
    sizes.push(to - end);
    end = to;
  }
  return sizes;
}

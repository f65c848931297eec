/** Sums of the weights up to each slot. */
export function cumulate(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}

/** The slot that contains a number below the sum of all weights. */
export function slotOf(bounds: Float64Array, value: number): number {
  let slot = 0;
  while (value >= (bounds[slot] as number)) slot++;
  return slot;
}

/**
 * Statistics for tests and benches. Each returns the deviation of an observation from chance, in standard deviations.
 */

/** Pearson's chi-square against equal counts. */
export function uniformDeviation(counts: ArrayLike<number>): number {
  const bins = counts.length;
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  const expected = total / bins;
  const chi = Array.from(counts).reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
  return (chi - (bins - 1)) / Math.sqrt(2 * (bins - 1));
}

/** Correlation of two sequences of draws, in standard deviations. */
export function correlationDeviation(
  size: number,
  first: (index: number) => number,
  second: (index: number) => number,
): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let index = 0; index < size; index++) {
    const a = (first(index) >>> 0) / 4294967296;
    const b = (second(index) >>> 0) / 4294967296;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  const covariance = sumAB - (sumA * sumB) / size;
  const spread = Math.sqrt((sumAA - (sumA * sumA) / size) * (sumBB - (sumB * sumB) / size));
  return (covariance / spread) * Math.sqrt(size);
}

/** Counts pairs of draws in a grid of `side` × `side` bins. */
export function jointCounts(
  size: number,
  side: number,
  first: (index: number) => number,
  second: (index: number) => number,
): Uint32Array {
  const counts = new Uint32Array(side * side);
  const bin = (value: number): number => Math.floor((value >>> 0) * (side / 4294967296));
  for (let index = 0; index < size; index++) {
    const cell = bin(first(index)) * side + bin(second(index));
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

/**
 * Marsaglia's birthday spacings: 4,096 birthdays in a year of 2^32 days have repeated spacings with a Poisson
 * distribution of mean 4. Returns the deviation of their number over all groups.
 */
export function birthdayDeviation(groups: number, draw: (index: number) => number): number {
  const birthdays = 4096;
  const days = new Uint32Array(birthdays);
  const spacings = new Uint32Array(birthdays);
  let repeats = 0;
  for (let group = 0; group < groups; group++) {
    for (let i = 0; i < birthdays; i++) days[i] = draw(group * birthdays + i);
    days.sort();
    for (let i = 0; i < birthdays; i++) spacings[i] = (days[(i + 1) % birthdays] as number) - (days[i] as number);
    spacings.sort();
    for (let i = 1; i < birthdays; i++) if (spacings[i] === spacings[i - 1]) repeats++;
  }
  const expected = groups * 4;
  return (repeats - expected) / Math.sqrt(expected);
}

/** Equal draws in a sample: a random function repeats values, a permutation never does. */
export function collisionDeviation(size: number, draw: (index: number) => number): number {
  const values = Uint32Array.from({ length: size }, (_, index) => draw(index)).toSorted();
  let collisions = 0;
  for (let i = 1; i < size; i++) if (values[i] === values[i - 1]) collisions++;
  const expected = (size * size) / 2 / 4294967296;
  return (collisions - expected) / Math.sqrt(expected);
}

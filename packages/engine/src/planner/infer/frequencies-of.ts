const FIRST = 60;

/** Weights that halve from position to position: the first values are the most frequent. */
export function frequenciesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.max(2, Math.floor(FIRST / 2 ** index)));
}

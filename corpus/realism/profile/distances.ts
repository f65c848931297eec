/** The greatest difference of cumulative shares (Kolmogorov–Smirnov): from 0 to 1. */
export function farApart(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [a, b].map((values) => values.toSorted((one, other) => one - other)) as [number[], number[]];
  let [far, i, j] = [0, 0, 0];
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i] ?? 0, second[j] ?? 0);
    while (i < first.length && (first[i] ?? 0) <= value) i += 1;
    while (j < second.length && (second[j] ?? 0) <= value) j += 1;
    far = Math.max(far, Math.abs(i / first.length - j / second.length));
  }
  return first.length === 0 || second.length === 0 ? Number(first.length !== second.length) : far;
}

/** Half the sum of the differences of shares (total variation); renamed words are compared by rank. */
export function variation(
  a: readonly string[],
  b: readonly string[],
  { renamed }: { readonly renamed: boolean },
): number {
  const [first, second] = [a, b].map((words) => sharesOf(words, renamed)) as [Shares, Shares];
  const keys = new Set([...first.keys(), ...second.keys()]);
  return [...keys].reduce((sum, key) => sum + Math.abs((first.get(key) ?? 0) - (second.get(key) ?? 0)), 0) / 2;
}

type Shares = ReadonlyMap<string | number, number>;

function sharesOf(words: readonly string[], renamed: boolean): Shares {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({
    word,
    share: all.length / words.length,
  }));
  const sorted = counts.toSorted((one, other) => other.share - one.share);
  return new Map(sorted.map(({ word, share }, rank) => [renamed ? rank : word, share]));
}

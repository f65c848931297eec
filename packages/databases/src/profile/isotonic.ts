/** A run of indistinguishable neighbours: their mean, and their number. */
export type Level = { readonly mean: number; readonly size: number };

/**
 * Restores the descending order that counts had before noise was added: neighbours in the wrong order become their
 * mean. Where many have the same count their noise cancels out.
 */
export function descendingLevels(counts: readonly number[]): readonly Level[] {
  const levels: Level[] = [];
  for (const count of counts) {
    let level: Level = { mean: count, size: 1 };
    for (let before = levels.at(-1); before !== undefined && before.mean <= level.mean; before = levels.at(-1)) {
      levels.pop();
      const size = before.size + level.size;
      level = { mean: (before.mean * before.size + level.mean * level.size) / size, size };
    }
    levels.push(level);
  }
  return levels;
}

/** The same as counts, down to the last ones that exceed the noise of that many. */
export function descending(counts: readonly number[], noise: number): readonly number[] {
  const levels = descendingLevels(counts);
  const last = levels.findLastIndex(({ mean, size }) => mean > (3 * noise) / Math.sqrt(size));
  return levels.slice(0, last + 1).flatMap(({ mean, size }) => Array.from({ length: size }, () => mean));
}

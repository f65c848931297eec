/** The durations of several rounds of the same work. */
export type Spread = { readonly median: number; readonly least: number; readonly most: number };

export type Turn = {
  /** Not measured: resets the state before each round. */
  readonly before?: () => void | Promise<void>;
  readonly run: () => void | Promise<void>;
  /** Not measured either. */
  readonly after?: () => void | Promise<void>;
};

/** Seconds of each work in each round, with the works in turns: a temporary disturbance affects all of them. */
export async function takeTurns(rounds: number, works: readonly Turn[]): Promise<readonly (readonly number[])[]> {
  const seconds: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { before, run, after }] of works.entries()) {
      await before?.();
      const start = performance.now();
      await run();
      seconds[index]?.push((performance.now() - start) / 1000);
      await after?.();
    }
  }
  return seconds;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** The ratio within each round, so that a slow round affects both sides of it. */
export const ratiosOf = (own: readonly number[], peer: readonly number[]): Spread =>
  spreadOf(own.map((seconds, round) => seconds / (peer[round] ?? Number.NaN)));

export function formatSpread({ median, least, most }: Spread, unit = ''): string {
  const middle = `${median.toFixed(2)}${unit}`;
  return least === most ? middle : `${middle} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

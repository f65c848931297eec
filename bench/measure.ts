/** Best of several runs: the machine is shared, and the least disturbed run is the most accurate. */
export function best(runs: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) least = Math.min(least, timed(work));
  return least;
}

/** Seconds that the work takes, once. */
export function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Best of several runs of each, in turns: a temporary disturbance then affects all of them. */
export function bestInTurns(runs: number, works: readonly (() => void)[]): readonly number[] {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run++) {
    works.forEach((work, index) => {
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, timed(work));
    });
  }
  return least;
}

export type Figure = {
  readonly name: string;
  readonly value: string;
  readonly target?: string;
  readonly met?: boolean;
};

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n### ${title}\n\n| what | measured | target | met |\n|---|---|---|---|`);
  for (const { name, value, target = '', met } of figures) {
    console.log(`| ${name} | ${value} | ${target} | ${met === undefined ? '' : met ? 'yes' : '**no**'} |`);
  }
}

export const megabytes = (bytes: number, seconds: number): number => bytes / seconds / 1e6;

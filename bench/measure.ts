/** Best of several runs: the machine is shared, and the least disturbed run is the truest. */
export function best(runs: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = process.hrtime.bigint();
    work();
    least = Math.min(least, Number(process.hrtime.bigint() - start) / 1e9);
  }
  return least;
}

export type Figure = { readonly name: string; readonly value: string; readonly target?: string; readonly met?: boolean };

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n### ${title}\n\n| what | measured | target | met |\n|---|---|---|---|`);
  for (const { name, value, target = '', met } of figures) {
    console.log(`| ${name} | ${value} | ${target} | ${met === undefined ? '' : met ? 'yes' : '**no**'} |`);
  }
}

export const megabytes = (bytes: number, seconds: number): number => bytes / seconds / 1e6;

import { type Figure, printFigures } from './measure.ts';
import { peakMemory } from './peak-memory.ts';
import { openScratch, runWatched } from './scratch.ts';

const LIMIT_MB = 120;
/** The growth of a peak that still counts as flat: variation of the garbage collector. */
const FLAT_MB = 8;
const MILLION = 1_000_000;

/** The highest resident memory of a whole process, as the kernel counts it. Linux only. */
export async function benchMemory(): Promise<void> {
  const scratch = openScratch();
  const peak = async (rows: number, rest: readonly string[]): Promise<number> => {
    let highest = 0;
    const wishes = `order_items=${rows},orders=${rows / 4},customers=${rows / 20},products=10000`;
    // Standard output goes to /dev/null: fifty million rows would take two gigabytes of disk.
    await runWatched(
      [scratch.bundle, 'generate', ...scratch.shop, '--rows', wishes, '--tables', 'order_items', '--quiet', ...rest],
      ['ignore', 'ignore', 'inherit'],
      (pid) => {
        highest = Math.max(highest, peakMemory(pid));
      },
    );
    return highest;
  };
  try {
    const figures: Figure[] = [];
    for (const format of ['csv', 'parquet']) {
      const small = await peak(MILLION, ['--to', '-', '--format', format]);
      const large = await peak(50 * MILLION, ['--to', '-', '--format', format]);
      const must = format === 'csv';
      figures.push(
        {
          name: `${format}, 1 million rows, one thread`,
          value: `${small.toFixed(0)} MB`,
          ...(must ? { target: `${LIMIT_MB} MB`, met: small <= LIMIT_MB } : {}),
        },
        {
          name: `${format}, 50 million rows, one thread`,
          value: `${large.toFixed(0)} MB`,
          ...(must ? { target: `${LIMIT_MB} MB`, met: large <= LIMIT_MB } : {}),
        },
        {
          name: `${format}, growth from 1 to 50 million rows`,
          value: `${(large - small).toFixed(0)} MB`,
          ...(must ? { target: `flat: at most ${FLAT_MB} MB`, met: large - small <= FLAT_MB } : {}),
        },
      );
    }
    for (const rows of [1, 10]) {
      const threads = await peak(rows * MILLION, ['--to', scratch.path(`two-${rows}`), '--threads', '2']);
      figures.push({ name: `csv into a file, ${rows} million rows, two threads`, value: `${threads.toFixed(0)} MB` });
    }
    printFigures('Memory: peak of the whole process (VmHWM), order_items, the bundle', figures);
  } finally {
    scratch.close();
  }
}

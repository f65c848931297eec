import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatSpread, ratiosOf, takeTurns, type Turn } from './load/turns.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { openScratch, run, runBeside } from './scratch.ts';
import { SHOP_ROWS } from './shop-schema.ts';

/** Two gigabytes: enough that the start of a process does not decide, and little enough that the disk does not. */
const FACTOR = 24;
const ROUNDS = 11;

export async function benchFiles(): Promise<void> {
  const scratch = openScratch();
  try {
    // Files that are removed at once are never written to the disk. Those of an earlier turn would be, by the very cores
    // that are measured; and while one waits for that, a virtual machine gives its free memory back, which is slow to get.
    const clear = (): void => {
      rmSync(scratch.path('out'), { recursive: true, force: true });
      run('sync', []);
    };
    const wordsFor = (to: string, format: string, threads: number, factor: number): readonly string[] => {
      const rows = Object.entries(SHOP_ROWS).map(([table, count]) => `${table}=${count * factor}`);
      const words = ['--rows', rows.join(','), '--to', to, '--format', format, '--threads', String(threads), '--quiet'];
      return [scratch.bundle, 'generate', ...scratch.shop, ...words];
    };
    let bytes = 0;
    const measureBytes = (): void => void (bytes = tableBytes(scratch.path('out')));
    const generate = (format: string, threads: number): Turn => ({
      before: clear,
      run: () => void run(process.execPath, wordsFor(scratch.path('out'), format, threads, FACTOR)),
      after: measureBytes,
    });
    const apart: Turn = {
      before: () => {
        clear();
        mkdirSync(scratch.path('out'));
      },
      run: async () => {
        const halves = ['out/first', 'out/second'].map(scratch.path);
        await Promise.all(halves.map((to) => runBeside(wordsFor(to, 'csv', 1, FACTOR / 2))));
      },
    };
    const figures: Figure[] = [];
    const [pairs = [], ones = [], twos = []] = await takeTurns(ROUNDS, [apart, generate('csv', 1), generate('csv', 2)]);
    const [plains = []] = await takeTurns(3, [
      {
        before: () => rmSync(scratch.path('copy'), { force: true }),
        run: () => void run('sh', ['-c', `cat "${scratch.path('out')}"/*.csv > "${scratch.path('copy')}"`]),
      },
    ]);
    rmSync(scratch.path('copy'), { force: true });
    const [one, two, plain] = [ones, twos, plains].map((seconds) => Math.min(...seconds)) as [number, number, number];
    const ratio = ratiosOf(ones, twos);
    const speed = megabytes(bytes, one);
    figures.push(
      {
        name: `CSV into four files, one thread, ${(bytes / 1e6).toFixed(0)} MB`,
        value: `${speed.toFixed(0)} MB/s (${one.toFixed(2)} s)`,
        target: '350 MB/s',
        met: speed >= 350,
      },
      {
        name: 'CSV into four files, two threads',
        value: `${megabytes(bytes, two).toFixed(0)} MB/s (${two.toFixed(2)} s)`,
      },
      {
        name: 'two threads against one',
        value: `${formatSpread(ratio)} times in ${ROUNDS} rounds; ${(one / two).toFixed(2)} the fastest of each`,
        target: '1.5 times',
        met: ratio.median >= 1.5,
      },
      {
        name: 'two processes at once that share nothing, half of the rows each, against one: what the machine allows',
        value: `${formatSpread(ratiosOf(ones, pairs))} times`,
      },
      {
        name: '`cat` of the same bytes to the same disk',
        value: `${megabytes(bytes, plain).toFixed(0)} MB/s (${plain.toFixed(2)} s)`,
      },
      { name: 'one thread against `cat`', value: `${(one / plain).toFixed(2)} times its time` },
    );
    for (const format of ['jsonl', 'sql']) {
      const [[seconds = 0] = []] = await takeTurns(1, [generate(format, 1)]);
      figures.push({
        name: `${format}, one thread, ${(bytes / 1e6).toFixed(0)} MB, once`,
        value: `${megabytes(bytes, seconds).toFixed(0)} MB/s (${seconds.toFixed(2)} s)`,
      });
    }
    printFigures(
      `Files: four tables, ${((Object.values(SHOP_ROWS).reduce((sum, count) => sum + count, 0) * FACTOR) / 1e6).toFixed(1)} million rows, whole processes of the bundle`,
      figures,
    );
  } finally {
    scratch.close();
  }
}

function tableBytes(folder: string): number {
  return readdirSync(folder)
    .filter((name) => /^(?:customers|products|orders|order_items)\./.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

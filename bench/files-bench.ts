import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatSpread, ratiosOf, takeTurns, type Turn } from './load/turns.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { openScratch, run } from './scratch.ts';
import { SHOP_ROWS } from './shop-schema.ts';

/** Two gigabytes: enough that the start of a process does not decide, and little enough that the disk does not. */
const FACTOR = 24;
const ROUNDS = 7;

export async function benchFiles(): Promise<void> {
  const scratch = openScratch();
  try {
    const rows = Object.entries(SHOP_ROWS)
      .map(([table, count]) => `${table}=${count * FACTOR}`)
      .join(',');
    // What an earlier round has left to be written would be written by the very cores that are measured.
    const clear = (path: string): void => {
      rmSync(path, { recursive: true, force: true });
      run('sync', []);
    };
    const generate = (format: string, threads: number): Turn => {
      const to = scratch.path(`${format}-${threads}`);
      const words = ['--rows', rows, '--to', to, '--format', format, '--threads', String(threads), '--quiet'];
      return {
        before: () => clear(to),
        run: () => void run(process.execPath, [scratch.bundle, 'generate', ...scratch.shop, ...words]),
      };
    };
    const copy: Turn = {
      before: () => clear(scratch.path('copy')),
      run: () => void run('sh', ['-c', `cat "${scratch.path('csv-1')}"/*.csv > "${scratch.path('copy')}"`]),
    };
    const figures: Figure[] = [];
    const [ones = [], twos = [], plains = []] = await takeTurns(ROUNDS, [generate('csv', 1), generate('csv', 2), copy]);
    const [one, two, plain] = [ones, twos, plains].map((seconds) => Math.min(...seconds)) as [number, number, number];
    const ratio = ratiosOf(ones, twos);
    const bytes = tableBytes(scratch.path('csv-1'));
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
        name: '`cat` of the same bytes to the same disk',
        value: `${megabytes(bytes, plain).toFixed(0)} MB/s (${plain.toFixed(2)} s)`,
      },
      { name: 'one thread against `cat`', value: `${(one / plain).toFixed(2)} times its time` },
    );
    for (const format of ['jsonl', 'sql']) {
      const [[seconds = 0] = []] = await takeTurns(1, [generate(format, 1)]);
      const written = tableBytes(scratch.path(`${format}-1`));
      figures.push({
        name: `${format}, one thread, ${(written / 1e6).toFixed(0)} MB, once`,
        value: `${megabytes(written, seconds).toFixed(0)} MB/s (${seconds.toFixed(2)} s)`,
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

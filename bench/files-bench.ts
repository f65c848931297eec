import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bestInTurns, type Figure, megabytes, printFigures } from './measure.ts';
import { openScratch, run } from './scratch.ts';
import { SHOP_ROWS } from './shop-schema.ts';

/** Two gigabytes: enough that the start of a process does not decide, and little enough that the disk does not. */
const FACTOR = 24;
const RUNS = 5;

export function benchFiles(): void {
  const scratch = openScratch();
  try {
    const rows = Object.entries(SHOP_ROWS)
      .map(([table, count]) => `${table}=${count * FACTOR}`)
      .join(',');
    const generate = (format: string, threads: number) => (): void => {
      const to = scratch.path(`${format}-${threads}`);
      rmSync(to, { recursive: true, force: true });
      run(process.execPath, [
        scratch.bundle,
        'generate',
        ...scratch.shop,
        '--rows',
        rows,
        '--to',
        to,
        '--format',
        format,
        '--threads',
        String(threads),
        '--quiet',
      ]);
    };
    const copy = (): void => {
      rmSync(scratch.path('copy'), { force: true });
      run('sh', ['-c', `cat "${scratch.path('csv-1')}"/*.csv > "${scratch.path('copy')}"`]);
    };
    const figures: Figure[] = [];
    const [one = 0, two = 0, plain = 0] = bestInTurns(RUNS, [generate('csv', 1), generate('csv', 2), copy]);
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
        value: `${(one / two).toFixed(2)} times`,
        target: '1.5 times',
        met: one / two >= 1.5,
      },
      {
        name: '`cat` of the same bytes to the same disk',
        value: `${megabytes(bytes, plain).toFixed(0)} MB/s (${plain.toFixed(2)} s)`,
      },
      { name: 'one thread against `cat`', value: `${(one / plain).toFixed(2)} times its time` },
    );
    for (const format of ['jsonl', 'sql']) {
      const [seconds = 0] = bestInTurns(1, [generate(format, 1)]);
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

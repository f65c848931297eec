import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareThreads } from './compare-threads.ts';
import { formatSpread, takeTurns } from './load/turns.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { memoryFolder, openScratch, run, type Scratch } from './scratch.ts';
import { SHOP_ROWS } from './shop-schema.ts';

/** Two gigabytes: little enough that the disk does not decide. */
const ON_DISK = { factor: 24, rounds: 9 };
/** Four, without a disk: enough that the start of a process does not decide. */
const IN_MEMORY = { factor: 48, rounds: 9, gigabytes: 8 };

export async function benchFiles(): Promise<void> {
  const figures = await benchFolder(openScratch(), ON_DISK, 'on the disk', async (scratch, bytes) => [
    ...(await compareCopy(scratch, bytes)),
    ...(await writeOnce(scratch, 'jsonl')),
    ...(await writeOnce(scratch, 'sql')),
  ]);
  const memory = memoryFolder(IN_MEMORY.gigabytes * 1e9);
  if (memory !== undefined)
    figures.push(...(await benchFolder(openScratch(memory), IN_MEMORY, 'in memory', () => Promise.resolve([]))));
  printFigures('Files: four tables, whole processes of the bundle', figures);
}

async function benchFolder(
  scratch: Scratch,
  { factor, rounds }: { readonly factor: number; readonly rounds: number },
  place: string,
  more: (scratch: Scratch, bytes: number) => Promise<readonly Figure[]>,
): Promise<Figure[]> {
  try {
    const { one, two, ratio, apart } = await compareThreads(scratch, factor, rounds);
    const bytes = tableBytes(scratch.path('out'));
    const speed = megabytes(bytes, one);
    return [
      {
        name: `CSV into four files ${place}, one thread, ${(bytes / 1e6).toFixed(0)} MB`,
        value: `${speed.toFixed(0)} MB/s (${one.toFixed(2)} s)`,
        target: '350 MB/s',
        met: speed >= 350,
      },
      {
        name: `CSV into four files ${place}, two threads`,
        value: `${megabytes(bytes, two).toFixed(0)} MB/s (${two.toFixed(2)} s)`,
      },
      {
        name: `two threads against one, ${place}`,
        value: `${formatSpread(ratio)} times in ${rounds} rounds; ${(one / two).toFixed(2)} the fastest of each`,
        target: '1.5 times',
        met: ratio.median >= 1.5,
      },
      {
        name: `two processes at once that share nothing, half of the rows each, against one, ${place}: what the machine allows`,
        value: `${formatSpread(apart)} times`,
      },
      ...(await more(scratch, bytes)),
    ];
  } finally {
    scratch.close();
  }
}

/** What the system needs to copy the same bytes. */
async function compareCopy(scratch: Scratch, bytes: number): Promise<readonly Figure[]> {
  const [seconds = []] = await takeTurns(3, [
    {
      before: () => rmSync(scratch.path('copy'), { force: true }),
      run: () => void run('sh', ['-c', `cat "${scratch.path('out')}"/*.csv > "${scratch.path('copy')}"`]),
    },
  ]);
  rmSync(scratch.path('copy'), { force: true });
  const least = Math.min(...seconds);
  return [
    {
      name: '`cat` of the same bytes to the same disk',
      value: `${megabytes(bytes, least).toFixed(0)} MB/s (${least.toFixed(2)} s)`,
    },
  ];
}

async function writeOnce(scratch: Scratch, format: string): Promise<readonly Figure[]> {
  const [[seconds = 0] = []] = await takeTurns(1, [
    {
      before: () => rmSync(scratch.path('out'), { recursive: true, force: true }),
      run: () =>
        void run(process.execPath, scratch.generate({ to: 'out', format, threads: 1, factor: ON_DISK.factor })),
    },
  ]);
  const bytes = tableBytes(scratch.path('out'));
  return [
    {
      name: `${format}, one thread, ${(bytes / 1e6).toFixed(0)} MB, once`,
      value: `${megabytes(bytes, seconds).toFixed(0)} MB/s (${seconds.toFixed(2)} s)`,
    },
  ];
}

function tableBytes(folder: string): number {
  return readdirSync(folder)
    .filter((name) => Object.keys(SHOP_ROWS).some((table) => name.startsWith(`${table}.`)))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

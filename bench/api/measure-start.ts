import { rmSync } from 'node:fs';
import { spreadOf } from '../load/turns.ts';
import type { Figure } from '../measure.ts';
import type { Stage } from './open-stage.ts';
import { processTree } from './process-tree.ts';
import { startService } from './start-service.ts';

const ROUNDS = 3;
const FRESH = 8;
const EXISTING = 2.5;

/** `npm start` in the checkout, with everything installed and built, to the first positive `/readyz`. */
export async function measureStart({ scratch }: Stage): Promise<readonly Figure[]> {
  const folder = scratch.path('start');
  // The first one builds what is missing, and is not counted.
  await start(scratch.path('built'), scratch.path('start.log'));
  const fresh: number[] = [];
  const existing: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(folder, { recursive: true, force: true });
    fresh.push(await start(folder, scratch.path('start.log')));
    existing.push(await start(folder, scratch.path('start.log')));
  }
  return [
    figure('`npm start` to `/readyz`, fresh embedded store', fresh, FRESH),
    figure('`npm start` to `/readyz`, existing embedded store', existing, EXISTING),
  ];
}

async function start(folder: string, log: string): Promise<number> {
  const { pid, seconds, stop } = await startService({ program: 'npm', words: ['start', '--silent'], folder, log });
  // npm, perhaps a shell, and last the listening process.
  await stop(processTree(pid).at(-1));
  return seconds;
}

function figure(name: string, seconds: readonly number[], limit: number): Figure {
  const { median, least, most } = spreadOf(seconds);
  return {
    name: `${name}, best, median and longest of ${seconds.length}`,
    value: `${least.toFixed(1)}, ${median.toFixed(1)}, ${most.toFixed(1)} s`,
    target: `at most ${limit} s`,
    met: median <= limit,
  };
}

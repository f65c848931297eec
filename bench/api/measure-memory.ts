import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../measure.ts';
import type { Stage } from './open-stage.ts';
import { processTree, residentMemory } from './process-tree.ts';
import type { StartedService } from './start-service.ts';

const SETTLED = 15_000;
const EMBEDDED = 500;
const POSTGRESQL = 150;

/**
 * The memory of `rowloom serve` with its worker and all its children, fifteen seconds after it was ready, without a
 * request since. PostgreSQL's own processes are not counted.
 */
export async function measureMemory(stage: Stage): Promise<readonly Figure[]> {
  stage.server.createDatabase('idle');
  await idle(await stage.serve('made', 'idle'));
  return [
    figure('embedded store, just made', await idle(await stage.serve('idle')), EMBEDDED),
    figure('embedded store', await idle(await stage.serve('idle')), EMBEDDED),
    figure('store on PostgreSQL', await idle(await stage.serve('made', 'idle')), POSTGRESQL),
  ];
}

async function idle({ pid, stop }: StartedService): Promise<number> {
  await sleep(SETTLED);
  const memory = processTree(pid).reduce((sum, one) => sum + residentMemory(one), 0);
  await stop();
  return memory;
}

const figure = (name: string, memory: number, limit: number): Figure => ({
  name: `resident memory of the idle service, ${name}`,
  value: `${memory.toFixed(0)} MB`,
  target: `at most ${limit} MB`,
  met: memory <= limit,
});

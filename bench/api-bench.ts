import { compareCpu } from './api/compare-cpu.ts';
import { compareRun } from './api/compare-run.ts';
import { readApiWords } from './api/api-options.ts';
import { measureLatency } from './api/measure-latency.ts';
import { measureMemory } from './api/measure-memory.ts';
import { measureStart } from './api/measure-start.ts';
import { openAccount } from './api/open-account.ts';
import { openStage, type Stage } from './api/open-stage.ts';
import { openShopProject } from './api/shop-run.ts';
import { type Figure, printFigures } from './measure.ts';

const PROJECTS = 20;

/** The service: the cost of a request, its latency, the overhead of a run, its start and its idle memory. */
export async function benchApi(words: readonly string[]): Promise<void> {
  const parts = new Set(readApiWords(words));
  const stage = await openStage();
  try {
    const figures: Figure[] = [];
    if (parts.has('cpu') || parts.has('latency') || parts.has('run'))
      figures.push(...(await benchServed(stage, parts)));
    if (parts.has('start')) figures.push(...(await measureStart(stage)));
    if (parts.has('memory')) figures.push(...(await measureMemory(stage)));
    printFigures(`The service, store and target on PostgreSQL ${stage.server.run('SHOW server_version')}`, figures);
  } finally {
    await stage.close();
  }
}

async function benchServed(stage: Stage, parts: ReadonlySet<string>): Promise<readonly Figure[]> {
  const service = await stage.serve('served', stage.server.createDatabase('store'));
  try {
    const account = await openAccount(service.url);
    const shop = await openShopProject(stage, account, Number(process.env['ROWLOOM_BENCH_SHARE'] ?? 1));
    for (let index = 1; index < PROJECTS; index++) {
      await account.client.createProject({
        body: {
          organization_id: account.organization,
          name: `Project ${index}`,
          engine: 'postgresql',
          schema_name: 'public',
        },
      });
    }
    return [
      ...(parts.has('cpu') ? await compareCpu(stage, service, account) : []),
      ...(parts.has('latency') ? await measureLatency(service.url, account, shop) : []),
      ...(parts.has('run') ? await compareRun(stage, shop) : []),
    ];
  } finally {
    await service.stop();
  }
}

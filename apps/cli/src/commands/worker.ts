import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { untilStopped } from '../service/until-stopped.ts';

export const worker = defineCommand({
  name: 'worker',
  summary: 'carry out runs of a service whose store is PostgreSQL: any number, on any machine',
  operands: [],
  options: {},
  notes: [
    'Reads the same environment as `rowloom serve`: ROWLOOM_STORE_URL and ROWLOOM_SECRET_KEY must be the same everywhere.',
    'ROWLOOM_RUNS_AT_ONCE (3) sets how many runs it carries out at a time.',
  ],
  examples: [['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom worker', 'one more worker']],
  async run() {
    // Loaded on use: help must not wait for a store, nor need one.
    const [{ makeLog }, { openConfigured }, { readConfig }] = await Promise.all([
      import('@rowloom/http'),
      import('../service/open-configured.ts'),
      import('../service/read-config.ts'),
    ]);
    const config = readConfig(process.env);
    if (config.store.kind === 'embedded')
      throw refusal(EXIT.usage, 'The embedded store belongs to one process, which has its own worker.', [
        'Set ROWLOOM_STORE_URL to the PostgreSQL database that the service uses.',
      ]);
    const log = makeLog({ level: config.logLevel ?? 'info', destination: process.stderr });
    const service = await openConfigured(config, log);
    await service.startWorker({ concurrency: config.runsAtOnce });
    openTerminal(process.stdout).line('This worker takes runs; stop it with Ctrl-C.');
    await untilStopped(async () => service.close({ isSilent: !(await service.isReady()) }));
    return EXIT.ok;
  },
});

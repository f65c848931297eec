import { defineCommand } from '../arguments/command.ts';

export const serve = defineCommand({
  name: 'serve',
  summary: 'run the service: the HTTP API and, by default, a worker',
  operands: [],
  options: { 'no-worker': { help: 'only answer requests; `rowloom worker` carries out runs elsewhere' } },
  notes: [
    'Configured by the environment: PORT (4000), HOST (127.0.0.1), ROWLOOM_DATA_DIR (.rowloom), ROWLOOM_STORE_URL and',
    'others; docs/reference/configuration.md lists them all. Without ROWLOOM_STORE_URL the store is embedded, in the data',
    'folder. The first start prints a link to create the operator account.',
  ],
  examples: [
    ['rowloom serve', 'on http://localhost:4000, with an embedded store'],
    ['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom serve --no-worker', 'one of many, workers elsewhere'],
  ],
  async run({ options }) {
    // Loaded on use: help must not wait for a store, nor need one.
    const { runService } = await import('../service/run-service.ts');
    return runService({ withWorker: !options['no-worker'] });
  },
});

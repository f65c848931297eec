import { listen, makeLog, makeRoutes, makeServer } from '@rowloom/http';
import { prepareSetup, setupLink } from '@rowloom/service';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { explainListening } from '../service/explain-listening.ts';
import { openConfigured } from '../service/open-configured.ts';
import { readConfig } from '../service/read-config.ts';
import { serverOptions } from '../service/server-options.ts';
import { untilStopped } from '../service/until-stopped.ts';

export const serve = defineCommand({
  name: 'serve',
  summary: 'run the service: the HTTP API and, unless told otherwise, a worker',
  operands: [],
  options: { 'no-worker': { help: 'answer requests only; runs are carried out by `rowloom worker` elsewhere' } },
  notes: [
    'Configured by the environment: PORT (4000), HOST (127.0.0.1), ROWLOOM_DATA_DIR (.rowloom), ROWLOOM_STORE_URL and',
    'others; docs/reference/configuration.md has them all. Without ROWLOOM_STORE_URL the store is embedded, in the data',
    'folder. The first start prints a link to create the operator account.',
  ],
  examples: [
    ['rowloom serve', 'on http://localhost:4000, with a store of its own'],
    ['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom serve --no-worker', 'one of many, workers elsewhere'],
  ],
  async run({ options }) {
    const config = readConfig(process.env);
    const terminal = openTerminal(process.stdout);
    // People want the address, programs the log: each has a stream of its own.
    const log = makeLog({
      level: process.env['ROWLOOM_LOG_LEVEL'] ?? (process.stderr.isTTY ? 'warn' : config.logLevel),
      destination: process.stderr,
    });
    const service = await openConfigured(config, log);
    const setupToken = await prepareSetup(service.store, { admin: config.admin });
    const server = await makeServer({ ...serverOptions(config, service, log), routes: makeRoutes(service) });
    const listening = await listen(server, config).catch(async (error: unknown) => {
      await service.close();
      throw explainListening(error, config);
    });
    if (!options['no-worker']) await service.startWorker({ concurrency: config.runsAtOnce });
    const url = config.port === 0 ? listening.url : config.publicUrl;
    terminal.line(`Rowloom is at ${terminal.style.bold(url)}`);
    if (setupToken !== undefined) {
      terminal.line('');
      terminal.line('Create the operator account by this link, once:');
      terminal.line(`  ${setupLink(url, setupToken)}`);
      terminal.line('');
    }
    terminal.line(terminal.style.dim(`API reference: ${url}/docs · stop with Ctrl-C`));
    await untilStopped(async () => {
      await listening.stop();
      await service.close();
    });
    return EXIT.ok;
  },
});

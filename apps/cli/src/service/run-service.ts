import { listen, makeLog, makeRoutes, makeServer } from '@rowloom/http';
import { prepareSetup, setupLink } from '@rowloom/service';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { explainListening } from './explain-listening.ts';
import { explainAdmin } from './explain-admin.ts';
import { openConfigured } from './open-configured.ts';
import { readConfig } from './read-config.ts';
import { serverOptions } from './server-options.ts';
import { untilStopped } from './until-stopped.ts';

/** The whole life of the service, as configured in the environment. */
export async function runService({ withWorker }: { readonly withWorker: boolean }): Promise<ExitCode> {
  const config = readConfig(process.env);
  const terminal = openTerminal(process.stdout);
  // People want the address, programs the log: each has a separate stream.
  const log = makeLog({
    level: config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'),
    destination: process.stderr,
  });
  const service = await openConfigured(config, log);
  const setupToken = await prepareSetup(service.store, { admin: config.admin }).catch(async (error: unknown) => {
    await service.close();
    throw explainAdmin(error);
  });
  const server = await makeServer({ ...serverOptions(config, service, log), routes: makeRoutes(service) });
  const listening = await listen(server, config).catch(async (error: unknown) => {
    await service.close();
    throw explainListening(error, config);
  });
  if (withWorker) await service.startWorker({ concurrency: config.runsAtOnce });
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
    const drained = listening.stop();
    // Requests that wait for a silent store end with it, not each at its own deadline.
    const isSilent = !(await service.isReady());
    if (!isSilent) await drained;
    await service.close({ isSilent });
    await drained;
  });
  return EXIT.ok;
}

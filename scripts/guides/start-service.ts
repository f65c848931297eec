import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from './find-port.ts';
import { PROGRAM } from './program.ts';

export type StartedService = {
  readonly url: string;
  /** From the link that the service prints at its first start. */
  readonly setupToken: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

const PATIENCE_MS = 180_000;

/** `rowloom serve` as a reader of the guides would start it, on a free port and a folder of its own. */
export async function startService(dataDir: string): Promise<StartedService> {
  const port = await findPort();
  const environment = { PORT: String(port), ROWLOOM_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [PROGRAM.bin, 'serve'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + PATIENCE_MS;
  while (!said.includes('stop with Ctrl-C')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The service did not start.\n${said}`);
    }
    await sleep(50);
  }
  const [, setupToken = ''] = /#\/setup\?token=(\S+)/.exec(said) ?? [];
  return {
    url: `http://localhost:${port}`,
    setupToken,
    environment,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

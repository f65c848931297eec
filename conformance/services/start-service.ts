import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyStore } from '@rowloom/servers';

export type StartOptions = {
  /** What Node runs: the built program or its source. */
  readonly program: string;
  /** Absent: the embedded store. */
  readonly storeUrl?: string;
  /** A folder to go on with; absent: a fresh one, which goes with the service. */
  readonly folder?: string;
  /** The service makes its embedded store from nothing; otherwise a copy of a migrated one is there. */
  readonly fromNothing?: boolean;
  /** That of a service before, which somebody still asks for; absent: a free one. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

export type RunningService = {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly child: ChildProcess;
  /** All that it wrote so far, on both streams. */
  readonly output: () => string;
  /** Asks it to stop, and answers the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would, with what it has started. */
  readonly kill: () => Promise<void>;
  readonly remove: () => void;
};

export const OPERATOR = { email: 'operator@example.com', password: 'a passphrase of the operator' } as const;

const PATIENCE_MS = 120_000;

export async function startService(options: StartOptions): Promise<RunningService> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'rowloom-service-'));
  if (options.storeUrl === undefined && options.fromNothing !== true && !existsSync(join(folder, 'store')))
    copyStore(folder, options.program);
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [options.program, 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that nothing it started outlives it.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: String(port),
      ROWLOOM_DATA_DIR: folder,
      ROWLOOM_ADMIN_EMAIL: OPERATOR.email,
      ROWLOOM_ADMIN_PASSWORD: OPERATOR.password,
      ROWLOOM_RATE_LIMIT: '0',
      // Sign-ins are limited by address: each person of a test comes from one of their own.
      ROWLOOM_TRUST_PROXY: 'true',
      ...(options.storeUrl === undefined ? {} : { ROWLOOM_STORE_URL: options.storeUrl }),
      ...options.environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const killAll = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killAll);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (signal === 'SIGKILL') killAll();
    else child.kill(signal);
    const [code] = await ended;
    process.removeListener('exit', killAll);
    return code;
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      killAll();
      throw new Error(`The service did not start.\n${output}`);
    }
    await sleep(50);
  }
  return {
    url,
    port,
    folder,
    child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

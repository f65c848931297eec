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
  /** A folder to continue with; absent: a fresh one, which is removed with the service. */
  readonly folder?: string;
  /** The service creates its embedded store itself; otherwise it gets a copy of a migrated one. */
  readonly fromNothing?: boolean;
  /** That of an earlier service, whose clients still use it; absent: a free one. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

export type RunningService = {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly child: ChildProcess;
  /** Its whole output so far, on both streams. */
  readonly output: () => string;
  /** Asks it to stop, and returns the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would, including its children. */
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
    // A separate process group, so that no child outlives it.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: String(port),
      ROWLOOM_DATA_DIR: folder,
      ROWLOOM_ADMIN_EMAIL: OPERATOR.email,
      ROWLOOM_ADMIN_PASSWORD: OPERATOR.password,
      ROWLOOM_RATE_LIMIT: '0',
      // Sign-ins are limited by address: each person of a test uses a separate one.
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

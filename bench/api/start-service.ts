import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const OPERATOR = { email: 'ada@example.com', password: 'a long passphrase' } as const;

export type StartOptions = {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  /** Absent for the embedded store. */
  readonly store?: string;
  /** Where the log goes, at its usual level. */
  readonly log: string;
};

export type StartedService = {
  readonly url: string;
  readonly pid: number;
  /** Seconds from the start of the process to the first positive `/readyz`. */
  readonly seconds: number;
  readonly child: ChildProcess;
  /** Ends the listening process; its parents end with it. */
  readonly stop: (listening?: number) => Promise<void>;
};

const TIMEOUT_MS = 120_000;

export async function startService({ program, words, folder, store, log }: StartOptions): Promise<StartedService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROWLOOM_DATA_DIR: folder,
      ROWLOOM_STORE_URL: store ?? '',
      ROWLOOM_ADMIN_EMAIL: OPERATOR.email,
      ROWLOOM_ADMIN_PASSWORD: OPERATOR.password,
      // One user sends more requests here than people do; they are still counted.
      ROWLOOM_RATE_LIMIT: '1000000',
    },
  });
  const ended = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started.`);
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - start > TIMEOUT_MS)
      throw new Error(`The service did not become ready; its log is ${log}.`);
    await sleep(10);
  }
  const seconds = (performance.now() - start) / 1000;
  const stop = async (listening = pid): Promise<void> => {
    process.kill(listening, 'SIGTERM');
    await ended;
  };
  return { url, pid, seconds, child, stop };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A port has no number.');
  return address.port;
}

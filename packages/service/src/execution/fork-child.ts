import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { getPriority, setPriority } from 'node:os';

/** What a child may know of the environment: secrets of the service stand in variables, and none of them is here. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
];

const FLAGS = ['--disable-warning=ExperimentalWarning'];

export type ForkOptions = {
  readonly entry: URL;
  /** Megabytes of JavaScript's heap, after which the child dies; Node's own choice unless told. */
  readonly heap?: number;
  /** How far other processes come first: 0, as far as any, unless told. */
  readonly nice?: number;
};

/** A process of our own program with a channel to it. What it prints is dropped: it may quote rows. */
export function forkChild({ entry, heap, nice = 0 }: ForkOptions): ChildProcess {
  const child = fork(entry, {
    env: childEnvironment(process.env),
    execArgv: heap === undefined ? FLAGS : [...FLAGS, `--max-old-space-size=${heap}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined && nice > 0) lowerPriority(child.pid, nice);
  return child;
}

export function childEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  const cache = getCompileCacheDir();
  return { ...Object.fromEntries(kept), ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) };
}

const LOWEST = 19;

/** By so much below this process, which may have been started low itself. Not every system lets us. */
export function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + nice));
  } catch {
    return;
  }
}

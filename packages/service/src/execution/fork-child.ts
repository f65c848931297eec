import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { getPriority, setPriority } from 'node:os';

/** The environment of a child: the service's secrets are in variables, none of which is listed here. */
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
  /** The limit of JavaScript's heap in megabytes, beyond which the child dies; Node's own by default. */
  readonly heap?: number;
  /** How far other processes come first; by default 0, equally. */
  readonly nice?: number;
};

/** A process of our own program with a channel to it. Its output is dropped, because it may quote rows. */
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

/** Relative to this process, which may itself run at low priority. Not every system allows it. */
export function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + nice));
  } catch {
    return;
  }
}

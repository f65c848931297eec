import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { sharedRowloom } from '../rowloom.fixture.ts';
import { OPERATOR } from '../service.fixture.ts';

export type Environment = Readonly<Record<string, string>>;

/** A process of the real program for fault tests. */
export type ServiceProcess = {
  /** Empty for a worker. */
  readonly url: string;
  readonly pid: number;
  /** Its whole output; lines of its log are JSON. */
  readonly said: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Its children: looms and runs. */
  readonly children: () => readonly number[];
};

const living = new Set<ChildProcess>();
// A failing test must not leave a frozen process behind.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

const READY = /Rowloom is at (\S+)\n|This worker takes runs/;

/** `rowloom serve` or `rowloom worker`, once it is ready. */
export function startProcess(words: readonly string[], environment: Environment): Promise<ServiceProcess> {
  const child = sharedRowloom().startRowloom(words, {
    PORT: '0',
    HOST: '127.0.0.1',
    ROWLOOM_ADMIN_EMAIL: OPERATOR.email,
    ROWLOOM_ADMIN_PASSWORD: OPERATOR.password,
    ROWLOOM_RATE_LIMIT: '0',
    ...environment,
  });
  living.add(child);
  let said = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => {
      living.delete(child);
      resolve({ code, signal });
    }),
  );
  return new Promise((resolve, reject) => {
    const pid = child.pid ?? 0;
    const hear = (text: string): void => {
      said = (said + text).slice(-4_000_000);
      const found = READY.exec(said);
      if (found === null) return;
      const signal = (name: NodeJS.Signals): void => void child.kill(name);
      resolve({ url: found[1] ?? '', pid, said: () => said, signal, ended, children: () => childrenOf(pid) });
    };
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.stdout?.setEncoding('utf8').on('data', hear);
    void ended.then(({ code }) => reject(new Error(`rowloom ${words.join(' ')} ended with ${code}.\n${said}`)));
  });
}

/** Whatever it is doing, and whatever the test has done to it. */
export async function killProcess({ signal, ended }: Pick<ServiceProcess, 'signal' | 'ended'>): Promise<void> {
  signal('SIGKILL');
  await ended;
}

/** Asks it to stop; its exit code. */
export async function stopProcess({ signal, ended }: Pick<ServiceProcess, 'signal' | 'ended'>): Promise<number | null> {
  signal('SIGTERM');
  return (await ended).code;
}

/** The processes of runs of a worker. */
export const runChildren = ({ children }: Pick<ServiceProcess, 'children'>): readonly number[] =>
  children().filter((pid) => commandOf(pid).includes('run-worker'));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LoaderJob, LoaderLine } from './loader.ts';

/** How a loader ended. */
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The outcome, or the refusal. */
  readonly last: LoaderLine | undefined;
  readonly complaints: string;
};

export type Loader = {
  readonly lines: readonly LoaderLine[];
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
  /** Waits until a line arrives, or the process is gone; returns whether it arrived. */
  readonly untilLine: (isMeant: (line: LoaderLine, index: number) => boolean) => Promise<boolean>;
};

const PROGRAM = fileURLToPath(new URL('./loader.ts', import.meta.url));
/** Modules compiled once, for dozens of processes that start alike. */
const CACHE = join(tmpdir(), 'rowloom-fault-modules');

let jobs = 0;
const living = new Set<ChildProcess>();
// A failing test must not leave a frozen process behind.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

export function writeJob(folder: string, job: LoaderJob): string {
  const file = join(folder, `job-${jobs++}.json`);
  writeFileSync(file, JSON.stringify(job));
  return file;
}

/** After this many seconds of silence from a loader its last output is shown, to explain why a test took so long. */
const SILENCE = 60;

export function startLoader(job: string, describeServer: () => string = () => ''): Loader {
  const child = spawn(process.execPath, [PROGRAM, job], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
  });
  living.add(child);
  const lines: LoaderLine[] = [];
  let waiting: (() => void)[] = [];
  let isGone = false;
  const wake = (): void => {
    const sleepers = waiting;
    waiting = [];
    for (const rise of sleepers) rise();
  };
  const watch = setInterval(() => {
    const last = lines.slice(-5).map((line) => JSON.stringify(line));
    console.warn([`A loader has said nothing for ${SILENCE} s.`, ...last, complaints].join('\n'));
    try {
      console.warn(describeServer());
    } catch (error) {
      console.warn(String(error));
    }
  }, SILENCE * 1000);
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (text) => {
    // A kill may truncate a line.
    if (text.endsWith('}')) lines.push(JSON.parse(text) as LoaderLine);
    watch.refresh();
    wake();
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      living.delete(child);
      clearInterval(watch);
      isGone = true;
      wake();
      resolve({ code, signal, complaints, last: lines.findLast(({ kind }) => ENDS.has(kind)) });
    });
  });
  return {
    lines,
    ended,
    kill: (signal) => void child.kill(signal),
    async untilLine(isMeant) {
      for (;;) {
        if (lines.some(isMeant)) return true;
        if (isGone) return false;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

const ENDS = new Set(['outcome', 'refused']);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The result of a loader that ended well; otherwise its output. */
export function outcomeOf({ last, complaints, signal }: Ended, seed?: number): LoaderLine {
  if (last?.kind === 'outcome' && complaints === '') return last;
  const told = JSON.stringify({ seed, signal, last });
  throw new Error(`The loader did not end well: ${told}\n${complaints}`);
}

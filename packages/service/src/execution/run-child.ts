import type { ChildProcess } from 'node:child_process';
import type { RunEnd, RunMessage, RunWord, SentRunTask } from '@rowloom/runner';
import { forkChild } from './fork-child.ts';

export type SpawnRunOptions = {
  /** The module that calls `serveRun`. */
  readonly entry: URL;
  readonly task: SentRunTask;
  /** Everything that the process says but its end. An error thrown here ends the process. */
  readonly onMessage?: (message: Exclude<RunMessage, RunEnd>) => void;
  /** Ends the process at once, whatever it is doing, as when the run's lease is lost. */
  readonly signal?: AbortSignal;
  /** Megabytes of JavaScript's heap, whatever the target sends; 1024 unless told. A run takes some 150. */
  readonly heap?: number;
};

export type RunChild = {
  readonly pid: number | undefined;
  /** The run is to end at the next chunk boundary. */
  readonly cancel: () => void;
  /** The process is to end at the next chunk boundary: another attempt will go on with the run. */
  readonly stop: () => void;
  /** Ends it at once. */
  readonly kill: () => void;
  /** Never rejected. */
  readonly ended: Promise<RunEnd | LostRun>;
};

/** The process ended without a word: killed, out of memory, or never started. Another attempt can go on with the run. */
export type LostRun = { readonly kind: 'lost'; readonly code: number | null; readonly signal: string | null };

/** V8 gives up by abort() when its heap is full; shells and Windows tell that by a number. To try again would end alike. */
export const isOutOfMemory = ({ code, signal }: LostRun): boolean => signal === 'SIGABRT' || code === 134;

/** Requests come first. */
const NICE = 15;
const HEAP = 1024;

/** Carries a task out in a process of its own. The task goes over the channel only, never by argument or environment. */
export function spawnRun({ entry, task, onMessage, signal, heap = HEAP }: SpawnRunOptions): RunChild {
  const child = forkChild({ entry, heap, nice: NICE });
  const kill = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted === true) kill();
  const ended = new Promise<RunEnd | LostRun>((resolve) => {
    let end: RunEnd | undefined;
    const settle = (code: number | null, name: string | null): void => {
      signal?.removeEventListener('abort', kill);
      resolve(end ?? { kind: 'lost', code, signal: name });
    };
    child.on('message', (message) => {
      const said = message as RunMessage;
      if (isEnd(said)) end = said;
      else {
        try {
          onMessage?.(said);
        } catch {
          kill();
        }
      }
    });
    child.on('error', () => (child.pid === undefined ? settle(null, null) : undefined));
    child.on('exit', settle);
  });
  tell(child, { kind: 'task', task });
  return {
    pid: child.pid,
    cancel: () => tell(child, { kind: 'cancel' }),
    stop: () => tell(child, { kind: 'stop' }),
    kill,
    ended,
  };
}

const ENDS: ReadonlySet<RunMessage['kind']> = new Set(['done', 'failed', 'cancelled', 'stopped']);

const isEnd = (message: RunMessage): message is RunEnd => ENDS.has(message.kind);

/** A process that is gone hears nothing, and its end is told elsewhere. */
function tell(child: ChildProcess, word: RunWord): void {
  if (child.connected) child.send(word, () => undefined);
}

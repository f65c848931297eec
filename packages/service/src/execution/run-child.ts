import type { ChildProcess } from 'node:child_process';
import type { RunEnd, RunMessage, RunWord, SentRunTask } from '@rowloom/runner';
import { forkChild } from './fork-child.ts';

export type SpawnRunOptions = {
  /** The module that calls `serveRun`. */
  readonly entry: URL;
  readonly task: SentRunTask;
  /** Everything that the process sends except its end. An error thrown here ends the process. */
  readonly onMessage?: (message: Exclude<RunMessage, RunEnd>) => void;
  /** Ends the process at once, whatever it is doing, as when the run's lease is lost. */
  readonly signal?: AbortSignal;
  /** The limit of JavaScript's heap in megabytes, whatever the target sends; 1024 by default. A run takes some 150. */
  readonly heap?: number;
};

export type RunChild = {
  readonly pid: number | undefined;
  /** The run must end at the next chunk boundary. */
  readonly cancel: () => void;
  /** The process must end at the next chunk boundary: another attempt will continue the run. */
  readonly stop: () => void;
  /** Ends it at once. */
  readonly kill: () => void;
  /** Never rejected. */
  readonly ended: Promise<RunEnd | LostRun>;
};

/**
 * The process ended without a message: killed, out of memory, or never started. Another attempt can continue the run.
 */
export type LostRun = { readonly kind: 'lost'; readonly code: number | null; readonly signal: string | null };

/**
 * V8 calls abort() when its heap is full, which shells and Windows report as a number. A retry would end the same way.
 */
export const isOutOfMemory = ({ code, signal }: LostRun): boolean => signal === 'SIGABRT' || code === 134;

/** Requests come first. */
const NICE = 15;
const HEAP = 1024;

/** Executes a task in a separate process. The task is sent only over the channel, never by argument or environment. */
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

/** A process that is gone receives nothing, and its end is reported elsewhere. */
function tell(child: ChildProcess, word: RunWord): void {
  if (child.connected) child.send(word, () => undefined);
}

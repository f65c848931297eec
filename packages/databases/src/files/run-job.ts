import { Worker } from 'node:worker_threads';
import type { ChunkReport } from './chunk-report.ts';
import { makeChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import type { FileThreadData, FileThreadMessage } from './file-thread.ts';
import { targetError } from '../target/target-error.ts';
import { writeTables } from './write-tables.ts';

export type Threads = {
  readonly count: number;
  /** The module that calls `runFileThread`. */
  readonly module: URL;
};

/** A worker makes few objects; V8 would give it room for many. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * Writes every table of a job and reports each chunk as it stands in its file. This thread does its share too, and looks
 * after other things between chunks: a thread that only waits would cost memory for nothing.
 */
export async function runJob(
  job: FileJob,
  threads: Threads,
  report: (chunk: ChunkReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const turns = makeChunkTurns(job.tables.length);
  const stop = (): void => turns.stop();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    const others = Array.from({ length: threads.count - 1 }, (_, index) =>
      startWorker({ job, turns: turns.buffer, backwards: index % 2 === 0 }, threads.module, report, stop),
    );
    const own = writeTables(job, turns, report, { pause: yieldToEvents }).catch((error: unknown) => {
      stop();
      throw error;
    });
    const ends = await Promise.allSettled([own, ...others]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (signal.aborted) throw targetError('interrupted', 'Interrupted.');
}

/** Lets progress be shown and Ctrl-C be heard. */
const yieldToEvents = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Ends when the worker has; fails when the worker did. */
function startWorker(
  workerData: FileThreadData,
  module: URL,
  report: (chunk: ChunkReport) => void,
  stop: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const fail = (error: unknown): void => {
      failure ??= error;
      stop();
    };
    const worker = new Worker(module, { workerData, resourceLimits: WORKER_LIMITS });
    worker.on('message', (message: FileThreadMessage) => {
      if (message.kind === 'failure') fail(revive(message));
      if (message.kind !== 'chunk') return;
      try {
        report(message.chunk);
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', () => (failure === undefined ? resolve() : reject(failure)));
  });
}

function revive({ message, code, stack }: Extract<FileThreadMessage, { kind: 'failure' }>): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}

import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ChunkReport } from './chunk-report.ts';
import { type ChunkTurns, makeChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import type { FileThreadData, FileThreadMessage } from './file-thread.ts';
import { targetError } from './target-error.ts';
import { writeTables } from './write-tables.ts';

export type Threads = {
  readonly count: number;
  /** The module that calls `runFileThread`. */
  readonly module: URL;
};

/** Writes every table of a job, in this thread or in several others, and reports each chunk as it stands in its file. */
export async function runJob(job: FileJob, threads: Threads, report: (chunk: ChunkReport) => void, signal: AbortSignal): Promise<void> {
  const turns = makeChunkTurns(job.tables.length);
  const stop = (): void => turns.stop();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    if (threads.count > 1) await runThreads(job, threads, turns, report);
    else await writeTables(job, turns, report, () => setImmediate());
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (signal.aborted) throw targetError('interrupted', 'Interrupted.');
}

async function runThreads(job: FileJob, { count, module }: Threads, turns: ChunkTurns, report: (chunk: ChunkReport) => void): Promise<void> {
  const workerData: FileThreadData = { job, turns: turns.buffer };
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    turns.stop();
  };
  const start = (): Promise<void> =>
    new Promise((resolve) => {
      const worker = new Worker(module, { workerData });
      worker.on('message', (message: FileThreadMessage) => {
        if (message.kind === 'chunk') report(message.chunk);
        if (message.kind === 'failure') fail(revive(message));
      });
      worker.on('error', fail);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: count }, start));
  if (failure !== undefined) throw failure;
}

function revive({ message, code, stack }: Extract<FileThreadMessage, { kind: 'failure' }>): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}

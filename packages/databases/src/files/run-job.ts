import type { ChunkReport } from './chunk-report.ts';
import { makeChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import { targetError } from '../target/target-error.ts';
import { ThreadHandle } from './thread-handle.ts';
import { writeTables } from './write-tables.ts';

export type Threads = {
  readonly count: number;
  /** The module that calls `runFileThread`. */
  readonly module: URL;
  /** Threads that were started beforehand. */
  readonly waiting?: readonly ThreadHandle[];
};

/**
 * Writes every table of a job and reports each chunk once it is in its file. This thread writes too, and handles other
 * work between chunks: a thread that only waits would cost memory for nothing.
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
      (threads.waiting?.[index] ?? new ThreadHandle(threads.module)).run(
        { job, turns: turns.buffer, backwards: index % 2 === 0 },
        report,
        stop,
      ),
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

/** Allows progress to be shown and Ctrl-C to be handled. */
const yieldToEvents = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

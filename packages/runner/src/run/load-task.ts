import { isTargetError, type LoadOptions } from '@rowloom/databases';
import { readChunks, writeChunk } from '../ledger/chunks.ts';
import { isConnectionLost } from '../target/control.ts';
import { type RunAttempt, rollBack, takenOver } from './attempt.ts';
import type { ChunkTask } from './chunk-schedule.ts';
import { loadCycle } from './load-cycle.ts';
import { replaceWorker, type WorkerSession } from './worker-session.ts';

export type TaskOptions = {
  /** Foreign keys among the task's tables are in force, and close a cycle. */
  readonly cyclic: boolean;
  readonly onRows?: (table: string, rows: number) => void;
};

/**
 * Loads a task in one transaction: its rows, then its lines in the ledger, last. Answers the worker to go on with, which
 * is another one where the connection was lost, and the bytes sent.
 */
export async function loadTask(
  attempt: RunAttempt,
  worker: WorkerSession,
  task: ChunkTask,
  options: TaskOptions,
): Promise<{ readonly worker: WorkerSession; readonly bytes: number }> {
  let mine = worker;
  for (;;) {
    try {
      return { worker: mine, bytes: await inTransaction(attempt, mine, task, options) };
    } catch (error) {
      if (!isConnectionLost(error) || attempt.ledger === undefined) throw error;
      attempt.emit({ kind: 'reconnecting', reason: isTargetError(error) ? error.message : 'connection lost' });
      mine = await replaceWorker(attempt, mine);
      // The answer to COMMIT may be all that was lost.
      if (await isLoaded(attempt, task)) return { worker: mine, bytes: 0 };
    }
  }
}

async function inTransaction(
  attempt: RunAttempt,
  worker: WorkerSession,
  task: ChunkTask,
  { cyclic, onRows }: TaskOptions,
): Promise<number> {
  const { session } = worker;
  let bytes = 0;
  await session.execute(session.dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    if (cyclic && session.dialect === 'postgresql') bytes = await loadCycle(attempt, worker, task.chunks, onRows);
    else
      for (const { table, first, end } of task.chunks) {
        const loader = await worker.loaderOf(table);
        const loading: LoadOptions = onRows === undefined ? {} : { onProgress: (rows) => onRows(table, rows) };
        bytes += (await loader.load(first, end, loading)).bytes;
      }
    if (attempt.ledger !== undefined)
      for (const chunk of task.chunks)
        if (!(await writeChunk(session, attempt.ledger, attempt, chunk))) throw takenOver();
    await session.execute('COMMIT');
    return bytes;
  } catch (error) {
    await rollBack(session);
    throw error;
  }
}

async function isLoaded({ control, ledger, runId }: RunAttempt, { chunks }: ChunkTask): Promise<boolean> {
  if (ledger === undefined) return false;
  const done = await control.use((session) => readChunks(session, ledger, runId));
  return chunks.every(({ table, chunk }) => done.some((item) => item.table === table && item.chunk === chunk));
}

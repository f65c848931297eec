import { isDeadlock, isTargetError, type LoadOptions } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { readChunks, writeChunk } from '../../ledger/chunks.ts';
import { isConnectionLost, isStalled, MAX_LOSSES, MAX_STALLS } from '../../target/control.ts';
import { switchTriggersOff, switchTriggersOn } from '../../target/insert-triggers.ts';
import { isAlone, type RunAttempt, rollBack, takenOver } from './attempt.ts';
import type { ChunkTask } from './chunk-schedule.ts';
import { loadCycle } from './load-cycle.ts';
import { withTriggers } from '../with-triggers.ts';
import { closeWorker, replaceWorker, type WorkerSession } from './worker-session.ts';

export type TaskOptions = {
  readonly schema: SchemaDocument;
  /** Foreign keys among the task's tables are in force, and close a cycle. */
  readonly cyclic: boolean;
  readonly onRows?: (table: string, rows: number) => void;
};

const LONGEST_PAUSE = 200;

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
  const held = { worker };
  try {
    const bytes = await loadPatiently(attempt, held, task, options);
    return { worker: held.worker, bytes };
  } catch (error) {
    // Only here is it known what replaced a lost connection: left open it would keep the process from ending.
    if (held.worker !== worker) await closeWorker(attempt, held.worker);
    throw error;
  }
}

async function loadPatiently(
  attempt: RunAttempt,
  held: { worker: WorkerSession },
  task: ChunkTask,
  options: TaskOptions,
): Promise<number> {
  let stalls = 0;
  for (let failures = 1; ; failures++) {
    try {
      const { session } = held.worker;
      const tables = task.chunks.flatMap(({ table }) => attempt.run.tables.get(table)?.table ?? []);
      return await withTriggers(attempt, session, options, tables, async (off) => {
        await session.execute(dialectOf(session).statements.begin);
        try {
          await switchTriggersOff(session, off);
          const sent = await fill(attempt, held.worker, task, options);
          await switchTriggersOn(session, off);
          await writeLedger(attempt, held.worker, task);
          await session.execute('COMMIT');
          return sent;
        } catch (error) {
          await rollBack(session);
          throw error;
        }
      });
    } catch (error) {
      if (isStalled(error)) stalls++;
      if (failures > MAX_LOSSES || stalls > MAX_STALLS || attempt.signal.aborted) throw error;
      if (isDeadlock(error)) {
        // Whoever it was goes first; two that come back at once would meet again.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE));
        continue;
      }
      if (!isConnectionLost(error) || isAlone(attempt)) throw error;
      attempt.emit({ kind: 'reconnecting', reason: isTargetError(error) ? error.message : 'connection lost' });
      held.worker = await replaceWorker(attempt, held.worker);
      // The answer to COMMIT may be all that was lost.
      if (await isLoaded(attempt, task)) return 0;
    }
  }
}

async function fill(
  attempt: RunAttempt,
  worker: WorkerSession,
  { chunks }: ChunkTask,
  { cyclic, onRows }: TaskOptions,
): Promise<number> {
  if (cyclic && dialectOf(worker.session).loading.relax === undefined)
    return loadCycle(attempt, worker, chunks, onRows);
  let bytes = 0;
  for (const { table, first, end } of chunks) {
    const loader = await worker.loaderOf(table);
    const loading: LoadOptions = onRows === undefined ? {} : { onProgress: (rows) => onRows(table, rows) };
    bytes += (await loader.load(first, end, loading)).bytes;
  }
  return bytes;
}

async function writeLedger(attempt: RunAttempt, { session }: WorkerSession, { chunks }: ChunkTask): Promise<void> {
  for (const chunk of chunks) if (!(await writeChunk(session, attempt.ledger, attempt, chunk))) throw takenOver();
}

async function isLoaded({ control, ledger, runId }: RunAttempt, { chunks }: ChunkTask): Promise<boolean> {
  const done = await control.use((session) => readChunks(session, ledger, runId));
  return chunks.every(({ table, chunk }) => done.some((item) => item.table === table && item.chunk === chunk));
}

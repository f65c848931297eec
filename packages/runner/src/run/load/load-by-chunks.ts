import { type SchemaDocument, tableKey } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { readChunks } from '../../ledger/chunks.ts';
import { heed } from '../../target/interrupted.ts';
import { isAlone, type RunAttempt } from './attempt.ts';
import { scheduleChunks } from './chunk-schedule.ts';
import { findTriggerTargets } from '../../target/trigger-targets.ts';
import { cutChunks } from './cut-chunks.ts';
import { groupTables, separateTables } from './group-tables.ts';
import { loadTask } from './load-task.ts';
import { closeWorker, openWorker, relaxSession, type WorkerSession, workWith } from './worker-session.ts';

const CONNECTIONS = 2;

export type ByChunksRequest = {
  readonly schema: SchemaDocument;
  /** Foreign keys are enforced while rows arrive. */
  readonly constrained: boolean;
};

/** Fills the tables chunk by chunk, each in its own transaction, and skips those already in the ledger. */
export async function loadByChunks(attempt: RunAttempt, { schema, constrained }: ByChunksRequest): Promise<number> {
  const { control, losses, signal, emit } = attempt;
  const lostBefore = losses.count + control.losses();
  const { groups, tasks, loaded } = await readTasks(attempt, { schema, constrained });
  const rowsOf = plannedRows(attempt);
  const schedule = scheduleChunks(
    groups.map(({ after, inOrder }, index) => ({ tasks: tasks[index] ?? [], after, inOrder })),
  );
  const tell = (table: string, more: number): void =>
    emit({ kind: 'progress', table, rows: (loaded.get(table) ?? 0) + more, of: rowsOf.get(table) ?? 0 });
  // The last row may still be in flight.
  const onRows = (table: string, more: number): void => {
    if ((loaded.get(table) ?? 0) + more < (rowsOf.get(table) ?? 0)) tell(table, more);
  };
  for (const [table] of loaded) tell(table, 0);
  signal.addEventListener('abort', schedule.stop, { once: true });
  if (signal.aborted) schedule.stop();

  let bytes = 0;
  /** The first in time: failures of the others follow from it. */
  let failure: { readonly error: unknown } | undefined;
  const work: Work = async (open, close) => {
    let worker: WorkerSession | undefined;
    try {
      for (let task = await schedule.take(); task !== undefined; task = await schedule.take()) {
        worker ??= await open();
        const cyclic = constrained && groups[task.group]?.cyclic === true;
        const result = await loadTask(attempt, worker, task, { schema, cyclic, onRows });
        worker = result.worker;
        bytes += result.bytes;
        for (const { table, first, end } of task.chunks) {
          loaded.set(table, (loaded.get(table) ?? 0) + end - first);
          tell(table, 0);
        }
        schedule.finish(task);
      }
    } catch (error) {
      failure ??= { error };
      schedule.stop();
    } finally {
      if (worker !== undefined) await close(worker);
    }
  };

  await runWorkers(attempt, work);
  if (failure !== undefined) throw failure.error;
  heed(signal);
  // A restarted server may have lost what it had confirmed: many are configured that way.
  const hasLost = losses.count + control.losses() > lostBefore;
  return hasLost ? bytes + (await loadByChunks(attempt, { schema, constrained })) : bytes;
}

type Work = (open: () => Promise<WorkerSession>, close: (worker: WorkerSession) => Promise<void>) => Promise<void>;

/** Each on a separate connection, or one on that of the ledger. */
async function runWorkers(attempt: RunAttempt, work: Work): Promise<void> {
  const { control, options } = attempt;
  if (isAlone(attempt))
    return control.use(async (session) => {
      await relaxSession(session);
      await work(
        () => Promise.resolve(workWith(attempt, session)),
        () => Promise.resolve(),
      );
    });
  const count = Math.max(1, options.connections ?? CONNECTIONS);
  const workers = Array.from({ length: count }, () =>
    work(
      () => openWorker(attempt),
      (worker) => closeWorker(attempt, worker),
    ),
  );
  await Promise.all(workers);
}

const plannedRows = ({ run }: RunAttempt): ReadonlyMap<string, number> =>
  new Map(run.plan.tables.map(({ name, rows }) => [name, rows]));

/** What is left to load, by groups of tables, and the rows of each table that are already loaded. */
async function readTasks(attempt: RunAttempt, { schema, constrained }: ByChunksRequest) {
  const { run, books, ledger, runId, control } = attempt;
  const done = await control.use((session) => readChunks(session, ledger, runId));
  const isDone = new Set(done.map(({ table, chunk }) => `${chunk} ${table}`));
  const rowsOf = plannedRows(attempt);
  const loaded = new Map<string, number>();
  const triggered = triggeredTables(schema);
  const single = dialectOf(attempt.target.address).loading.triggersCollide ? triggered : undefined;
  const groups = constrained
    ? groupTables(run.plan, single)
    : separateTables(run.plan, findTriggerTargets(schema), triggered, single);
  const tasks = groups.map(({ tables, cyclic }) => {
    const chunks = tables.flatMap((table) => cutChunks(table, rowsOf.get(table) ?? 0, books[table]?.chunk_rows ?? 1));
    for (const { table, chunk, first, end } of chunks)
      if (isDone.has(`${chunk} ${table}`)) loaded.set(table, (loaded.get(table) ?? 0) + end - first);
    const open = chunks.filter(({ table, chunk }) => !isDone.has(`${chunk} ${table}`));
    return cyclic ? (open.length === 0 ? [] : [open]) : open.map((chunk) => [chunk]);
  });
  return { groups, tasks, loaded };
}

const triggeredTables = ({ tables }: SchemaDocument): ReadonlySet<string> =>
  new Set(tables.filter(({ triggers = [] }) => triggers.length > 0).map(tableKey));

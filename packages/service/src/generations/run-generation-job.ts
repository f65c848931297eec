import type { Id } from '@rowloom/contract';
import type { RunEnd, SentRunTask } from '@rowloom/runner';
import { type Actor, appendEvent } from '../audit/append-event.ts';
import { NO_ORIGIN } from '../caller/caller.ts';
import { readDocument } from '../documents/schema-documents.ts';
import { isOutOfMemory, type LostRun, type RunChild, type SpawnRunOptions } from '../execution/run-child.ts';
import type { Job } from '../queue/queue.ts';
import type { Log } from '../log.ts';
import type { Store, Tx } from '../store/store.ts';
import { whileAway } from '../store/while-away.ts';
import type { GenerationTable, RunError } from '../store/run-documents.ts';
import { endGeneration, type GenerationEnd } from './end-generation.ts';
import { advanceTables } from './generation.ts';
import { type LeasedRun, leaseLeft, releaseLease, takeLease } from './generation-lease.ts';
import { openRunTarget } from './open-run-target.ts';
import { reportProgress } from './report-progress.ts';
import type { RunSources } from './run-sources.ts';
import { runTaskOf } from './run-task-of.ts';

export type RunJobDeps = {
  readonly store: Store;
  readonly sources: RunSources;
  readonly spawn: (options: Omit<SpawnRunOptions, 'entry'>) => RunChild;
  readonly workerId: string;
  readonly log: Log;
};

/** Executes one generation, in a separate process, under a lease. Safe to be called again for the same run. */
export async function runGenerationJob(deps: RunJobDeps, job: Job): Promise<void> {
  const id = String(job.data['generation_id']) as Id<'generation'>;
  const run = await takeWhenFree(deps, id, job.signal);
  if (run === undefined) return;
  const { store } = deps;
  const actor = actorOf(run);
  if (run.cancel_requested_at !== null && run.lease_token === 1) {
    await endGeneration(store, run, { status: 'cancelled', tables: run.tables }, actor);
    return;
  }
  const prepared = await prepareTask(deps, run);
  const ended =
    'error' in prepared
      ? { status: 'failed' as const, tables: run.tables, error: prepared.error }
      : await execute(deps, run, prepared, job.signal);
  if (ended === 'later' || ended === 'lost' || ended === 'silent') {
    if (ended !== 'silent') await releaseLease(store.db, run, ended === 'lost');
    // The queue gives the job to the first worker; nothing of the run is lost.
    throw new Error('The run continues with another attempt.');
  }
  // The result of the run is known only here: it is kept until the store is reachable again.
  if (ended !== 'taken') await whileAway(() => endGeneration(store, run, ended, actor), job.signal);
}

/** The beginning of a run is a change of its state, and an event; a takeover by another worker is not. */
async function takeAndTell(tx: Tx, id: Id<'generation'>, workerId: string): Promise<LeasedRun | undefined> {
  const run = await takeLease(tx, id, workerId);
  if (run?.lease_token === 1)
    await appendEvent(tx, actorOf(run), {
      organizationId: run.organization_id,
      projectId: run.project_id,
      action: 'generation.begun',
      subject: { type: 'generation', id },
    });
  return run;
}

const actorOf = ({ created_by }: LeasedRun): Actor => ({ userId: created_by, via: 'system', origin: NO_ORIGIN });

/** A lease that a dead worker left is waited for: the queue has given the job to us, and will not do so again. */
async function takeWhenFree({ store, workerId }: RunJobDeps, id: Id<'generation'>, signal: AbortSignal) {
  for (;;) {
    const run = await store.transaction((tx) => takeAndTell(tx, id, workerId));
    if (run !== undefined) return run;
    const left = await leaseLeft(store.db, id);
    if (left === undefined) return undefined;
    // Thrown, so that the queue keeps the job: nothing else would report this run again.
    if (signal.aborted) throw new Error('The process stops; the run continues with another attempt.');
    const wait = Math.min(5000, Math.max(100, left));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function prepareTask(
  { store, sources }: RunJobDeps,
  run: LeasedRun,
): Promise<SentRunTask | { readonly error: RunError }> {
  const schema = await readDocument(store.db, run.schema_digest);
  const target = await openRunTarget(sources, store.db, run);
  return 'error' in target ? target : runTaskOf(run, schema, target.opened);
}

/** Attempts whose process ended without a message, after which the run itself is to blame. */
const MAX_LOST = 5;

export const OUT_OF_MEMORY: RunError = {
  code: 'out_of_memory',
  message:
    'The run needed more memory than the service allows. Ask for fewer tables at once, or the operator for more.',
};

async function execute(
  { store, spawn, log }: RunJobDeps,
  run: LeasedRun,
  task: SentRunTask,
  stopping: AbortSignal,
): Promise<GenerationEnd | 'later' | 'lost' | 'taken' | 'silent'> {
  const lost = new AbortController();
  let because: 'taken' | 'silent' = 'taken';
  const report = reportProgress(store.db, run, {
    onCancel: () => child.cancel(),
    onLost: (why) => {
      because = why;
      lost.abort();
    },
  });
  const child = spawn({ task, signal: lost.signal, onMessage: report.take });
  const stop = (): void => child.stop();
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  try {
    const end = await child.ended;
    await report.close();
    if (lost.signal.aborted) return because;
    if (end.kind === 'failed' && end.failure.trace !== undefined)
      log.error({ generation_id: run.id, trace: end.failure.trace }, 'a run met a bug');
    return concludeRun(run, report.tables(), end);
  } finally {
    stopping.removeEventListener('abort', stop);
    await report.close();
  }
}

function concludeRun(
  run: LeasedRun,
  tables: readonly GenerationTable[],
  end: RunEnd | LostRun,
): GenerationEnd | 'later' | 'lost' {
  switch (end.kind) {
    case 'stopped':
      return 'later';
    case 'lost':
      if (isOutOfMemory(end)) return { status: 'failed', tables, error: OUT_OF_MEMORY };
      if (run.lost_count + 1 < MAX_LOST) return 'lost';
      return {
        status: 'failed',
        tables,
        error: {
          code: 'process_lost',
          message: "The run's process ended several times without a message.",
        },
      };
    case 'cancelled':
      return { status: 'cancelled', tables: leftTables(run, end.left.tables) };
    case 'failed': {
      const { code, message, table, column, constraint } = end.failure;
      const place = { ...(table && { table }), ...(column && { column }), ...(constraint && { constraint }) };
      return { status: 'failed', tables: leftTables(run, end.left.tables), error: { code, message, ...place } };
    }
    case 'done':
      return concludeDone(run, end.outcome);
  }
}

function concludeDone(run: LeasedRun, outcome: Extract<RunEnd, { kind: 'done' }>['outcome']): GenerationEnd {
  const made = new Map(outcome.tables.map((table) => [table.name, table]));
  const tables = run.tables.map((table): GenerationTable => {
    const { rows = 0, base = 0, checksum = null, leftOut } = made.get(table.name) ?? {};
    const filled = { ...table, rows_generated: rows, status: 'done', base, checksum } as const;
    return leftOut === undefined ? filled : { ...filled, left_out: leftOut };
  });
  const { violations = 0, differences = 0 } = outcome.certificate ?? {};
  const certificate = outcome.certificate === null ? {} : { certificate: outcome.certificate };
  const failed = (code: string, message: string): GenerationEnd => ({
    status: 'failed',
    tables,
    ...certificate,
    error: { code, message },
  });
  if (differences > 0)
    return failed(
      'target_changed',
      'Others have emptied, dropped or changed tables during the run: see the certificate.',
    );
  if (violations > 0)
    return failed(
      'constraint_violated',
      `The rows are there, but ${violations} break a constraint: see the certificate.`,
    );
  const sealed = outcome.sealed === undefined ? {} : { sealed: outcome.sealed };
  return { status: 'succeeded', tables, ...certificate, ...sealed };
}

const leftTables = (run: LeasedRun, left: readonly { readonly name: string; readonly rows: number }[]) => {
  const rows = new Map(left.map((table) => [table.name, table.rows]));
  return advanceTables(
    run.tables.map((table) => ({ ...table, rows_generated: 0 })),
    rows,
  );
};

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type RunJobDeps, runGenerationJob } from '../generations/run-generation-job.ts';
import { runUndoJob } from '../generations/undo-generation.ts';
import type { Log } from '../log.ts';
import type { Job, Queue } from '../queue/queue.ts';
import { settlesWithin } from '../settles-within.ts';
import type { Store } from '../store/store.ts';
import { type ReadLeftRows, sweep } from './sweep.ts';
import { storeNow } from '../store/store-clock.ts';

export type WorkerDeps = {
  readonly store: Store;
  readonly queue: Queue;
  readonly log: Log;
  readonly version: string;
  /** Runs at a time. */
  readonly concurrency: number;
  readonly run: Pick<RunJobDeps, 'sources' | 'spawn'>;
  readonly readLeftRows: ReadLeftRows;
  /** Ends uploads of runs that nobody goes on with; answers how many. */
  readonly sweepUploads: () => Promise<number>;
  readonly fireDue: () => Promise<void>;
  /** Posts what webhooks are to be told. */
  readonly deliverWebhooks: () => Promise<void>;
  /** Absent where this process cannot send mail. */
  readonly sendNotices?: (() => Promise<void>) | undefined;
  readonly runSchedule: (job: Job) => Promise<void>;
  /** Absent where this process cannot send mail: others take the jobs. */
  readonly deliverMail?: ((job: Job) => Promise<void>) | undefined;
};

export type Worker = {
  readonly id: string;
  /** Chunks finish, runs are let go of for others, nothing new is begun; for so many milliseconds at most. */
  readonly stop: (patience?: number) => Promise<void>;
};

/** Milliseconds between looks at the schedules; a slot fires that late at most. */
const TICK = 1000;
const SWEEP = 30_000;
const NOTICES = 3000;
/** Uploads cost money by the month. */
const SWEEP_UPLOADS = 30 * 60_000;
const FINISH_TIMEOUT_MS = 25_000;
const CLOSE_TIMEOUT_MS = 2000;

/** Takes jobs until it is told to stop. Any number of processes may do so on one store. */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const { store, queue, log, concurrency } = deps;
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const runDeps: RunJobDeps = { store, log, workerId: id, ...deps.run };
  await store.db
    .insertInto('worker')
    .values({ id, host: hostname(), pid: process.pid, version: deps.version, concurrency })
    .execute();
  // The last place is for someone else: whoever has long runs keeps nobody waiting until they end.
  const eachGroup = Math.max(1, concurrency - 1);
  await queue.work('generation', { concurrency, eachGroup }, (job) => runGenerationJob(runDeps, job));
  await queue.work('undo', { concurrency: 2, eachGroup: 1 }, (job) => runUndoJob(runDeps, job));
  await queue.work('schedule', { concurrency: 2 }, deps.runSchedule);
  if (deps.deliverMail !== undefined) await queue.work('mail', { concurrency: 2 }, deps.deliverMail);
  const timers = [
    every(TICK, () => deps.fireDue(), log, 'schedules'),
    every(TICK, () => deps.deliverWebhooks(), log, 'webhooks'),
    ...(deps.sendNotices === undefined ? [] : [every(NOTICES, deps.sendNotices, log, 'notices')]),
    every(SWEEP, () => sweep({ store, queue, readLeftRows: deps.readLeftRows }), log, 'sweep'),
    every(
      SWEEP_UPLOADS,
      async () => {
        const ended = await deps.sweepUploads();
        if (ended > 0) log.info({ ended }, 'uploads that were left were ended');
      },
      log,
      'sweep of uploads',
    ),
    every(SWEEP / 3, () => beat(store, id), log, 'heartbeat'),
  ];
  log.info({ worker_id: id, concurrency }, 'worker started');
  return {
    id,
    async stop(patience = FINISH_TIMEOUT_MS) {
      const ticks = Promise.all(timers.map((stop) => stop()));
      await Promise.all([settlesWithin(ticks, patience), queue.stop({ graceful: false, timeout: patience })]);
      // Who is not crossed out is forgotten in a day.
      await settlesWithin(store.db.deleteFrom('worker').where('id', '=', id).execute(), CLOSE_TIMEOUT_MS);
    },
  };
}

async function beat(store: Store, id: string): Promise<void> {
  await store.db.updateTable('worker').set({ seen_at: storeNow() }).where('id', '=', id).execute();
}

/** Again and again, never twice at once; a failure is told and the next turn tries again. */
function every(milliseconds: number, work: () => Promise<void>, log: Log, name: string): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const take = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ error: nameOf(error) }, `${name} failed; it is tried again`);
    }
    if (!isStopped) timer = setTimeout(turn, milliseconds);
  };
  const turn = (): void => {
    running = take();
  };
  let timer = setTimeout(turn, milliseconds);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** A store's message may quote values: its kind and code are enough. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}${'code' in error ? ` ${String(error.code)}` : ''}` : 'unknown';

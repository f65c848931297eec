import type { LoomAnswer } from '@rowloom/runner';
import {
  type Begun,
  beginOf,
  closed,
  type Job,
  lastedSince,
  madeWay,
  type PoolTask,
  refuseJob,
  revive,
  spentOn,
  tooBusy,
  tooLarge,
} from './pool-job.ts';
import { openWorkers, type Worker } from './pool-workers.ts';
import { makeRecentWork, type RecentWork } from './recent-work.ts';
import { makeTurns, ownersOf, type Slices, type Turns } from './turns.ts';
import { openLine } from './waiting-line.ts';

export type PoolOptions = {
  readonly entry: URL;
  /** The maximum number of processes; none is started before there is work. */
  readonly processes: number;
  /** Tasks that one process runs at once. */
  readonly each: number;
  readonly heap: number;
  /** Simultaneous tasks of one tenant or one person; by default one fewer than all processes. */
  readonly share?: number;
  /** Milliseconds after which an idle process is ended. */
  readonly idle: number;
  /**
   * For processes that run one task at a time: it can be stopped for another, and restarted. A spare one is kept ready
   * while all are taken by long tasks.
   */
  readonly slices?: Slices;
  /** The warm-up of a spare process, whose first task would otherwise take many times as long as later ones. */
  readonly warmUp?: Pick<PoolTask, 'name' | 'task'>;
};

export type ProcessPool = {
  readonly run: (task: PoolTask) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Milliseconds that a process may take to start, on a busy machine. */
const STARTING = 30_000;
const MAX_TRIES = 2;
/** Milliseconds between measurements of a task's work, which grows slowly on a busy machine. */
const SOON = 50;
/** The multiple of its limit that a task may last by the clock while it gets little processor time. */
const MAX_STRETCH = 3;

/**
 * Processes that run tasks and answer; a dead one is replaced. Tenants take turns, and so do their people. None gets
 * the last free place, neither an organization nor a person with several, and as far as there are processes their tasks
 * are kept apart: a tenant whose tasks take long, or kill their process, delays and harms nobody else.
 */
export function startPool(options: PoolOptions): ProcessPool {
  const pool = openPool(options);
  let last = 0;
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (pool.isClosed || pool.line.isFull(task)) {
          reject(pool.isClosed ? closed() : tooBusy());
          return;
        }
        pool.line.add({ ...task, id: ++last, resolve, reject, tries: 0, isLong: false });
        dispatch(pool);
      }),
    async close() {
      pool.isClosed = true;
      clearTimeout(pool.later);
      for (const job of pool.line.takeAll()) refuseJob(job, closed());
      const workers = [...pool.workers.all()];
      const ends = workers.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
      for (const worker of workers) retire(pool, worker);
      await Promise.all(ends);
    },
  };
}

type Pool = {
  readonly options: PoolOptions;
  /** The capacity of all processes together. */
  readonly places: number;
  readonly recent: RecentWork;
  readonly line: ReturnType<typeof openLine>;
  readonly turns: Turns<Job>;
  readonly workers: ReturnType<typeof openWorkers>;
  isClosed: boolean;
  /** Until a task's slice is over. */
  later: NodeJS.Timeout | undefined;
};

function openPool(options: PoolOptions): Pool {
  const { processes, each, slices, share = Math.max(1, (processes - 1) * each) } = options;
  const recent = makeRecentWork();
  const places = processes * each;
  const spare = slices === undefined ? 0 : 1;
  const pool: Pool = {
    options,
    places,
    recent,
    line: openLine(),
    turns: makeTurns<Job>({ recent, spent: spentOn, places, spare, share, slices }),
    workers: openWorkers({
      ...options,
      processes: processes + spare,
      hear: (worker, message) => hear(pool, worker, message),
      onExit: (worker) => retire(pool, worker),
    }),
    isClosed: false,
    later: undefined,
  };
  return pool;
}

/** Assigns jobs to processes, until there is no place or no job. */
function dispatch(pool: Pool): void {
  const { line, workers } = pool;
  const late = pool.turns.overdue(workers.underWay());
  if (late !== undefined) displace(pool, late);
  const next = () => pool.turns.next(line.jobs(), workers.underWay());
  for (let turn = next(); turn !== undefined; turn = next()) {
    const { task: job, instead } = turn;
    if (instead !== undefined) displace(pool, instead);
    const worker = workers.place(job.tenant);
    if (worker === undefined) break;
    line.remove(job);
    begin(pool, job, worker);
  }
  lookAhead(pool);
}

/**
 * Checks again when a slice is over. A task that arrives while long ones hold every process finds a spare one, and
 * processor time as well: finished tasks get only what others leave.
 */
function lookAhead(pool: Pool): void {
  const { turns, workers, options } = pool;
  clearTimeout(pool.later);
  const running = workers.underWay();
  const change = turns.nextChange(running);
  if (change !== undefined) pool.later = setTimeout(() => dispatch(pool), Math.max(change, SOON)).unref();
  if (options.slices === undefined) return;
  for (const job of running) if (turns.isOver(job)) workers.lower(job);
  const isTaken = running.length >= workers.all().size && running.some(turns.isHolding);
  if (isTaken && workers.all().size <= options.processes && !pool.isClosed) rest(pool, workers.startReady());
}

function begin(pool: Pool, job: Job, worker: Worker): void {
  clearTimeout(worker.idle);
  worker.jobs.set(job.id, job);
  job.tries += 1;
  limit(pool, job, worker, job.limit + STARTING);
  worker.child.send({ id: job.id, name: job.name, task: job.task }, () => undefined);
}

/** Work is measured in processor time if the process has only one task, so that a busy machine makes none too large. */
function limit(pool: Pool, job: Job, worker: Worker, milliseconds: number): void {
  const begun = beginAlone(pool, worker);
  const look = (wait: number): void => {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      const left = Math.min(milliseconds - spentOn({ begun }), milliseconds * MAX_STRETCH - lastedSince(begun));
      if (left > 0) {
        look(Math.max(left, SOON));
        return;
      }
      worker.jobs.delete(job.id);
      note(pool, job);
      job.reject(tooLarge());
      retire(pool, worker);
    }, wait).unref();
  };
  look(milliseconds);
}

/** A task among several has no process for itself; and one that waits for a target needs a place, not work. */
const beginAlone = ({ options }: Pool, { child }: Worker): Begun =>
  beginOf(options.slices === undefined ? undefined : child.pid);

/** Its process is ended. It restarts once among the long ones; after that there is no other place for it. */
function displace(pool: Pool, job: Job): void {
  const worker = pool.workers.workerOf(job);
  if (worker === undefined) return;
  worker.jobs.delete(job.id);
  note(pool, job);
  if (job.isLong) refuseJob(job, madeWay());
  else {
    job.isLong = true;
    pool.line.add(job);
  }
  end(pool, worker);
}

function rest(pool: Pool, worker: Worker): void {
  clearTimeout(worker.idle);
  worker.idle = setTimeout(() => retire(pool, worker), pool.options.idle).unref();
}

/** A process that is being ended here, or was found dead, gets no new work. */
function retire(pool: Pool, worker: Worker): void {
  if (end(pool, worker)) dispatch(pool);
}

function end(pool: Pool, worker: Worker): boolean {
  const orphans = pool.workers.end(worker);
  if (orphans === undefined) return false;
  // A task that was alone is to blame itself; one among several may be a victim.
  const canRetry = (job: Job): boolean => pool.options.each > 1 && job.tries < MAX_TRIES && !pool.isClosed;
  for (const job of orphans) {
    note(pool, job);
    if (!canRetry(job)) refuseJob(job, pool.isClosed ? closed() : tooLarge());
  }
  pool.line.addFirst(orphans.filter(canRetry));
  return true;
}

/** Records how much work its owners have used. */
function note({ recent }: Pool, job: Job): void {
  if (job.begun === undefined) return;
  for (const owner of ownersOf(job)) recent.add(owner, spentOn(job));
  delete job.begun;
}

function hear(pool: Pool, worker: Worker, message: LoomAnswer): void {
  const job = worker.jobs.get(message.id);
  if ('isBegun' in message) {
    if (job === undefined) return;
    job.begun = beginAlone(pool, worker);
    limit(pool, job, worker, job.limit);
    lookAhead(pool);
    return;
  }
  worker.jobs.delete(message.id);
  clearTimeout(job?.timer);
  if (job !== undefined) note(pool, job);
  if (worker.isLow === true) end(pool, worker);
  else if (worker.jobs.size === 0) rest(pool, worker);
  if ('error' in message) job?.reject(revive(message.error, job.name));
  else job?.resolve(message.answer);
  dispatch(pool);
}

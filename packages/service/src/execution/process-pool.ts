import type { ChildProcess } from 'node:child_process';
import { Refusal, refuse } from '@rowloom/contract';
import { targetError } from '@rowloom/databases';
import type { LoomAnswer, LoomError, LoomTaskName } from '@rowloom/runner';
import { forkChild } from './fork-child.ts';
import { makeRecentWork } from './recent-work.ts';
import { makeTurns, ownersOf, type Slices, type Turn } from './turns.ts';

export type PoolOptions = {
  readonly entry: URL;
  /** Processes at most; none is started before there is work. */
  readonly processes: number;
  /** Tasks that one process does at once. */
  readonly each: number;
  readonly heap: number;
  /** Tasks of one tenant or one person at once; all but one process of them unless told. */
  readonly share?: number;
  /** Milliseconds after which a process without work is ended. */
  readonly idle: number;
  /** For processes that do one task at a time: it can be ended for another, and begun again. */
  readonly slices?: Slices;
};

export type PoolTask = {
  readonly name: LoomTaskName;
  readonly task: unknown;
  /** Milliseconds of work after which it is refused, and the process ended. */
  readonly limit: number;
  /** For whom it is done: the organization, and the person in whichever of theirs; empty for the service itself. */
  readonly tenant: string;
  readonly user: string;
};

export type ProcessPool = {
  readonly run: (task: PoolTask) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

type Job = PoolTask &
  Turn & {
    readonly id: number;
    readonly resolve: (answer: unknown) => void;
    readonly reject: (error: unknown) => void;
    tries: number;
    /** Runs while it waits, and anew while it is worked on. */
    timer?: NodeJS.Timeout;
  };

type Worker = { readonly child: ChildProcess; readonly jobs: Map<number, Job>; idle?: NodeJS.Timeout };

/** More than these waiting would be answered too late to be of use. */
const MAX_WAITING = 1000;
/** Of one tenant: whoever sends more at once waits for their own. */
const MAX_WAITING_EACH = 250;
/** Of one person, in all organizations that they have. */
const MAX_WAITING_USER = 100;
/** Milliseconds that a task waits for its turn. */
const PATIENCE = 60_000;
/** Milliseconds that a process may take to start, on a machine that has much else to do. */
const STARTING = 30_000;
const MAX_TRIES = 2;

const tooLarge = () =>
  refuse(
    'unavailable',
    'This takes more time or memory than the service allows for one request. Ask for less at once.',
  );
const madeWay = () =>
  new Refusal('unavailable', {
    message:
      'This has taken long already, and others wait for their turn. Try again in a minute, or ask for less at once: fewer tables, or a smaller schema.',
    retryAfter: 60,
  });
const tooBusy = () => new Refusal('unavailable', { retryAfter: 5 });
const closed = () => refuse('unavailable', 'The service is stopping. Try again shortly.');

/**
 * Processes that do tasks and answer; one that dies is replaced. Tenants take turns, and so do their people. None has the
 * last free place, neither an organization nor a person with several of them, and as far as there are processes for it
 * their tasks are kept apart: one whose tasks take long, or kill their process, holds up and harms nobody else.
 */
export function startPool(options: PoolOptions): ProcessPool {
  const { entry, processes, each, heap, idle, slices, share = Math.max(1, (processes - 1) * each) } = options;
  const workers = new Set<Worker>();
  const recent = makeRecentWork();
  const turns = makeTurns<Job>({
    recent,
    now: () => performance.now(),
    places: processes * each,
    share,
    slices,
  });
  let waiting: Job[] = [];
  let isClosed = false;
  let last = 0;
  let later: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const child = forkChild({ entry, heap });
    const worker: Worker = { child, jobs: new Map() };
    workers.add(worker);
    child.on('message', (message) => hear(worker, message as LoomAnswer));
    child.on('exit', () => retire(worker));
    child.on('error', () => (child.pid === undefined ? retire(worker) : undefined));
    return worker;
  };
  const rest = (worker: Worker): void => {
    clearTimeout(worker.idle);
    worker.idle = setTimeout(() => retire(worker), idle).unref();
  };
  /** No new work goes to a process that is ended here, or was found dead. */
  const retire = (worker: Worker): void => {
    if (end(worker)) dispatch();
  };
  const end = (worker: Worker): boolean => {
    if (!workers.delete(worker)) return false;
    clearTimeout(worker.idle);
    worker.child.kill('SIGKILL');
    const orphans = [...worker.jobs.values()];
    worker.jobs.clear();
    for (const job of orphans) {
      note(job);
      wait(job);
    }
    for (const job of orphans.filter((item) => !canRetry(item))) refuseJob(job, isClosed ? closed() : tooLarge());
    waiting = [...orphans.filter(canRetry), ...waiting];
    return true;
  };
  // A task that was alone is to blame itself; one among several may be the victim of another.
  const canRetry = (job: Job): boolean => each > 1 && job.tries < MAX_TRIES && !isClosed;

  const refuseJob = (job: Job, refusal: Refusal): void => {
    clearTimeout(job.timer);
    job.reject(refusal);
  };
  const wait = (job: Job): void => {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      waiting = waiting.filter((other) => other !== job);
      job.reject(tooBusy());
    }, PATIENCE).unref();
  };
  const limit = (job: Job, worker: Worker, milliseconds: number): void => {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      worker.jobs.delete(job.id);
      note(job);
      job.reject(tooLarge());
      retire(worker);
    }, milliseconds).unref();
  };
  const begin = (job: Job, worker: Worker): void => {
    clearTimeout(worker.idle);
    worker.jobs.set(job.id, job);
    job.tries += 1;
    limit(job, worker, job.limit + STARTING);
    worker.child.send({ id: job.id, name: job.name, task: job.task }, () => undefined);
  };

  const note = (job: Job): void => {
    if (job.begunAt === undefined) return;
    for (const owner of ownersOf(job)) recent.add(owner, performance.now() - job.begunAt);
    delete job.begunAt;
  };
  const underWay = (): readonly Job[] => [...workers].flatMap(({ jobs }) => [...jobs.values()]);
  /** Its process is ended. Once it begins again among the long ones; after that there is no other place for it. */
  const displace = (job: Job): void => {
    const worker = [...workers].find(({ jobs }) => jobs.has(job.id));
    if (worker === undefined) return;
    worker.jobs.delete(job.id);
    note(job);
    if (job.isLong) refuseJob(job, madeWay());
    else {
      job.isLong = true;
      waiting.push(job);
      wait(job);
    }
    end(worker);
  };
  /** The process with the fewest tasks of others, or a new one where every process has some. */
  const place = (tenant: string): Worker | undefined => {
    const strangers = ({ jobs }: Worker): number => jobs.size - countOwn(jobs.values(), tenant);
    const [best] = [...workers]
      .filter(({ jobs, child }) => jobs.size < each && child.connected)
      .toSorted((a, b) => strangers(a) - strangers(b) || a.jobs.size - b.jobs.size);
    const isApart = best !== undefined && strangers(best) === 0;
    return isApart || workers.size >= processes ? best : start();
  };
  const dispatch = (): void => {
    for (let turn = turns.next(waiting, underWay()); turn !== undefined; turn = turns.next(waiting, underWay())) {
      const { task: job, instead } = turn;
      if (instead !== undefined) displace(instead);
      const worker = place(job.tenant);
      if (worker === undefined) break;
      waiting = waiting.filter((other) => other !== job);
      begin(job, worker);
    }
    lookAhead();
  };
  /** Looks again when somebody's slice is over. Whoever then comes finds a process that need not be started first. */
  const lookAhead = (): void => {
    clearTimeout(later);
    const running = underWay();
    const change = turns.nextChange(running);
    if (change !== undefined) later = setTimeout(dispatch, change + 1).unref();
    const isTaken = running.length >= processes * each && running.some((job) => turns.isOver(job));
    if (isTaken && workers.size <= processes && !isClosed) rest(start());
  };

  const hear = (worker: Worker, message: LoomAnswer): void => {
    const job = worker.jobs.get(message.id);
    if ('isBegun' in message) {
      if (job === undefined) return;
      job.begunAt = performance.now();
      limit(job, worker, job.limit);
      lookAhead();
    } else answer(worker, job, message);
  };
  const answer = (worker: Worker, job: Job | undefined, message: Exclude<LoomAnswer, { isBegun: true }>): void => {
    worker.jobs.delete(message.id);
    clearTimeout(job?.timer);
    if (job !== undefined) note(job);
    if (worker.jobs.size === 0) rest(worker);
    if ('error' in message) job?.reject(revive(message.error, job.name));
    else job?.resolve(message.answer);
    dispatch();
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const isFull =
          waiting.length >= MAX_WAITING ||
          countOwn(waiting, task.tenant) >= MAX_WAITING_EACH ||
          (task.user !== '' && waiting.filter(({ user }) => user === task.user).length >= MAX_WAITING_USER);
        if (isClosed || isFull) {
          reject(isClosed ? closed() : tooBusy());
          return;
        }
        const job: Job = { ...task, id: ++last, resolve, reject, tries: 0, isLong: false };
        waiting.push(job);
        wait(job);
        dispatch();
      }),
    async close() {
      isClosed = true;
      clearTimeout(later);
      for (const job of waiting) refuseJob(job, closed());
      waiting = [];
      const ends = [...workers].map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
      for (const worker of workers) retire(worker);
      await Promise.all(ends);
    },
  };
}

function countOwn(jobs: Iterable<Job>, tenant: string): number {
  let count = 0;
  for (const job of jobs) if (job.tenant === tenant) count++;
  return count;
}

function revive(error: LoomError, name: LoomTaskName): Error {
  if (error.kind === 'target') return targetError(error.code, error.message, error.facts);
  const bug = new Error(`The loom failed at ${name}.`);
  bug.stack = [bug.message, ...error.trace].join('\n    ');
  return bug;
}

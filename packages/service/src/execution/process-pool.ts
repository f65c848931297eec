import type { ChildProcess } from 'node:child_process';
import { Refusal, refuse } from '@rowloom/contract';
import { targetError } from '@rowloom/databases';
import type { LoomAnswer, LoomError, LoomTaskName } from '@rowloom/runner';
import { forkChild } from './fork-child.ts';
import { makeRecentWork } from './recent-work.ts';

export type PoolOptions = {
  readonly entry: URL;
  /** Processes at most; none is started before there is work. */
  readonly processes: number;
  /** Tasks that one process does at once. */
  readonly each: number;
  readonly heap: number;
  /** Milliseconds after which a process without work is ended. */
  readonly idle: number;
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

type Job = PoolTask & {
  readonly id: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
  begunAt?: number;
  /** Runs while it waits, and anew while it is worked on. */
  timer?: NodeJS.Timeout;
};

type Worker = { readonly child: ChildProcess; readonly jobs: Map<number, Job>; idle?: NodeJS.Timeout };

/** More than these waiting would be answered too late to be of use. */
const MOST_WAITING = 1000;
/** Of one tenant: whoever sends more at once waits for their own. */
const MOST_WAITING_EACH = 250;
/** Of one person, in all organizations that they have. */
const MOST_WAITING_USER = 100;
/** Milliseconds that a task waits for its turn. */
const PATIENCE = 60_000;
const MOST_TRIES = 2;

const tooLarge = () =>
  refuse(
    'unavailable',
    'This takes more time or memory than the service allows for one request. Ask for less at once.',
  );
const tooBusy = () => new Refusal('unavailable', { retryAfter: 5 });
const closed = () => refuse('unavailable', 'The service is stopping. Try again shortly.');

/**
 * Processes that do tasks and answer; one that dies is replaced. Tenants take turns, and so do their people: first whoever
 * has the least under way, then whoever has had the least work done of late. None has the last free place, neither an
 * organization nor a person with several of them, and as far as there are processes for it their tasks are kept apart: one
 * whose tasks take long, or kill their process, holds up and harms nobody else.
 */
export function startPool({ entry, processes, each, heap, idle }: PoolOptions): ProcessPool {
  const share = Math.max(1, (processes - 1) * each);
  const workers = new Set<Worker>();
  const recent = makeRecentWork();
  let waiting: Job[] = [];
  let isClosed = false;
  let last = 0;

  const start = (): Worker => {
    const child = forkChild({ entry, heap });
    const worker: Worker = { child, jobs: new Map() };
    workers.add(worker);
    child.on('message', (message) => answer(worker, message as LoomAnswer));
    child.on('exit', () => retire(worker));
    child.on('error', () => (child.pid === undefined ? retire(worker) : undefined));
    return worker;
  };
  /** No new work goes to a process that is ended here, or was found dead. */
  const retire = (worker: Worker): void => {
    if (!workers.delete(worker)) return;
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
    dispatch();
  };
  // A task that was alone is to blame itself; one among several may be the victim of another.
  const canRetry = (job: Job): boolean => each > 1 && job.tries < MOST_TRIES && !isClosed;

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
  const begin = (job: Job, worker: Worker): void => {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      worker.jobs.delete(job.id);
      note(job);
      job.reject(tooLarge());
      retire(worker);
    }, job.limit).unref();
    clearTimeout(worker.idle);
    worker.jobs.set(job.id, job);
    job.tries += 1;
    job.begunAt = performance.now();
    worker.child.send({ id: job.id, name: job.name, task: job.task }, () => undefined);
  };

  /** Those for whom a task is done, each by a name of its own. */
  const ownersOf = ({ tenant, user }: PoolTask): readonly string[] =>
    user === '' ? [`tenant ${tenant}`] : [`tenant ${tenant}`, `user ${user}`];
  const note = (job: Job): void => {
    if (job.begunAt === undefined) return;
    for (const owner of ownersOf(job)) recent.add(owner, performance.now() - job.begunAt);
    delete job.begunAt;
  };
  /** Of those who have a turn left, who has the least under way, then the least behind them; among these who came first. */
  const next = (): Job | undefined => {
    const underWay = new Map<string, number>();
    for (const { jobs } of workers)
      for (const job of jobs.values())
        for (const owner of ownersOf(job)) underWay.set(owner, (underWay.get(owner) ?? 0) + 1);
    const ranked = waiting.map((job) => {
      const owners = ownersOf(job);
      const [held, behind] = [
        Math.max(...owners.map((owner) => underWay.get(owner) ?? 0)),
        Math.max(...owners.map((owner) => recent.of(owner))),
      ];
      return { job, held, behind };
    });
    const [first] = ranked
      .filter(({ held }) => held < share)
      .toSorted((a, b) => a.held - b.held || a.behind - b.behind);
    return first?.job;
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
    for (let job = next(); job !== undefined; job = next()) {
      const chosen = job;
      const worker = place(chosen.tenant);
      if (worker === undefined) return;
      waiting = waiting.filter((other) => other !== chosen);
      begin(chosen, worker);
    }
  };

  const answer = (worker: Worker, message: LoomAnswer): void => {
    const job = worker.jobs.get(message.id);
    worker.jobs.delete(message.id);
    clearTimeout(job?.timer);
    if (job !== undefined) note(job);
    if (worker.jobs.size === 0) worker.idle = setTimeout(() => retire(worker), idle).unref();
    if ('error' in message) job?.reject(revive(message.error, job.name));
    else job?.resolve(message.answer);
    dispatch();
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const isFull =
          waiting.length >= MOST_WAITING ||
          countOwn(waiting, task.tenant) >= MOST_WAITING_EACH ||
          (task.user !== '' && waiting.filter(({ user }) => user === task.user).length >= MOST_WAITING_USER);
        if (isClosed || isFull) {
          reject(isClosed ? closed() : tooBusy());
          return;
        }
        const job: Job = { ...task, id: ++last, resolve, reject, tries: 0 };
        waiting.push(job);
        wait(job);
        dispatch();
      }),
    async close() {
      isClosed = true;
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

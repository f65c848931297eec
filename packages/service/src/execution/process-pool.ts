import type { ChildProcess } from 'node:child_process';
import { refuse } from '@rowloom/contract';
import { targetError } from '@rowloom/databases';
import type { LoomAnswer, LoomError, LoomTaskName } from '@rowloom/runner';
import { forkChild } from './fork-child.ts';

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

export type ProcessPool = {
  /** Rejected with a refusal if it takes longer than `limit` milliseconds: the process is then ended. */
  readonly run: (name: LoomTaskName, task: unknown, limit: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly id: number;
  readonly name: LoomTaskName;
  readonly task: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
};

type Worker = { readonly child: ChildProcess; readonly jobs: Map<number, Job>; idle?: NodeJS.Timeout };

/** More than these waiting would be answered too late to be of use. */
const MOST_WAITING = 200;
const MOST_TRIES = 2;

const tooLarge = () =>
  refuse(
    'unavailable',
    'This takes more time or memory than the service allows for one request. Ask for less at once.',
  );
const closed = () => refuse('unavailable', 'The service is stopping. Try again shortly.');

/** Processes that do tasks and answer; one that dies is replaced. */
export function startPool({ entry, processes, each, heap, idle }: PoolOptions): ProcessPool {
  const workers = new Set<Worker>();
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
    for (const job of orphans.filter((item) => !canRetry(item))) job.reject(isClosed ? closed() : tooLarge());
    waiting = [...orphans.filter(canRetry), ...waiting];
    dispatch();
  };
  // A task that was alone is to blame itself; one among several may be the victim of another.
  const canRetry = (job: Job): boolean => each > 1 && job.tries < MOST_TRIES && !isClosed;

  const dispatch = (): void => {
    while (waiting.length > 0) {
      const free = [...workers].filter(({ jobs, child }) => jobs.size < each && child.connected);
      const worker =
        free.toSorted((a, b) => a.jobs.size - b.jobs.size)[0] ?? (workers.size < processes ? start() : undefined);
      const job = worker === undefined ? undefined : waiting.shift();
      if (worker === undefined || job === undefined) return;
      clearTimeout(worker.idle);
      worker.jobs.set(job.id, job);
      job.tries += 1;
      worker.child.send({ id: job.id, name: job.name, task: job.task }, () => undefined);
    }
  };

  const answer = (worker: Worker, message: LoomAnswer): void => {
    const job = worker.jobs.get(message.id);
    worker.jobs.delete(message.id);
    if (worker.jobs.size === 0) worker.idle = setTimeout(() => retire(worker), idle).unref();
    if ('error' in message) job?.reject(revive(message.error, job.name));
    else job?.resolve(message.answer);
    dispatch();
  };

  return {
    run: (name, task, limit) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= MOST_WAITING) {
          reject(isClosed ? closed() : refuse('unavailable'));
          return;
        }
        const id = ++last;
        const timer = setTimeout(() => {
          waiting = waiting.filter((job) => job.id !== id);
          reject(tooLarge());
          for (const worker of workers) if (worker.jobs.delete(id)) retire(worker);
        }, limit).unref();
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            settle(value);
          };
        waiting.push({ id, name, task, resolve: settled(resolve), reject: settled(reject), tries: 0 });
        dispatch();
      }),
    async close() {
      isClosed = true;
      for (const job of waiting) job.reject(closed());
      waiting = [];
      const ends = [...workers].map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
      for (const worker of workers) retire(worker);
      await Promise.all(ends);
    },
  };
}

function revive(error: LoomError, name: LoomTaskName): Error {
  if (error.kind === 'target') return targetError(error.code, error.message, error.facts);
  const bug = new Error(`The loom failed at ${name}.`);
  bug.stack = [bug.message, ...error.trace].join('\n    ');
  return bug;
}

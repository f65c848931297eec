import type { ChildProcess } from 'node:child_process';
import type { LoomAnswer } from '@rowloom/runner';
import { forkChild, lowerPriority } from './fork-child.ts';
import { countOwn, type Job, type PoolTask } from './pool-job.ts';

export type Worker = {
  readonly child: ChildProcess;
  readonly jobs: Map<number, Job>;
  idle?: NodeJS.Timeout;
  /** Others come first: for good, since only an administrator takes that back. */
  isLow?: true;
};

/** How far others come before a task that takes long: it gets a tenth of what they do. */
const NICE = 10;

export type WorkersOptions = {
  readonly entry: URL;
  readonly heap: number;
  readonly processes: number;
  readonly each: number;
  /** What a process does that is kept ready. */
  readonly warmUp?: Pick<PoolTask, 'name' | 'task'>;
  readonly hear: (worker: Worker, message: LoomAnswer) => void;
  readonly onExit: (worker: Worker) => void;
};

/** The processes of a pool, and which jobs each of them has. */
export function openWorkers({ entry, heap, processes, each, warmUp, hear, onExit }: WorkersOptions) {
  const workers = new Set<Worker>();
  const start = (): Worker => {
    const child = forkChild({ entry, heap });
    const worker: Worker = { child, jobs: new Map() };
    workers.add(worker);
    child.on('message', (message) => hear(worker, message as LoomAnswer));
    child.on('exit', () => onExit(worker));
    child.on('error', () => (child.pid === undefined ? onExit(worker) : undefined));
    return worker;
  };
  const workerOf = (job: Job): Worker | undefined => [...workers].find(({ jobs }) => jobs.has(job.id));
  return {
    startReady(): Worker {
      const worker = start();
      // No job has this number: the answer is nobody's.
      if (warmUp !== undefined) worker.child.send({ id: 0, ...warmUp }, () => undefined);
      return worker;
    },
    workerOf,
    /** Has others come before a job from now on. */
    lower(job: Job): void {
      const worker = workerOf(job);
      if (worker?.child.pid === undefined || worker.isLow === true) return;
      worker.isLow = true;
      lowerPriority(worker.child.pid, NICE);
    },
    all: (): ReadonlySet<Worker> => workers,
    underWay: (): readonly Job[] => [...workers].flatMap(({ jobs }) => [...jobs.values()]),
    /** The process with the fewest tasks of others, or a new one where every process has some. */
    place(tenant: string): Worker | undefined {
      const strangers = ({ jobs }: Worker): number => jobs.size - countOwn(jobs.values(), tenant);
      const [best] = [...workers]
        .filter(({ jobs, child }) => jobs.size < each && child.connected)
        .toSorted((a, b) => strangers(a) - strangers(b) || a.jobs.size - b.jobs.size);
      const isApart = best !== undefined && strangers(best) === 0;
      return isApart || workers.size >= processes ? best : start();
    },
    /** The jobs that it leaves undone; undefined where it had ended before. */
    end(worker: Worker): readonly Job[] | undefined {
      if (!workers.delete(worker)) return undefined;
      clearTimeout(worker.idle);
      worker.child.kill('SIGKILL');
      const orphans = [...worker.jobs.values()];
      worker.jobs.clear();
      return orphans;
    },
  };
}

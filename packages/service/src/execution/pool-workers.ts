import type { ChildProcess } from 'node:child_process';
import type { LoomAnswer } from '@rowloom/runner';
import { forkChild, lowerPriority } from './fork-child.ts';
import { countOwn, type Job, type PoolTask } from './pool-job.ts';

export type Worker = {
  readonly child: ChildProcess;
  readonly jobs: Map<number, Job>;
  idle?: NodeJS.Timeout;
  /** Others come first: permanently, because only an administrator can undo that. */
  isLow?: true;
};

/** The priority of others over a long task: it gets a tenth of their share. */
const NICE = 10;

export type WorkersOptions = {
  readonly entry: URL;
  readonly heap: number;
  readonly processes: number;
  readonly each: number;
  /** The work of a spare process. */
  readonly warmUp?: Pick<PoolTask, 'name' | 'task'>;
  readonly hear: (worker: Worker, message: LoomAnswer) => void;
  readonly onExit: (worker: Worker) => void;
};

/** The processes of a pool, and the jobs of each. */
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
      // No job has this number: the answer is ignored.
      if (warmUp !== undefined) worker.child.send({ id: 0, ...warmUp }, () => undefined);
      return worker;
    },
    workerOf,
    /** Gives others priority over a job from now on. */
    lower(job: Job): void {
      const worker = workerOf(job);
      if (worker?.child.pid === undefined || worker.isLow === true) return;
      worker.isLow = true;
      lowerPriority(worker.child.pid, NICE);
    },
    all: (): ReadonlySet<Worker> => workers,
    underWay: (): readonly Job[] => [...workers].flatMap(({ jobs }) => [...jobs.values()]),
    /** The process with the fewest tasks of others, or a new one if every process has some. */
    place(tenant: string): Worker | undefined {
      const strangers = ({ jobs }: Worker): number => jobs.size - countOwn(jobs.values(), tenant);
      const [best] = [...workers]
        .filter(({ jobs, child }) => jobs.size < each && child.connected)
        .toSorted((a, b) => strangers(a) - strangers(b) || a.jobs.size - b.jobs.size);
      const isApart = best !== undefined && strangers(best) === 0;
      return isApart || workers.size >= processes ? best : start();
    },
    /** The jobs that it leaves unfinished; undefined if it had already ended. */
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

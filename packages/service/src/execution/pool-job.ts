import { Refusal, refuse } from '@rowloom/contract';
import { targetError } from '@rowloom/databases';
import type { LoomError, LoomTaskName } from '@rowloom/runner';
import { processorTime } from './processor-time.ts';
import type { Turn } from './turns.ts';

export type PoolTask = {
  readonly name: LoomTaskName;
  readonly task: unknown;
  /** Milliseconds of work after which it is refused, and the process ended. */
  readonly limit: number;
  /** For whom it is done: the organization, and the person across organizations; empty for the service itself. */
  readonly tenant: string;
  readonly user: string;
};

/** When a task began: by the clock, and by the processor time of its process if the task is alone there. */
export type Begun = { readonly at: number; readonly pid: number | undefined; readonly worked: number | undefined };

export type Job = PoolTask &
  Turn & {
    readonly id: number;
    readonly resolve: (answer: unknown) => void;
    readonly reject: (error: unknown) => void;
    tries: number;
    /** Absent while it waits. */
    begun?: Begun;
    /** Runs while it waits, and is restarted while it is executed. */
    timer?: NodeJS.Timeout;
  };

export const tooLarge = () =>
  refuse(
    'unavailable',
    'This takes more time or memory than the service allows for one request. Ask for less at once.',
  );
export const madeWay = () =>
  new Refusal('unavailable', {
    message:
      'This takes a long time, and others are waiting. Try again in a minute, or ask for less at once: fewer tables, or a smaller schema.',
    retryAfter: 60,
  });
export const tooBusy = () => new Refusal('unavailable', { retryAfter: 5 });
export const closed = () => refuse('unavailable', 'The service is stopping. Try again shortly.');

export function refuseJob(job: Job, refusal: Refusal): void {
  clearTimeout(job.timer);
  job.reject(refusal);
}

export function countOwn(jobs: Iterable<Job>, tenant: string): number {
  let count = 0;
  for (const job of jobs) if (job.tenant === tenant) count++;
  return count;
}

/** An error reported by a process, as an error of this one. */
export function revive(error: LoomError, name: LoomTaskName): Error {
  if (error.kind === 'target') return targetError(error.code, error.message, error.facts);
  const bug = new Error(`The loom failed at ${name}.`);
  bug.stack = [bug.message, ...error.trace].join('\n    ');
  return bug;
}

export const beginOf = (pid: number | undefined): Begun => ({ at: performance.now(), pid, worked: processorTime(pid) });

/** Milliseconds of work of a task; by the clock if the processor time is unknown. */
export function spentOn({ begun }: Pick<Job, 'begun'>): number {
  if (begun === undefined) return 0;
  const worked = begun.worked === undefined ? undefined : processorTime(begun.pid);
  return worked === undefined || begun.worked === undefined ? lastedSince(begun) : worked - begun.worked;
}

export const lastedSince = ({ at }: Begun): number => performance.now() - at;

import { countOwn, type Job, type PoolTask, tooBusy } from './pool-job.ts';

/** Further waiting tasks would be answered too late to be of use. */
const MAX_WAITING = 1000;
/** Per tenant: one that sends more at once waits for itself. */
const MAX_WAITING_EACH = 250;
/** Per person, across all their organizations. */
const MAX_WAITING_USER = 100;
/** Milliseconds that a task waits for its turn. */
const MAX_WAIT_MS = 60_000;

/** Jobs that wait for their turn; one that has waited too long is refused and removed. */
export function openLine() {
  let waiting: Job[] = [];
  const remove = (job: Job): void => {
    waiting = waiting.filter((other) => other !== job);
  };
  const wait = (job: Job): void => {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      remove(job);
      job.reject(tooBusy());
    }, MAX_WAIT_MS).unref();
  };
  return {
    jobs: (): readonly Job[] => waiting,
    isFull: ({ tenant, user }: PoolTask): boolean =>
      waiting.length >= MAX_WAITING ||
      countOwn(waiting, tenant) >= MAX_WAITING_EACH ||
      (user !== '' && waiting.filter((job) => job.user === user).length >= MAX_WAITING_USER),
    add(job: Job): void {
      waiting.push(job);
      wait(job);
    },
    /** Jobs that already had their turn, and lost it through no fault of their own. */
    addFirst(jobs: readonly Job[]): void {
      for (const job of jobs) wait(job);
      waiting = [...jobs, ...waiting];
    },
    remove,
    takeAll(): readonly Job[] {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}

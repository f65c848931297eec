import type { Job as QueueJob, PgBoss } from 'pg-boss';
import { settlesWithin } from '../settles-within.ts';
import { HEARTBEAT_REFRESH } from './queue-options.ts';
import type { Job, JobName, QueueLog, StopOptions, WorkOptions } from './queue.ts';

/** The workers of one name in this process. */
export type Workers = {
  readonly name: JobName;
  /** Those who wait look for jobs now. */
  readonly wake: () => void;
  readonly stop: (options: StopOptions) => Promise<void>;
};

type Work = WorkOptions & {
  readonly name: JobName;
  readonly handler: (job: Job) => Promise<void>;
  readonly log: QueueLog;
};

/** Seconds between polls of a worker that nobody wakes: a store that stays away is reported by them. */
const POLL = 30;

/** How long handlers that were to run to their end have, once they were told not to. */
const LAST_WORDS = 5000;

export async function startWorkers(boss: PgBoss, work: Work): Promise<Workers> {
  const { name, concurrency, eachGroup } = work;
  const stopping = new AbortController();
  const wake = (): void => {
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
  };
  await boss.work<Job['data']>(
    name,
    {
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: POLL,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH,
      ...(eachGroup === undefined ? {} : { localGroupConcurrency: eachGroup }),
    },
    async ([job]) => {
      if (job === undefined) return;
      try {
        await handle(work, job, stopping.signal);
      } finally {
        // There may be more, and of this group again: workers would otherwise first wait out their interval.
        wake();
      }
    },
  );
  return {
    name,
    wake,
    async stop({ graceful, timeout }) {
      const ended = boss.offWork(name, { wait: true });
      if (graceful && (await settlesWithin(ended, timeout))) return;
      stopping.abort(new Error('The process stops.'));
      await settlesWithin(ended, graceful ? LAST_WORDS : timeout);
    },
  };
}

async function handle({ name, handler, log }: Work, job: QueueJob<Job['data']>, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([job.signal, stopping]);
  try {
    await handler({ id: job.id, data: job.data, signal });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    log.error(
      { job: name, id: job.id, error: error instanceof Error ? error.name : typeof error, code },
      'A job failed and will be tried again.',
    );
    // oxlint-disable-next-line preserve-caught-error -- pg-boss keeps what is thrown in the store, causes and all
    throw new Error('The job failed.');
  }
}

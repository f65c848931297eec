import type { Job as QueueJob, PgBoss } from 'pg-boss';
import { HEARTBEAT_REFRESH } from './queue-options.ts';
import type { Job, JobName, QueueLog, StopOptions } from './queue.ts';

/** The workers of one name in this process. */
export type Workers = {
  readonly name: JobName;
  /** Those who wait look for jobs now. */
  readonly wake: () => void;
  readonly stop: (options: StopOptions) => Promise<void>;
};

type Work = {
  readonly name: JobName;
  readonly concurrency: number;
  readonly handler: (job: Job) => Promise<void>;
  readonly log: QueueLog;
  /** Between looks for jobs that other processes have sent. */
  readonly seconds: number;
};

/** How long handlers that were to run to their end have, once they were told not to. */
const LAST_WORDS = 5000;

export async function startWorkers(boss: PgBoss, work: Work): Promise<Workers> {
  const { name, concurrency, seconds } = work;
  const stopping = new AbortController();
  const ids: string[] = [];
  for (let index = 0; index < concurrency; index++) {
    const options = { batchSize: 1, pollingIntervalSeconds: seconds, heartbeatRefreshSeconds: HEARTBEAT_REFRESH };
    ids[index] = await boss.work<Job['data']>(name, options, async ([job]) => {
      if (job === undefined) return;
      try {
        await handle(work, job, stopping.signal);
      } finally {
        // There may be more: a worker would otherwise first wait out its interval.
        boss.notifyWorker(ids[index] ?? '');
      }
    });
  }
  return {
    name,
    wake: () => ids.forEach((id) => boss.notifyWorker(id)),
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

async function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

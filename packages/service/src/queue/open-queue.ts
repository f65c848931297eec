import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { type Db as QueueDb, PgBoss } from 'pg-boss';
import { settlesWithin } from '../settles-within.ts';
import { afterCommit } from '../store/after-commit.ts';
import { type Db, QUEUE_SCHEMA, type Store } from '../store/store.ts';
import { countJobs } from './count-jobs.ts';
import { lookForJobs, type LookOut } from './look-for-jobs.ts';
import { JOB_NAMES, type JobName, type Queue, type QueueLog } from './queue.ts';
import { QUEUE_OPTIONS } from './queue-options.ts';
import { startWorkers, type Workers } from './start-workers.ts';

export type QueueConfig = {
  readonly log: QueueLog;
  /** How often workers are looked for that have died; 5 unless told. */
  readonly superviseSeconds?: number;
};

/** Milliseconds between looks for jobs that are due: nobody but this process sends jobs to an embedded store. */
const LOOK = { embedded: 1000, postgresql: 500 } as const;

/** Milliseconds for the last words to the store, which may be away. */
const FAREWELL = 2000;

export async function openQueue(store: Store, { log, superviseSeconds = 5 }: QueueConfig): Promise<Queue> {
  const boss = new PgBoss({
    db: store.queueExecutor,
    backend: store.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    // Rebuilding an index takes its owner.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 600,
    flowIntervalSeconds: 3600,
  });
  // Without a listener, a store that is away for a moment would end the process.
  boss.on('error', (error) => log.error({ error }, 'The queue reported an error.'));
  boss.on('warning', ({ message }) => log.warn({}, message));
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, { ...QUEUE_OPTIONS[name], policy: 'short' });
    await boss.updateQueue(name, QUEUE_OPTIONS[name]);
  }
  await boss.start();

  const workers: Workers[] = [];
  let lookOut: LookOut | undefined;
  const wake = (name: JobName): void => {
    for (const item of workers) if (item.name === name) item.wake();
  };
  return {
    async send(db, name, data, { runAfter, singletonKey, priority = 0, group } = {}) {
      await boss.send(name, data, {
        // pg-boss takes the absent key for a key: without one of its own, a job would wait for the one before it.
        singletonKey: singletonKey ?? randomUUID(),
        priority,
        ...(runAfter === undefined ? {} : { startAfter: runAfter }),
        ...(group === undefined ? {} : { group: { id: group } }),
        db: executorOf(db),
      });
      afterCommit(db, () => wake(name));
    },
    async work(name, options, handler) {
      workers.push(await startWorkers(boss, { ...options, name, handler, log }));
      lookOut ??= lookForJobs(store.db, LOOK[store.kind], wake);
    },
    counts: () => countJobs(store.db),
    async stop({ graceful, timeout }) {
      lookOut?.stop();
      await Promise.all(workers.map((item) => item.stop({ graceful, timeout })));
      // What still runs is given back to the queue.
      await settlesWithin(boss.stop({ graceful: false }), FAREWELL);
    },
  };
}

function executorOf(db: Db): QueueDb {
  return {
    async executeSql(text, values = []) {
      return { rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows };
    },
  };
}

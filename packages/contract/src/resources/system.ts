import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, named, nullable, text, time } from './field.ts';

export const Queue = Type.Object(
  {
    queued: count('Runs that wait.'),
    running: count('Runs that are being made.'),
    failed_24h: count('Runs that failed in the last 24 hours.'),
    oldest_queued_at: nullable(time('When the run that waits longest was queued.')),
    jobs: list(
      Type.Object(
        {
          queue: text('What kind of job.'),
          waiting: count('Jobs that wait.'),
          active: count('Jobs that are being done.'),
          failed: count('Jobs that failed and are still kept.'),
        },
        named('QueueJobs', 'Jobs of one kind.'),
      ),
      { description: 'Jobs by kind.' },
    ),
  },
  named('Queue', 'What waits and what runs.'),
);
export type Queue = Static<typeof Queue>;

export const Worker = Type.Object(
  {
    id: text('Identifier of the worker.'),
    host: text('Name of its machine.'),
    pid: count('Number of its process.'),
    version: text('Version of the program.'),
    concurrency: count('How many runs it makes at once.'),
    started_at: time('When it started.'),
    seen_at: time('When it last reported.'),
    alive: flag('Whether it reported lately.'),
    generation_ids: list(idOf('generation', 'A run.'), { description: 'What it is making.' }),
  },
  named('Worker', 'A process that makes runs.'),
);
export type Worker = Static<typeof Worker>;

export const WorkerList = Type.Object(
  {
    items: list(Worker, { description: 'Last seen first.' }),
    next_cursor: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Always null.' }),
  },
  named('WorkerList', 'The workers of the last day.'),
);
export type WorkerList = Static<typeof WorkerList>;

export const System = Type.Object(
  {
    version: text('Version of the service.'),
    engine_version: count('Version of the engine: rows depend on it.'),
    node_version: text('Version of Node.'),
    store: Type.Object(
      {
        kind: choice(['embedded', 'postgresql'], 'Which store.'),
        version: text('What it says it is.'),
        migration: text('The newest migration.'),
        size_bytes: nullable(count('Size of the store; null where it does not say.')),
      },
      named('StoreFacts', 'The store.'),
    ),
    started_at: time('When this process started.'),
    uptime_seconds: count('How long ago.'),
    memory_bytes: count('Memory that the process has.'),
    organizations_count: count('How many organizations.'),
    users_count: count('How many accounts.'),
    projects_count: count('How many projects.'),
    generations_count: count('How many runs.'),
  },
  named('System', 'What runs here.'),
);
export type System = Static<typeof System>;

export const Health = Type.Object(
  { status: Type.Unsafe<'ok'>({ type: 'string', enum: ['ok'], description: 'The process answers.' }) },
  named('Health', 'The process is up.'),
);
export type Health = Static<typeof Health>;

export const Readiness = Type.Object(
  { status: Type.Unsafe<'ready'>({ type: 'string', enum: ['ready'], description: 'Store and queue can be reached.' }) },
  named('Readiness', 'The service takes requests.'),
);
export type Readiness = Static<typeof Readiness>;

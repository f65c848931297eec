import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, named, nullable, text, time } from './field.ts';

export const Queue = Type.Object(
  {
    queued: count('Queued runs.'),
    running: count('Active runs.'),
    failed_24h: count('Runs that failed in the last 24 hours.'),
    oldest_queued_at: nullable(time('When the oldest queued run was queued.')),
    jobs: list(
      Type.Object(
        {
          queue: text('Kind of job.'),
          waiting: count('Queued jobs.'),
          active: count('Active jobs.'),
          failed: count('Jobs that failed and are still kept.'),
        },
        named('QueueJobs', 'Jobs of one kind.'),
      ),
      { description: 'Jobs by kind.' },
    ),
  },
  named('Queue', 'Queued and active work.'),
);
export type Queue = Static<typeof Queue>;

export const Worker = Type.Object(
  {
    id: text('Identifier of the worker.'),
    host: text('Name of its machine.'),
    pid: count('Number of its process.'),
    version: text('Version of the program.'),
    concurrency: count('How many runs it carries out at a time.'),
    started_at: time('When it started.'),
    seen_at: time('When it last reported.'),
    alive: flag('Whether it reported recently.'),
    generation_ids: list(idOf('generation', 'A run.'), { description: 'The runs it is carrying out.' }),
  },
  named('Worker', 'A process that carries out runs.'),
);
export type Worker = Static<typeof Worker>;

export const WorkerList = Type.Object(
  {
    items: list(Worker, { description: 'Most recently seen first.' }),
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
        version: text('Version, as it reports it.'),
        migration: text('The newest migration.'),
        size_bytes: nullable(count('Size of the store; null if it is unknown.')),
      },
      named('StoreFacts', 'The store.'),
    ),
    started_at: time('When this process started.'),
    uptime_seconds: count('Seconds since then.'),
    memory_bytes: count('Memory of the process.'),
    organizations_count: count('How many organizations.'),
    users_count: count('How many accounts.'),
    projects_count: count('How many projects.'),
    generations_count: count('How many runs.'),
  },
  named('System', 'The running service.'),
);
export type System = Static<typeof System>;

export const Health = Type.Object(
  { status: Type.Unsafe<'ok'>({ type: 'string', enum: ['ok'], description: 'The process responds.' }) },
  named('Health', 'The process is up.'),
);
export type Health = Static<typeof Health>;

export const Readiness = Type.Object(
  {
    status: Type.Unsafe<'ready'>({ type: 'string', enum: ['ready'], description: 'Store and queue can be reached.' }),
    notes: Type.Optional(
      list(text('A sentence.'), {
        description:
          "Problems that need attention but do not stop the service, such as a clock that differs from the store's by more than two seconds. Absent if there are none.",
      }),
    ),
  },
  named('Readiness', 'The service is ready for requests.'),
);
export type Readiness = Static<typeof Readiness>;

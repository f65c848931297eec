import type { Db } from '../store/store.ts';

export const JOB_NAMES = ['generation', 'undo', 'schedule', 'mail'] as const;
export type JobName = (typeof JOB_NAMES)[number];

export type Job = {
  readonly id: string;
  /** What was sent: ids only, since it is kept in the store. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Aborted when the process stops and when another worker has taken the job over. */
  readonly signal: AbortSignal;
};

export type SendOptions = {
  /** Not before. */
  readonly runAfter?: Date;
  /** While a job of this name and key waits to be taken, no other is added; one that is being worked on does not count. */
  readonly singletonKey?: string;
  /** Higher ones are taken first; 0 unless told. Among equals, who came first. */
  readonly priority?: number;
  /** For whom it is done: the organization. */
  readonly group?: string;
};

export type WorkOptions = {
  readonly concurrency: number;
  /** Of one group, in this process; all of them unless told. */
  readonly eachGroup?: number;
};

export type JobCounts = {
  readonly name: JobName;
  /** Waiting: new ones, those for later, and those to be tried again. */
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
  readonly completed: number;
};

export type StopOptions = {
  /** Handlers may run to their end; otherwise their signal is aborted at once. */
  readonly graceful: boolean;
  /** Milliseconds. After them handlers that run to their end are told by their signal, and those told are left alone. */
  readonly timeout: number;
};

export type QueueLog = {
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};

/** Jobs in the store, for any number of processes. */
export type Queue = {
  /** Part of the caller's transaction: without its commit there is no job. */
  readonly send: (db: Db, name: JobName, data: object, options?: SendOptions) => Promise<void>;
  /**
   * Takes jobs, so many at a time. A handler that throws, or whose process dies, has its job taken again later, by whichever
   * worker comes first: it must be ready for that. What it throws is logged by its name and code alone.
   */
  readonly work: (name: JobName, options: WorkOptions, handler: (job: Job) => Promise<void>) => Promise<void>;
  readonly counts: () => Promise<readonly JobCounts[]>;
  readonly stop: (options: StopOptions) => Promise<void>;
};

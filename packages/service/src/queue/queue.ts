import type { Db } from '../store/store.ts';

export const JOB_NAMES = ['generation', 'undo', 'schedule', 'mail'] as const;
export type JobName = (typeof JOB_NAMES)[number];

export type Job = {
  readonly id: string;
  /** The content: only ids, because it is stored. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Aborted when the process stops and when another worker has taken over the job. */
  readonly signal: AbortSignal;
};

export type SendOptions = {
  /** Not before this time. */
  readonly runAfter?: Date;
  /** While a job of this name and key is waiting, no other is added; a running one does not count. */
  readonly singletonKey?: string;
  /** Higher ones are taken first; 0 by default. Equal ones are taken in order. */
  readonly priority?: number;
  /** For whom it is done: the organization. */
  readonly group?: string;
};

export type WorkOptions = {
  readonly concurrency: number;
  /** Of one group, in this process; all of them by default. */
  readonly eachGroup?: number;
};

export type JobCounts = {
  readonly name: JobName;
  /** Waiting: new ones, delayed ones, and retries. */
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
  readonly completed: number;
};

export type StopOptions = {
  /** Handlers may run to their end; otherwise their signal is aborted at once. */
  readonly graceful: boolean;
  /** Milliseconds. After that, handlers that may finish are signalled, and signalled ones are abandoned. */
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
   * Takes jobs, up to a concurrency. The job of a handler that throws, or whose process dies, is taken again later, by
   * any worker: handlers must allow that. Only the name and code of a thrown error are logged.
   */
  readonly work: (name: JobName, options: WorkOptions, handler: (job: Job) => Promise<void>) => Promise<void>;
  readonly counts: () => Promise<readonly JobCounts[]>;
  readonly stop: (options: StopOptions) => Promise<void>;
};

import type { QueueOptions } from 'pg-boss';
import type { JobName } from './queue.ts';

const DAY = 86_400;

/** Without a heartbeat for so long, a worker counts as dead and its job is taken again. */
const HEARTBEAT = 15;

/** How often a worker says that it lives, in seconds. */
export const HEARTBEAT_REFRESH = 5;

const COMMON = {
  heartbeatSeconds: HEARTBEAT,
  // pg-boss's most. The heartbeat decides who is dead; a run of more than a day is taken up again where it was.
  expireInSeconds: DAY,
  // A job may wait for a worker as long as it must: what is forgotten here would stay queued for ever.
  retentionSeconds: 365 * DAY,
  deleteAfterSeconds: DAY,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
} as const;

/** Runs outlive any number of workers; what comes again by itself need not be tried for ever. */
export const QUEUE_OPTIONS: Readonly<Record<JobName, QueueOptions>> = {
  generation: { ...COMMON, retryLimit: 1_000_000 },
  undo: { ...COMMON, retryLimit: 1_000_000 },
  schedule: { ...COMMON, retryLimit: 10 },
  // Some four hours of trying: a mail that comes later than that surprises.
  mail: { ...COMMON, retryLimit: 12, retryDelay: 10, retryDelayMax: 1800, retentionSeconds: DAY },
};

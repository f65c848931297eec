import type { QueueOptions } from 'pg-boss';
import type { JobName } from './queue.ts';

const DAY = 86_400;

/** Without a heartbeat for this long, a worker counts as dead and its job is taken again. */
const HEARTBEAT = 15;

/** Seconds between a worker's heartbeats. */
export const HEARTBEAT_REFRESH = 5;

const COMMON = {
  heartbeatSeconds: HEARTBEAT,
  // pg-boss's maximum. The heartbeat decides who is dead; a run of more than a day is resumed where it was.
  expireInSeconds: DAY,
  // A job may wait for a worker indefinitely: if it were dropped here, the run would stay queued forever.
  retentionSeconds: 365 * DAY,
  deleteAfterSeconds: DAY,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
} as const;

/** Runs survive any number of workers; a recurring job need not be retried forever. */
export const QUEUE_OPTIONS: Readonly<Record<JobName, QueueOptions>> = {
  generation: { ...COMMON, retryLimit: 1_000_000 },
  undo: { ...COMMON, retryLimit: 1_000_000 },
  schedule: { ...COMMON, retryLimit: 10 },
  // Some four hours of retries: a later mail would surprise.
  mail: { ...COMMON, retryLimit: 12, retryDelay: 10, retryDelayMax: 1800, retentionSeconds: DAY },
};

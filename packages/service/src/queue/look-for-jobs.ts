import { sql } from 'kysely';
import { type Db, QUEUE_SCHEMA } from '../store/store.ts';
import type { JobName } from './queue.ts';

export type LookOut = { readonly stop: () => void };

/**
 * Asks the store regularly which names have jobs that are due, and reports each. One question serves all workers of a process:
 * if each of them polled for itself, an idle service would keep its store busy.
 */
export function lookForJobs(db: Db, milliseconds: number, onDue: (name: JobName) => void): LookOut {
  let isAsking = false;
  const look = async (): Promise<void> => {
    // The store may be slow or away: questions do not pile up.
    if (isAsking) return;
    isAsking = true;
    try {
      const { rows } = await sql<{ name: JobName }>`
        select name from ${sql.table(`${QUEUE_SCHEMA}.job`)}
        where state < 'active' and not blocked and start_after <= now()
        group by name`.execute(db);
      for (const { name } of rows) onDue(name);
    } catch {
      // The workers' own polls report a store that stays away.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void look(), milliseconds);
  return { stop: () => clearInterval(timer) };
}

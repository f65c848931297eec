import { sql } from 'kysely';
import { type Db, QUEUE_SCHEMA } from '../store/store.ts';
import { JOB_NAMES, type JobCounts } from './queue.ts';

/** Jobs by name and state, including zeros. Finished ones are kept for a day. */
export async function countJobs(db: Db): Promise<readonly JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state in ('created', 'retry')) as queued,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'completed') as completed
    from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    group by name`.execute(db);
  return JOB_NAMES.map(
    (name) => rows.find((row) => row.name === name) ?? { name, queued: 0, active: 0, failed: 0, completed: 0 },
  );
}

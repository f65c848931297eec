import { availableParallelism } from 'node:os';
import { isOnThisMachine, type Session } from '@rowloom/databases';
import type { Target } from './target.ts';

/**
 * For the open transaction: PostgreSQL builds an index with at most as many processes as there are cores, if it runs on
 * this machine, where they can be counted. One too many took a tenth longer (docs/benchmarks.md).
 */
export async function keepToCores({ address }: Target, session: Session): Promise<void> {
  if (!isOnThisMachine(address)) return;
  // The session itself takes part.
  const others = availableParallelism() - 1;
  await session.execute(
    `SELECT pg_catalog.set_config('max_parallel_maintenance_workers', '${others}', true)
     WHERE pg_catalog.current_setting('max_parallel_maintenance_workers')::int > ${others}`,
  );
}

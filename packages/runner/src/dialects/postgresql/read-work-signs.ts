import type { Session } from '@rowloom/databases';
import type { WorkSigns } from '../../target/backend-look.ts';

/**
 * Only of waits for other processes of the server: a connection that computes, or waits for its disk, may get on without a
 * sign. A latch is free again in no time, unless many want it: then the server's own counters move. Parallel workers are
 * waited for while they work.
 */
const WAITS = `SELECT a.wait_event AS event, c.bytes_processed, c.tuples_processed, i.phase, i.blocks_done, i.tuples_done,
       CASE a.wait_event_type WHEN 'LWLock' THEN d.tup_returned + d.tup_inserted + d.tup_updated + d.tup_deleted END AS steps
  FROM pg_catalog.pg_stat_activity AS a
  JOIN pg_catalog.pg_stat_database AS d ON d.datid = a.datid
  LEFT JOIN pg_catalog.pg_stat_progress_copy AS c ON c.pid = a.pid
  LEFT JOIN pg_catalog.pg_stat_progress_create_index AS i ON i.pid = a.pid
 WHERE a.pid = $1 AND a.wait_event_type IN ('LWLock', 'BufferPin', 'IPC')
   AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_stat_activity AS w
                    WHERE w.leader_pid = a.pid AND w.wait_event IS DISTINCT FROM a.wait_event)`;

const WORDS: Readonly<Record<string, string>> = {
  SyncRep: 'SyncRep: it waits for a standby to confirm a commit',
};

export async function readWorkSigns(session: Session, backend: number): Promise<WorkSigns | undefined> {
  // Servers before version 14 have not all of these views.
  const [row] = await session.query(WAITS, [backend]).catch(() => []);
  if (row === undefined) return undefined;
  const { event, steps, ...counts } = row;
  const says = [WORDS[String(event)] ?? event, ...Object.values(counts).filter((count) => count !== null)].join(', ');
  return steps === null || steps === undefined ? { says } : { says, steps: Number(steps) };
}

import type { Session } from '@rowloom/databases';
import { nameHolders, type BackendLook } from '../../target/backend-look.ts';
import { applicationName } from '../../target/backend-name.ts';
import type { Backends } from '../run-dialect.ts';

export const backends: Backends = {
  hasServer: true,
  mark: async () => {},
  async isAlive(session, runId, backend) {
    const rows = await session.query(
      'SELECT 1 AS found FROM pg_catalog.pg_stat_activity WHERE pid = $1 AND application_name = $2',
      [backend, applicationName(runId)],
    );
    return rows.length > 0;
  },
  async terminate(session, runId, backend) {
    await session.query(
      'SELECT pg_catalog.pg_terminate_backend(pid) FROM pg_catalog.pg_stat_activity WHERE pid = $1 AND application_name = $2',
      [backend, applicationName(runId)],
    );
  },
  look,
  cancel: (session, backend) => session.query('SELECT pg_catalog.pg_cancel_backend($1)', [backend]),
  end: (session, backend) => session.query('SELECT pg_catalog.pg_terminate_backend($1)', [backend]),
  endBy,
  cancelled: '57014',
  peers:
    'SELECT (SELECT count(*) FROM pg_catalog.pg_stat_replication) + (SELECT count(*) FROM pg_catalog.pg_publication) AS peers',
};

function endBy(backend: number): string {
  return `SELECT pg_terminate_backend(${backend})`;
}

const TALKING = new Set(['ClientRead', 'ClientWrite']);
/** Waits for other processes of the server. One that computes, or waits for its disk, gives no sign of getting on. */
const INWARD = new Set(['LWLock', 'BufferPin', 'IPC']);

async function look(session: Session, backend: number): Promise<BackendLook> {
  const rows = await session.query(
    `SELECT a.state, a.wait_event, a.wait_event_type AS waits, extract(epoch FROM clock_timestamp() - a.state_change)::int AS seconds,
            b.pid AS holder, b.application_name AS name, b.usename AS role, b.state AS doing,
            extract(epoch FROM clock_timestamp() - b.xact_start)::int AS since,
            (SELECT count(*) FROM pg_catalog.pg_stat_activity AS w
              WHERE w.leader_pid = a.pid AND w.wait_event IS DISTINCT FROM a.wait_event) AS helpers,
            (SELECT concat_ws('/', c.bytes_processed, c.tuples_processed)
               FROM pg_catalog.pg_stat_progress_copy AS c WHERE c.pid = a.pid) AS copied,
            (SELECT concat_ws('/', i.phase, i.blocks_done, i.tuples_done)
               FROM pg_catalog.pg_stat_progress_create_index AS i WHERE i.pid = a.pid) AS indexed
       FROM pg_catalog.pg_stat_activity AS a
       LEFT JOIN pg_catalog.pg_stat_activity AS b
         ON a.wait_event_type = 'Lock' AND b.pid = ANY (pg_catalog.pg_blocking_pids(a.pid))
      WHERE a.pid = $1`,
    [backend],
  );
  const [row] = rows;
  if (row === undefined) return { state: 'gone' };
  const state = String(row['state'] ?? 'active');
  if (state.startsWith('idle')) return { state: 'idle', seconds: Number(row['seconds'] ?? 0) };
  if (TALKING.has(String(row['wait_event']))) return { state: 'talking' };
  const holders = rows.filter((item) => item['holder'] !== null);
  if (holders.length > 0) return { state: 'working', holders: nameHolders(holders, endBy) };
  if (!INWARD.has(String(row['waits'])) || Number(row['helpers']) > 0) return { state: 'working' };
  const says = [row['wait_event'], row['copied'], row['indexed']].filter((sign) => sign !== null).join(', ');
  return { state: 'working', signs: { says } };
}

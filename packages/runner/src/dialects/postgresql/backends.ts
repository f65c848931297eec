import type { Session } from '@rowloom/databases';
import { nameHolders, type BackendLook } from '../../target/backend-look.ts';
import { applicationName } from '../../target/backend-name.ts';
import type { Backends } from '../run-dialect.ts';
import { readWorkSigns } from './read-work-signs.ts';

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
async function look(session: Session, backend: number): Promise<BackendLook> {
  const rows = await session.query(
    `SELECT a.state, a.wait_event, extract(epoch FROM clock_timestamp() - a.state_change)::int AS seconds,
            b.pid AS holder, b.application_name AS name, b.usename AS role, b.state AS doing,
            extract(epoch FROM clock_timestamp() - b.xact_start)::int AS since
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
  const signs = await readWorkSigns(session, backend);
  return signs === undefined ? { state: 'working' } : { state: 'working', signs };
}

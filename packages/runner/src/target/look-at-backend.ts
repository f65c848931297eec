import type { Session, SqlRow } from '@rowloom/databases';

/** What a server says of one of its connections, asked on another. */
export type BackendLook =
  | { readonly state: 'gone' }
  /** It has answered all that it was asked, so many seconds ago. */
  | { readonly state: 'idle'; readonly seconds: number }
  /** It waits for bytes of its client, or for the client to take some. */
  | { readonly state: 'talking' }
  /** It is at work, or waits for somebody who is named. */
  | { readonly state: 'working'; readonly holders?: string };

export function lookAtBackend(session: Session, backend: number): Promise<BackendLook> {
  return session.dialect === 'postgresql' ? lookAtPostgresql(session, backend) : lookAtMysql(session, backend);
}

const TALKING = new Set(['ClientRead', 'ClientWrite']);

async function lookAtPostgresql(session: Session, backend: number): Promise<BackendLook> {
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
  return holders.length === 0
    ? { state: 'working' }
    : { state: 'working', holders: nameHolders(holders, (id) => `SELECT pg_terminate_backend(${id})`) };
}

/** The words for it differ between MySQL, MariaDB and their versions. */
const NET = /\bnet\b|to client|from client|^Reading file$|^Receiving/i;

async function lookAtMysql(session: Session, backend: number): Promise<BackendLook> {
  const [row] = await session.query(
    'SELECT command AS doing, time AS seconds, state AS state FROM information_schema.processlist WHERE id = $1',
    [backend],
  );
  if (row === undefined) return { state: 'gone' };
  if (row['doing'] === 'Sleep') return { state: 'idle', seconds: Number(row['seconds'] ?? 0) };
  const state = String(row['state'] ?? '');
  if (NET.test(state)) return { state: 'talking' };
  // Only who may see all connections is told; what holds a table's definition is in no list that every server has.
  const holders = await session
    .query(
      `SELECT p.id AS holder, '' AS name, p.user AS role, p.command AS doing,
              TIMESTAMPDIFF(SECOND, x.trx_started, NOW()) AS since
         FROM information_schema.innodb_trx AS x
         JOIN information_schema.processlist AS p ON p.id = x.trx_mysql_thread_id
         JOIN information_schema.processlist AS own ON own.id = $1 AND p.db = own.db
        WHERE p.id <> $1 AND x.trx_state <> 'LOCK WAIT' ORDER BY x.trx_started LIMIT 3`,
      [backend],
    )
    .catch(() => []);
  return holders.length === 0
    ? { state: 'working' }
    : { state: 'working', holders: nameHolders(holders, (id) => `KILL CONNECTION ${id}`) };
}

const OURS = 'rowloom gen_';

function nameHolders(holders: readonly SqlRow[], end: (id: number) => string): string {
  const named = holders.map((row) => {
    const [name, role] = [String(row['name'] ?? ''), String(row['role'] ?? '')];
    const who = [...(name === '' ? [] : [name]), ...(role === '' ? [] : [`role ${role}`])].join(', ');
    const since = row['since'] === null || row['since'] === undefined ? '' : ` for ${Number(row['since'])} s`;
    const doing = String(row['doing'] ?? '');
    return `connection ${String(row['holder'])}${who === '' ? '' : ` (${who})`}${doing === '' ? '' : `, ${doing}`}${since}`;
  });
  const isOurs = holders.some((row) => String(row['name'] ?? '').startsWith(OURS));
  const way = isOurs
    ? 'It is another run: wait for it, or give its own command once more with --take-over.'
    : `Wait for it, or let an administrator end it: ${end(Number(holders[0]?.['holder']))};`;
  return `The lock is held by ${named.join('; ')}. ${way}`;
}

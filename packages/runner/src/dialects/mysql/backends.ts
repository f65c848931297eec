import { isTargetError, type Session } from '@rowloom/databases';
import { type BackendLook, nameHolders } from '../../target/backend-look.ts';
import type { Backends } from '../run-dialect.ts';
import { readWorkSigns } from './read-work-signs.ts';

const lockName = (runId: string, backend: number): string => `${runId}:${backend}`.slice(-64);

/** What the server says about a connection that has ended by itself meanwhile. */
const GONE = '1094';

const endBy = (backend: number): string => `KILL CONNECTION ${Math.trunc(backend)}`;

/** A server does not show the name of a connection: a lock of that name tells whose it is. */
export const backends: Backends = {
  hasServer: true,
  async mark(session, runId) {
    await session.query('SELECT GET_LOCK($1, 0) AS held', [lockName(runId, session.backend)]);
  },
  isAlive,
  async terminate(session, runId, backend) {
    if (!(await isAlive(session, runId, backend))) return;
    await session.execute(endBy(backend)).catch((error: unknown) => {
      if (!isTargetError(error) || error.facts.native !== GONE) throw error;
    });
  },
  look,
  cancel: (session, backend) => session.execute(`KILL QUERY ${Math.trunc(backend)}`),
  end: (session, backend) => session.execute(endBy(backend)),
  endBy,
  cancelled: '1317',
  peers: "SELECT count(*) AS peers FROM information_schema.processlist WHERE command LIKE 'Binlog Dump%'",
};

async function isAlive(session: Session, runId: string, backend: number): Promise<boolean> {
  const [row] = await session.query('SELECT IS_USED_LOCK($1) AS holder', [lockName(runId, backend)]);
  return Number(row?.['holder'] ?? -1) === backend;
}

/** The words for it differ between MySQL, MariaDB and their versions. */
const NET = /\bnet\b|to client|from client|^Reading file$|^Receiving/i;

async function look(session: Session, backend: number): Promise<BackendLook> {
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
  const signs = await readWorkSigns(session, backend).catch(() => undefined);
  return {
    state: 'working',
    ...(holders.length === 0 ? {} : { holders: nameHolders(holders, endBy) }),
    ...(signs === undefined ? {} : { signs }),
  };
}

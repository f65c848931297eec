import { isTargetError, type Session } from '@rowloom/databases';

/**
 * Connections carry the run's id where the server shows it, so that nobody ever terminates a stranger which was given
 * the same number later.
 */
export function applicationName(runId: string): string {
  return `rowloom ${runId}`;
}

const lockName = (runId: string, backend: number): string => `${runId}:${backend}`.slice(-64);

/** Makes a connection recognisable, where its name alone does not. */
export async function markBackend(session: Session, runId: string): Promise<void> {
  if (session.dialect !== 'mysql' && session.dialect !== 'mariadb') return;
  await session.query('SELECT GET_LOCK($1, 0) AS held', [lockName(runId, session.backend)]);
}

/** Whether a connection of a run is still there, whatever it is doing. */
export async function isBackendAlive(session: Session, runId: string, backend: number): Promise<boolean> {
  switch (session.dialect) {
    case 'postgresql': {
      const rows = await session.query(
        'SELECT 1 AS found FROM pg_catalog.pg_stat_activity WHERE pid = $1 AND application_name = $2',
        [backend, applicationName(runId)],
      );
      return rows.length > 0;
    }
    case 'sqlite':
      return isProcessAlive(backend);
    default: {
      const [row] = await session.query('SELECT IS_USED_LOCK($1) AS holder', [lockName(runId, backend)]);
      return Number(row?.['holder'] ?? -1) === backend;
    }
  }
}

/** What MySQL says about a connection that has ended by itself meanwhile. */
const GONE = '1094';

/** Asks the server to end a connection of a run; SQLite has no server to ask. */
export async function terminateBackend(session: Session, runId: string, backend: number): Promise<void> {
  if (session.dialect === 'postgresql')
    await session.query(
      'SELECT pg_catalog.pg_terminate_backend(pid) FROM pg_catalog.pg_stat_activity WHERE pid = $1 AND application_name = $2',
      [backend, applicationName(runId)],
    );
  else if (session.dialect !== 'sqlite' && (await isBackendAlive(session, runId, backend)))
    await session.execute(`KILL CONNECTION ${Math.trunc(backend)}`).catch((error: unknown) => {
      if (!isTargetError(error) || error.facts.native !== GONE) throw error;
    });
}

/** Signal 0 only asks. */
export function isProcessAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { isTargetError, type Session, targetError } from '@rowloom/databases';
import { isBackendAlive, terminateBackend } from './backends.ts';

const PATIENCE = 30;
const PAUSE = 50;

const byAdministrator = ({ dialect }: Session, backend: number): string =>
  `Let an administrator run: ${dialect === 'postgresql' ? `SELECT pg_terminate_backend(${backend})` : `KILL CONNECTION ${backend}`}; then start again.`;

/**
 * Ends a connection and waits until it is gone: before that, its COMMIT may still be on its way, and the ledger says
 * nothing definite about its chunk.
 */
export async function retireBackend(
  session: Session,
  runId: string,
  backend: number,
  patience = PATIENCE,
): Promise<void> {
  // A server that was started again counts from the beginning: the number may be ours now.
  if (backend === session.backend && session.dialect !== 'sqlite') return;
  const until = Date.now() + patience * 1000;
  while (await isBackendAlive(session, runId, backend)) {
    if (Date.now() > until)
      throw targetError(
        'locked',
        session.dialect === 'sqlite'
          ? `Process ${backend} is still writing this run into the file. Wait for it, or end it.`
          : `Connection ${backend} of an earlier attempt at this run does not end. ${byAdministrator(session, backend)}`,
      );
    await terminateBackend(session, runId, backend).catch((error: unknown) => {
      if (!isTargetError(error) || error.code !== 'no_permission') throw error;
      throw targetError(
        'no_permission',
        `Connection ${backend} of an earlier attempt at this run still has its locks, and this role may not end it. ${byAdministrator(session, backend)}`,
      );
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

import { isTargetError, type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';

const PATIENCE = 30;
const PAUSE = 50;

const byAdministrator = (session: Session, backend: number): string =>
  `Let an administrator run: ${dialectOf(session).backends.endBy(backend)}; then start again.`;

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
  const { hasServer, isAlive, terminate, file, endBy } = dialectOf(session).backends;
  if (backend === session.backend && hasServer) return;
  const until = Date.now() + patience * 1000;
  while (await isAlive(session, runId, backend)) {
    if (Date.now() > until)
      throw targetError(
        'locked',
        file === undefined
          ? `Connection ${backend} of an earlier attempt at this run does not end, though the server was told to end it. Let an administrator run: ${endBy(backend)}; if it is still there after that, restart the server. Then start again.`
          : `Process ${backend} is still writing this run into ${await file(session)}. Wait for it, or end it, which takes back only what it has not committed: ${endBy(backend)}; then run the same command again.`,
      );
    await terminate(session, runId, backend).catch((error: unknown) => {
      if (!isTargetError(error) || error.code !== 'no_permission') throw error;
      throw targetError(
        'no_permission',
        `Connection ${backend} of an earlier attempt at this run still has its locks, and this role may not end it. ${byAdministrator(session, backend)}`,
      );
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

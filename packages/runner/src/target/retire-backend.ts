import { type Session, targetError } from '@rowloom/databases';
import { isBackendAlive, terminateBackend } from './backends.ts';

const PATIENCE = 30;
const PAUSE = 50;

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
          : `Connection ${backend} of an earlier attempt at this run does not end. Let an administrator terminate it, then start again.`,
      );
    await terminateBackend(session, runId, backend);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

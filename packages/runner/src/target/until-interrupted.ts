import { isTargetError, type Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { isConnectionLost } from './control.ts';
import { interrupted } from './interrupted.ts';
import type { Target } from './target.ts';

/** Milliseconds in which current work may finish by itself. */
const GRACE = 2000;
const PAUSE = 500;
/** How often a statement is cancelled before its connection is ended. */
const CANCELS = 3;
const ENDINGS = 20;

/** Work on a target that ends on the signal, and then reports that it was interrupted. */
export async function untilInterrupted<Answer>(
  asked: Target,
  signal: AbortSignal | undefined,
  work: (target: Target) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(interruptible(asked, signal));
  } catch (error) {
    // Work stops by an ended connection, or a cancelled statement.
    const isStop =
      isConnectionLost(error) ||
      (isTargetError(error) && error.facts.native === dialectOf(asked.address).backends.cancelled);
    throw signal?.aborted === true && isStop ? interrupted() : error;
  }
}

/**
 * A target whose connections stop on the signal: a client that only disconnects leaves the server working, with all
 * locks. Statements that take longer than a moment are cancelled over another connection, and a connection that ignores
 * that is ended; it is then known to be gone.
 */
function interruptible(target: Target, signal: AbortSignal | undefined): Target {
  if (signal === undefined) return target;
  return {
    ...target,
    async connect(options) {
      const session = await target.connect(options);
      const stop = (): void => void stopSession(target, session).catch(() => undefined);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      return session;
    },
  };
}

async function stopSession(target: Target, session: Session): Promise<void> {
  const { pulse, backend } = session;
  if (pulse === undefined) return;
  await pause(GRACE);
  let cancels = 0;
  for (let last = pulse().answered; !pulse().isClosed; last = pulse().answered) {
    await pause(PAUSE);
    // Rollback and removal are wanted of it.
    if (pulse().waiting === 0 || pulse().answered !== last) continue;
    if (cancels++ < CANCELS)
      await beside(target, async (other) => {
        await dialectOf(other).backends.cancel(other, backend);
      }).catch(() => undefined);
    else {
      await beside(target, (other) => end(other, backend)).catch(() => undefined);
      session.destroy('The connection was ended because the run was stopped.');
    }
  }
}

async function beside(target: Target, work: (session: Session) => Promise<void>): Promise<void> {
  const session = await target.connect({ applicationName: 'rowloom stopping', timeout: 5000 });
  try {
    await work(session);
  } finally {
    session.destroy();
  }
}

async function end(other: Session, backend: number): Promise<void> {
  const { backends } = dialectOf(other);
  await backends.end(other, backend);
  for (let looks = 0; looks < ENDINGS && (await backends.look(other, backend)).state !== 'gone'; looks++)
    await pause(PAUSE);
}

/** Nobody waits for it: a process may end meanwhile. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

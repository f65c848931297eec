import type { Session } from '@rowloom/databases';
import type { Target } from './target.ts';

/** A reader need not wait for long: the holder of the lock is reported. */
export const LOOK_TIMEOUT = 10_000;

/** Opens a connection for one piece of work and closes it, whatever happens. */
export async function withSession<Answer>(
  target: Target,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await target.connect({ applicationName: 'rowloom', lockTimeout: LOOK_TIMEOUT });
  try {
    return await work(session);
  } finally {
    await session.close().catch(() => undefined);
  }
}

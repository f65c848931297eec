import type { Session } from '@rowloom/databases';
import type { Target } from './target.ts';

/** Opens a connection for one piece of work and closes it, whatever happens. */
export async function withSession<Answer>(
  target: Target,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await target.connect({ applicationName: 'rowloom' });
  try {
    return await work(session);
  } finally {
    await session.close().catch(() => undefined);
  }
}

import type { Session } from '@rowloom/databases';
import type { Target } from '@rowloom/runner';
import { refuseTargetErrors } from './refuse-target-error.ts';

/** Opens a connection for one piece of work and closes it, whatever happens. */
export function withSession<Answer>(target: Target, work: (session: Session) => Promise<Answer>): Promise<Answer> {
  return refuseTargetErrors(async () => {
    const session = await target.connect({ applicationName: 'rowloom' });
    try {
      return await work(session);
    } finally {
      await session.close().catch(() => undefined);
    }
  });
}

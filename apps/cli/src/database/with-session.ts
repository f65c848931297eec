import type { Session } from '@rowloom/databases';
import { type Target, withSession as withTargetSession } from '@rowloom/runner';
import { refuseTargetErrors } from './refuse-target-error.ts';

/** Opens a connection for one piece of work and closes it, whatever happens. */
export function withSession<Answer>(target: Target, work: (session: Session) => Promise<Answer>): Promise<Answer> {
  return refuseTargetErrors(() => withTargetSession(target, work));
}

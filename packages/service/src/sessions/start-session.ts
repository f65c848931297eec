import type { Id } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Tx } from '../store/store.ts';
import type { UserRow } from '../users/user.ts';
import { organizationsOf } from '../users/user-store.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';
import type { SignInOrigin } from './session.ts';
import { insertSession } from './session-store.ts';

export type StartedSession = {
  readonly user: UserRow;
  readonly sessionId: Id<'session'>;
  readonly refreshToken: string;
};

/** Opens a session with its event, as the last statements of its transaction. */
export async function startSession(
  tx: Tx,
  user: UserRow,
  origin: SignInOrigin,
  method: 'password' | 'oidc' | 'registration' | 'invitation',
): Promise<StartedSession> {
  const refreshToken = makeSecretToken();
  const sessionId = await insertSession(tx, { userId: user.id, tokenHash: hashToken(refreshToken), origin });
  await appendUserEvent(tx, { userId: user.id, via: 'session', origin }, await organizationsOf(tx, user.id), {
    action: 'session.started',
    subject: { type: 'session', id: sessionId },
    details: { method },
  });
  return { user, sessionId, refreshToken };
}

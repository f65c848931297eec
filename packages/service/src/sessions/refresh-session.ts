import type { Id } from '@rowloom/contract';
import { appendUserEvent } from '../audit/append-event.ts';
import type { Tx } from '../store/store.ts';
import { organizationsOf } from '../users/user-store.ts';
import type { SuccessorsOf } from './refresh-token.ts';
import { hashToken } from './secret-token.ts';
import type { SignInOrigin } from './session.ts';
import { endSessions, findRotatedToken, findTokenHash, prolongSession, rotateToken } from './session-store.ts';

export type Refreshed = {
  readonly userId: Id<'user'>;
  readonly sessionId: Id<'session'>;
  readonly refreshToken: string;
};

/**
 * Rotates a refresh token; undefined when it opens nothing. One that is reused after its rotation was copied, by the
 * thief or from them, so the session ends for both. Nothing is thrown then, or the end would be rolled back.
 */
export async function refreshSession(
  tx: Tx,
  successorsOf: SuccessorsOf,
  origin: SignInOrigin,
  token: string,
): Promise<Refreshed | undefined> {
  const hash = hashToken(token);
  const [successor, ...older] = successorsOf(token);
  const rotated = await rotateToken(tx, hash, hashToken(successor));
  if (rotated !== undefined) {
    const userId = await prolongSession(tx, rotated.sessionId);
    return userId === undefined ? undefined : { userId, sessionId: rotated.sessionId, refreshToken: successor };
  }
  const found = await findRotatedToken(tx, hash);
  if (found === undefined) return undefined;
  const { session_id: sessionId, user_id: userId } = found;
  if (found.just_rotated) {
    const candidates = [successor, ...older];
    const given = await findTokenHash(tx, sessionId, candidates.map(hashToken));
    const refreshToken = candidates.find((candidate) => hashToken(candidate) === given);
    return refreshToken === undefined ? undefined : { userId, sessionId, refreshToken };
  }
  if ((await endSessions(tx, { userId, sessionId }, 'reuse')) > 0)
    await appendUserEvent(tx, { userId, via: 'session', origin }, await organizationsOf(tx, userId), {
      action: 'session.ended',
      subject: { type: 'session', id: sessionId },
      details: { reason: 'refresh_token_reused' },
    });
  return undefined;
}

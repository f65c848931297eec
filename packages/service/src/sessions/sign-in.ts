import type { AccessTokens } from './access-token.ts';
import { REFRESH_MAX_AGE, type SignedIn, toSession } from './session.ts';
import type { StartedSession } from './start-session.ts';

/** The access token is created outside the transaction: it is useless before the session is committed. */
export async function signIn(
  accessTokens: AccessTokens,
  { user, sessionId, refreshToken }: StartedSession,
): Promise<SignedIn> {
  const accessToken = await accessTokens.issue({ userId: user.id, sessionId });
  return { answer: toSession(user, accessToken), refreshToken, maxAge: REFRESH_MAX_AGE };
}

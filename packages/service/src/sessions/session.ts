import type { Session } from '@rowloom/contract';
import type { Origin } from '../caller/caller.ts';
import { toUser, type UserRow } from '../users/user.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';

/** The lifetime of a session without being refreshed. */
export const SESSION_DAYS = 30;
/** How long a just-rotated refresh token is still honoured, because two tabs of a browser send the same one. */
export const ROTATION_GRACE_SECONDS = 10;

export type SignInOrigin = Origin & { readonly userAgent?: string | null };

/** For the browser: the answer, and the refresh token for its cookie. */
export type SignedIn<Answer extends Session = Session> = {
  readonly answer: Answer;
  readonly refreshToken: string;
  /** For how long the cookie is kept, in seconds. */
  readonly maxAge: number;
};

export const toSession = (user: UserRow, accessToken: string): Session => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: ACCESS_TOKEN_SECONDS,
  user: toUser(user),
});

export const REFRESH_MAX_AGE = SESSION_DAYS * 86_400;

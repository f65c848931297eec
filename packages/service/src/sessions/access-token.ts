import { errors, jwtVerify, SignJWT } from 'jose';
import type { VerifyAccessToken } from '../caller/authenticate.ts';
import { deriveKey, deriveKeys } from '../secrets/derive-key.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { storeNow } from '../store/store-clock.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

const PURPOSE = 'access-token';
const ALGORITHM = 'HS256';
const ISSUER = 'rowloom';
const AUDIENCE = 'rowloom-api';
/** RFC 9068: a token of another kind, signed by the same key, is invalid. */
const TYPE = 'at+jwt';

export type AccessTokens = {
  readonly issue: (named: { readonly userId: string; readonly sessionId: string }) => Promise<string>;
  readonly verify: VerifyAccessToken;
};

/** Session tokens: one hour long, signed by the ring's first key, accepted under any key of the ring. */
export function makeAccessTokens(ring: KeyRing, now: () => Date = storeNow): AccessTokens {
  const signer = deriveKey(ring, PURPOSE);
  const verifiers = new Map(deriveKeys(ring, PURPOSE).map(({ id, key }) => [id, key]));
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: signer.id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + ACCESS_TOKEN_SECONDS * 1000))
        .sign(signer.key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = verifiers.get(kid ?? '');
            if (key === undefined) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: [ALGORITHM],
            issuer: ISSUER,
            audience: AUDIENCE,
            typ: TYPE,
            currentDate: now(),
            requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          },
        );
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
      } catch {
        // The answer is the same whatever is wrong with a credential.
        return undefined;
      }
    },
  };
}

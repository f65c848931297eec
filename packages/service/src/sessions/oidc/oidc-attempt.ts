import { jwtVerify, SignJWT } from 'jose';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { deriveKey, deriveKeys } from '../../secrets/derive-key.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import { storeNow } from '../../store/store-clock.ts';

/** What the provider's answer is checked against. It travels in a cookie of the initiating browser. */
export type OidcAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path of this service. */
  readonly returnTo: string;
};

export const OIDC_ATTEMPT_SECONDS = 600;

const PURPOSE = 'oidc-attempt';
const ALGORITHM = 'HS256';
const AUDIENCE = 'rowloom-oidc-attempt';

export const makeOidcAttempt = (returnTo: string): OidcAttempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  returnTo,
});

/** Signed: a cookie planted by another page of the same host is not our attempt. */
export const sealAttempt = (ring: KeyRing, attempt: OidcAttempt): Promise<string> =>
  new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(storeNow().getTime() + OIDC_ATTEMPT_SECONDS * 1000))
    .sign(deriveKey(ring, PURPOSE).key);

export async function openAttempt(ring: KeyRing, cookie: string): Promise<OidcAttempt | undefined> {
  for (const { key } of deriveKeys(ring, PURPOSE)) {
    try {
      const { payload } = await jwtVerify<OidcAttempt>(cookie, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        currentDate: storeNow(),
        requiredClaims: ['exp', 'state', 'nonce', 'verifier', 'returnTo'],
      });
      return payload;
    } catch {
      // Signed by another key of the ring, too old, or not ours.
    }
  }
  return undefined;
}

import { refuse } from '@rowloom/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { OidcAttempt } from './oidc-attempt.ts';

/** How this service is known to an OpenID Connect provider. */
export type OidcConfig = {
  /** The provider's address, without `/.well-known/…`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** `<where people reach this service>/api/auth/oidc/callback`, as it is registered with the provider. */
  readonly redirectUrl: string;
  readonly scopes?: string;
};

const DEFAULT_SCOPES = 'openid email profile';

/** Who the provider says someone is. */
export type OidcIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
};

export type OidcProvider = {
  readonly authorizationUrl: (attempt: OidcAttempt) => Promise<string>;
  /** From the query that the provider sent the browser back with. */
  readonly identify: (attempt: OidcAttempt, query: URLSearchParams) => Promise<OidcIdentity>;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const TIMEOUT_SECONDS = 10;

/** Asks the provider for its addresses and keys at the first use, not at start: it may be down then. */
export function makeOidcProvider(config: OidcConfig): OidcProvider {
  let discovered: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    discovered ??= discoverProvider(config);
    try {
      return await discovered;
    } catch {
      discovered = undefined;
      throw refuse('unavailable', 'The identity provider does not answer. Try again shortly.');
    }
  };
  return {
    async authorizationUrl(attempt) {
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: config.redirectUrl,
        scope: config.scopes ?? DEFAULT_SCOPES,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async identify(attempt, query) {
      const provider = await discover();
      const url = new URL(config.redirectUrl);
      url.search = query.toString();
      const claims = await readClaims(provider, url, attempt);
      const { iss: issuer, sub: subject, email, email_verified: isVerified, name } = claims;
      if (typeof email !== 'string' || isVerified !== true)
        throw refuse('invalid_credentials', 'The identity provider does not vouch for an e-mail address of yours.');
      const [beforeAt = email] = email.split('@');
      return { issuer, subject, email, name: typeof name === 'string' && name.trim() !== '' ? name : beforeAt };
    },
  };
}

function discoverProvider({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const url = new URL(issuer);
  // Without TLS only where nobody is in between: a provider on the same machine.
  const execute = url.protocol === 'http:' && LOOPBACK.has(url.hostname) ? [allowInsecureRequests] : [];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
}

/** The ID token's claims; what it says nothing about is asked of the provider's user info, if it has any. */
async function readClaims(provider: Configuration, url: URL, attempt: OidcAttempt) {
  try {
    const tokens = await authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('There is no ID token.');
    if (claims['email'] !== undefined || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), iss: claims.iss, sub: claims.sub };
  } catch {
    // What the library says may quote what the provider sent; to the person it comes to the same.
    throw refuse('invalid_credentials', 'Sign-in with the identity provider did not succeed. Try again.');
  }
}

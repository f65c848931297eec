import { refuse } from '@rowloom/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { Log } from '../../log.ts';
import type { OidcAttempt } from './oidc-attempt.ts';
import { DEFAULT_SCOPES, type OidcConfig } from './oidc-config.ts';

/** The provider's statement about a person. */
export type OidcIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
};

export type OidcProvider = {
  readonly authorizationUrl: (attempt: OidcAttempt) => Promise<string>;
  /** From the query with which the provider redirected the browser. */
  readonly identify: (attempt: OidcAttempt, query: URLSearchParams) => Promise<OidcIdentity>;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const TIMEOUT_SECONDS = 10;

/** Fetches the provider's addresses and keys on first use, not at start, when it may be down. */
export function makeOidcProvider(config: OidcConfig, log?: Pick<Log, 'warn'>): OidcProvider {
  let discovered: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    discovered ??= discoverProvider(config);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      log?.warn(reasonOf(error), 'the identity provider was not discovered');
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
      const claims = await readClaims(provider, url, attempt).catch((error: unknown) => {
        // For the person all causes look the same; the operator must distinguish a wrong secret from a wrong clock.
        log?.warn(reasonOf(error), 'a sign-in by OpenID Connect failed');
        throw refuse('invalid_credentials', 'Sign-in with the identity provider did not succeed. Try again.');
      });
      const { iss: issuer, sub: subject, email, email_verified: isVerified, name } = claims;
      if (typeof email !== 'string' || isVerified !== true)
        throw refuse(
          'invalid_credentials',
          'The identity provider does not confirm that your e-mail address is verified.',
        );
      const [beforeAt = email] = email.split('@');
      return { issuer, subject, email, name: typeof name === 'string' && name.trim() !== '' ? name : beforeAt };
    },
  };
}

function discoverProvider({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const url = new URL(issuer);
  // Without TLS only if nobody is in between: a provider on the same machine.
  const execute = url.protocol === 'http:' && LOOPBACK.has(url.hostname) ? [allowInsecureRequests] : [];
  return discovery(url, clientId, undefined, authenticateClient(clientSecret), { execute, timeout: TIMEOUT_SECONDS });
}

/** In the form that the provider accepts; HTTP Basic by default, as specified. */
const authenticateClient =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    const authenticate = takesPost ? ClientSecretPost(secret) : ClientSecretBasic(secret);
    authenticate(server, client, body, headers);
  };

/** The ID token's claims; missing ones are read from the provider's user info, if it has any. */
async function readClaims(provider: Configuration, url: URL, attempt: OidcAttempt) {
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
}

/** Only codes: the library's other data may quote what the provider sent. */
function reasonOf(error: unknown): { readonly code?: string; readonly providerError?: string } {
  if (!(error instanceof Error)) return {};
  const { code, error: providerError } = error as { readonly code?: unknown; readonly error?: unknown };
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof providerError === 'string' ? { providerError } : {}),
  };
}

import { refuse } from '@rowloom/contract';
import type { Log } from '../../log.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import type { Store } from '../../store/store.ts';
import type { AccessTokens } from '../access-token.ts';
import type { SignedIn, SignInOrigin } from '../session.ts';
import { signIn } from '../sign-in.ts';
import { startSession } from '../start-session.ts';
import { findPerson } from './find-person.ts';
import { makeOidcAttempt, OIDC_ATTEMPT_SECONDS, openAttempt, sealAttempt } from './oidc-attempt.ts';
import type { OidcConfig } from './oidc-config.ts';
import { makeOidcProvider } from './oidc-provider.ts';

export type OidcSignIn = {
  /** The browser's destination, and the cookie that it returns with. */
  readonly start: (
    returnTo?: string,
  ) => Promise<{ readonly location: string; readonly cookie: string; readonly maxAge: number }>;
  readonly finish: (
    origin: SignInOrigin,
    input: { readonly query: Readonly<Record<string, string | undefined>>; readonly cookie: string | undefined },
  ) => Promise<SignedIn & { readonly location: string }>;
};

export type OidcDeps = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly accessTokens: AccessTokens;
  /** Absent: not configured, and not found. */
  readonly config?: OidcConfig | undefined;
  readonly log?: Pick<Log, 'warn'>;
};

export function makeOidcSignIn({ store, ring, accessTokens, config, log }: OidcDeps): OidcSignIn {
  if (config === undefined) {
    const absent = () => Promise.reject(refuse('not_found', 'Sign-in by OpenID Connect is not configured here.'));
    return { start: absent, finish: absent };
  }
  const provider = makeOidcProvider(config, log);
  return {
    async start(returnTo = '/') {
      const attempt = makeOidcAttempt(returnTo);
      const location = await provider.authorizationUrl(attempt);
      return { location, cookie: await sealAttempt(ring, attempt), maxAge: OIDC_ATTEMPT_SECONDS };
    },

    async finish(origin, { query, cookie }) {
      const attempt = cookie === undefined ? undefined : await openAttempt(ring, cookie);
      if (attempt === undefined)
        throw refuse('invalid_credentials', 'This sign-in took too long, or began in another browser. Try again.');
      const identity = await provider.identify(attempt, parametersOf(query));
      const started = await store.transaction(async (tx) => {
        const user = await findPerson(tx, identity, origin);
        return startSession(tx, user, origin, 'oidc');
      });
      return { ...(await signIn(accessTokens, started)), location: attempt.returnTo };
    },
  };
}

function parametersOf(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  return parameters;
}

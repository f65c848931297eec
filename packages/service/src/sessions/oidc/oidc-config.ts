/** This service's registration with an OpenID Connect provider. */
export type OidcConfig = {
  /** The provider's address, without `/.well-known/…`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** `<public address>/api/auth/oidc/callback`, as registered with the provider. */
  readonly redirectUrl: string;
  readonly scopes?: string;
};

export const DEFAULT_SCOPES = 'openid email profile';

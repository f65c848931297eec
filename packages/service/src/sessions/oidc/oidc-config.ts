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

export const DEFAULT_SCOPES = 'openid email profile';

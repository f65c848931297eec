import type { Id, OrganizationRole } from '@rowloom/contract';

/** A person's role in one organization, with what its tier and its operator allow. */
export type Membership = {
  readonly role: OrganizationRole;
  readonly suspended: boolean;
  readonly apiAccess: boolean;
};

/** The source of a request, for the audit log. */
export type Origin = {
  readonly ip: string | null;
  readonly requestId: string | null;
  /** Aborted once another request may have taken over the work: it must not be done any more. */
  readonly lapsed?: AbortSignal;
};

/** The caller, read from the store at every request, so that revocations take effect at once. */
export type Caller = {
  readonly userId: Id<'user'>;
  readonly operator: boolean;
  readonly memberships: ReadonlyMap<string, Membership>;
  readonly origin: Origin;
} & Credential;

/** A person's sessions and keys are one person; a schedule acts as its creator. */
export type Credential =
  | { readonly via: 'session'; readonly sessionId: Id<'session'> }
  | { readonly via: 'api_key'; readonly keyId: Id<'key'>; readonly keyPrefix: string }
  | { readonly via: 'system' };

export const NO_ORIGIN: Origin = { ip: null, requestId: null };

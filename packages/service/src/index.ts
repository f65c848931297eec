export {
  type AnchoredHead,
  type ChainReport,
  findEventByHash,
  readHeads,
  verifyChain,
  verifyChains,
} from './audit/verify-chain.ts';
export type { Access, ProjectAccess } from './caller/access.ts';
export type { Authenticate } from './caller/authenticate.ts';
export type { Caller } from './caller/caller.ts';
export { SecretKeyError } from './secrets/key-ring.ts';
export { examineMail } from './mail/examine-mail.ts';
export { type MailConfig, readMailConfig } from './mail/mail-config.ts';
export { examineKey } from './secrets/examine-key.ts';
export { openStore } from './store/open-store.ts';
export type { Store, StoreConfig } from './store/store.ts';
export { examineStore } from './store/examine-store.ts';
export { isStoreError } from './store/store-error.ts';
export { type AllowList, parseAllowList } from './connections/target-policy.ts';
export type { OidcConfig } from './sessions/oidc/oidc-config.ts';
export type { SignedIn, SignInOrigin } from './sessions/session.ts';
export { prepareSetup, setupLink } from './sessions/setup.ts';
export { createUser, resetPassword, verifyEmail } from './users/provision-user.ts';
export type { Services } from './make-services.ts';
export { openService, type Service } from './open-service.ts';
export type { Finding } from './finding.ts';
export type { Log } from './log.ts';
export type { JoinedJson } from './documents/joined-json.ts';
export type { StoredContent } from './documents/stored-content.ts';

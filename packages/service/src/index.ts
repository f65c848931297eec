export {
  type AnchoredHead,
  type ChainFault,
  type ChainReport,
  findEventByHash,
  readHeads,
  verifyChain,
  verifyChains,
} from './audit/verify-chain.ts';
export type { Access, ProjectAccess } from './caller/access.ts';
export { type Authenticate, makeAuthenticate, type VerifyAccessToken } from './caller/authenticate.ts';
export type { Caller, Credential, Membership, Origin } from './caller/caller.ts';
export { resolveScope } from './caller/resolve-scope.ts';
export { type Loom, type LoomOptions, startLoom } from './execution/loom.ts';
export { type LostRun, type RunChild, spawnRun, type SpawnRunOptions } from './execution/run-child.ts';
export { type DerivedKey, deriveKey, deriveKeys } from './secrets/derive-key.ts';
export { type KeyRing, SecretKeyError } from './secrets/key-ring.ts';
export { examineMail } from './mail/examine-mail.ts';
export { type MailConfig, readMailConfig } from './mail/mail-config.ts';
export { examineKey } from './secrets/examine-key.ts';
export { type KeyRingConfig, openKeyRing } from './secrets/open-key-ring.ts';
export { reseal, seal, type SealContext, unseal } from './secrets/seal.ts';
export { openQueue, type QueueConfig } from './queue/open-queue.ts';
export type { Job, JobCounts, JobName, Queue, QueueLog } from './queue/queue.ts';
export { openStore } from './store/open-store.ts';
export type { Db, Store, StoreConfig, Tx } from './store/store.ts';
export { examineStore } from './store/examine-store.ts';
export { isStoreError, type StoreError, type StoreErrorCode } from './store/store-error.ts';
export { type ConnectionBody, type ConnectionTarget, parseConnection } from './connections/connection.ts';
export {
  changeConnection,
  type ConnectionParts,
  joinConnection,
  splitConnection,
} from './connections/connection-parts.ts';
export { resolveConnection, type ResolvedConnection } from './connections/resolve-connection.ts';
export { storePlace } from './connections/store-place.ts';
export { type AllowList, parseAllowList, type StorePlace, type TargetPolicy } from './connections/target-policy.ts';
export { type TargetIdentity, targetIdentity } from './connections/target-identity.ts';
export type { OidcConfig } from './sessions/oidc/oidc-config.ts';
export type { SignedIn, SignInOrigin } from './sessions/session.ts';
export { prepareSetup, type SetupConfig, setupLink } from './sessions/setup.ts';
export { createUser, type ProvisionedUser, resetPassword, verifyEmail } from './users/provision-user.ts';
export { openService, type Service, type Services } from './open-service.ts';
export type { ServiceConfig } from './service-config.ts';
export type { Finding } from './finding.ts';
export type { Log } from './log.ts';
export { type Connections, type ConnectionsNeed, makeConnections } from './connections/connection-service.ts';
export { fireDue, type FireNeeds } from './schedules/fire-due.ts';
export { runSchedule, type RunScheduleNeeds } from './schedules/run-schedule.ts';
export { makeSchedules, type Schedules, type SchedulesNeed } from './schedules/schedule-service.ts';
export { makeSnapshots, type Snapshots, type SnapshotsNeed } from './snapshots/snapshot-service.ts';
export { sweepDocuments } from './snapshots/sweep-documents.ts';
export { makeTemplates, type Templates, type TemplatesNeed } from './templates/template-service.ts';
export type { JoinedJson } from './documents/joined-json.ts';
export type { StoredContent } from './documents/stored-content.ts';

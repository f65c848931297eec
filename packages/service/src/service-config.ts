import type { AllowList } from './connections/target-policy.ts';
import type { Log } from './log.ts';
import type { MailConfig } from './mail/mail-config.ts';
import type { OidcConfig } from './sessions/oidc/oidc-config.ts';
import type { StoreConfig } from './store/store.ts';

/** What the operator decides, read from the environment and checked by the program that starts the service. */
export type ServiceConfig = {
  readonly store: StoreConfig;
  /** For the key file and file targets. */
  readonly dataDir: string;
  readonly secretKey?: string | undefined;
  /** The public address of this service, with which links begin. */
  readonly publicUrl: string;
  readonly listensOnLoopbackOnly: boolean;
  readonly allowTargets: AllowList;
  readonly oidc?: OidcConfig | undefined;
  /** Absent: no mail is sent. */
  readonly mail?: MailConfig | undefined;
  /** The limit of the heap of a run's process in megabytes; 1024 by default. */
  readonly runMemory?: number;
  /** Organizations that one user may create; 10 by default, 0 for any number. */
  readonly organizationsPerUser?: number;
  readonly version: string;
  /** The modules in which looms and runs start. */
  readonly entries: { readonly loom: URL; readonly run: URL };
  readonly log: Log;
};

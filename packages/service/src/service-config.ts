import type { AllowList } from './connections/target-policy.ts';
import type { Log } from './log.ts';
import type { MailConfig } from './mail/mail-config.ts';
import type { OidcConfig } from './sessions/oidc/oidc-config.ts';
import type { StoreConfig } from './store/store.ts';

/** What the operator decides, read from the environment and checked by whoever starts the service. */
export type ServiceConfig = {
  readonly store: StoreConfig;
  /** For the key file and targets that are files. */
  readonly dataDir: string;
  readonly secretKey?: string | undefined;
  /** Where people reach the service: links begin with it. */
  readonly publicUrl: string;
  readonly listensOnLoopbackOnly: boolean;
  readonly allowTargets: AllowList;
  readonly oidc?: OidcConfig | undefined;
  /** Absent: no mail is sent. */
  readonly mail?: MailConfig | undefined;
  /** Megabytes of heap for the process of one run; 1024 unless told. */
  readonly runMemory?: number;
  /** Organizations that one user may make; 10 unless told, 0 for any number. */
  readonly organizationsPerUser?: number;
  readonly version: string;
  /** The modules that looms and runs start in. */
  readonly entries: { readonly loom: URL; readonly run: URL };
  readonly log: Log;
};

import type { AllowList } from './connections/target-policy.ts';
import type { Log } from './log.ts';
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
  readonly version: string;
  /** The modules that looms and runs start in. */
  readonly entries: { readonly loom: URL; readonly run: URL };
  readonly log: Log;
};

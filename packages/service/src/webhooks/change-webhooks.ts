import type { Id } from '@rowloom/contract';
import { changeProject, type ProjectChange } from '../audit/change-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Resolve } from '../connections/resolve-target.ts';
import type { TargetPolicy } from '../connections/target-policy.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Store } from '../store/store.ts';

export type WebhooksNeed = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly policy: TargetPolicy;
  readonly resolve?: Resolve;
};

export const changeWebhooks = <T>(
  { store }: WebhooksNeed,
  caller: Caller,
  projectId: Id<'project'>,
  change: ProjectChange<T>,
): Promise<T> => changeProject(store, caller, { projectId, permission: 'webhooks.manage', type: 'webhook' }, change);

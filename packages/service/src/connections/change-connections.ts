import type { Id } from '@rowloom/contract';
import { changeProject, type ProjectChange } from '../audit/change-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Loom } from '../execution/loom.ts';
import type { Store } from '../store/store.ts';
import type { OpenNeeds } from './open-connection.ts';

export type ConnectionsNeed = OpenNeeds & { readonly store: Store; readonly loom: Pick<Loom, 'probeTarget'> };

export const changeConnections = <T>(
  { store }: ConnectionsNeed,
  caller: Caller,
  projectId: Id<'project'>,
  change: ProjectChange<T>,
): Promise<T> =>
  changeProject(store, caller, { projectId, permission: 'connections.edit', type: 'connection' }, change);

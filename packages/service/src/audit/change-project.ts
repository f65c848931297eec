import type { Id, Permission } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store, Tx } from '../store/store.ts';
import { appendEvent } from './append-event.ts';

/** Writes the event of the change, as the last statement of its transaction. */
export type LogChange = (
  action: string,
  subject: { readonly id: string; readonly name: string },
  details?: Readonly<Record<string, unknown>>,
) => Promise<void>;

export type ProjectChange<T> = (tx: Tx, log: LogChange, access: ProjectAccess) => Promise<T>;

/** Changes resources of one kind in a project; the permission is held until the transaction ends. */
export function changeProject<T>(
  store: Store,
  caller: Caller,
  { projectId, permission, type }: { projectId: Id<'project'>; permission: Permission; type: string },
  change: ProjectChange<T>,
): Promise<T> {
  return store.transaction(async (tx) => {
    const access = await authoriseProject(tx, caller, { project: projectId }, permission, { lock: true });
    const { organizationId } = access;
    const log: LogChange = (action, { id, name }, details = {}) =>
      appendEvent(tx, caller, { organizationId, projectId, action, subject: { type, id, name }, details });
    return change(tx, log, access);
  });
}

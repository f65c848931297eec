import { created, joined, ok, stored } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const snapshotHandlers: Handlers<
  'listSnapshots' | 'listProjectSnapshots' | 'captureSnapshot' | 'getSnapshot' | 'getSnapshotSchema' | 'diffSnapshots'
> = {
  listSnapshots: async ({ caller, access, query }, { snapshots }) =>
    ok(await snapshots.list(caller, access.organizationId, query)),
  listProjectSnapshots: async ({ caller, access, query }, { snapshots }) =>
    ok(await snapshots.listOfProject(caller, access, query)),
  captureSnapshot: async ({ caller, access, body }, { snapshots }) => {
    const snapshot = await snapshots.capture(caller, access, body ?? {});
    return created(snapshot, `/api/snapshots/${snapshot.id}`);
  },
  getSnapshot: async ({ access, params }, { snapshots }) =>
    ok(await snapshots.get({ projectId: access.projectId, id: params.id })),
  getSnapshotSchema: async ({ access, params }, { snapshots }) =>
    stored(await snapshots.getSchema({ projectId: access.projectId, id: params.id })),
  diffSnapshots: async ({ caller, access, params, query }, { snapshots }) =>
    joined(await snapshots.diff(caller, { projectId: access.projectId, id: params.id }, query.against)),
};

import { type CaptureSnapshot, type Id, type Page, refuse, type Snapshot } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Loom } from '../execution/loom.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import { type CaptureNeeds, captureSnapshot, type ScheduledCapture } from './capture-snapshot.ts';
import { joinJson, type JoinedJson } from '../documents/joined-json.ts';
import { openDocument, readDocument } from '../documents/schema-documents.ts';
import type { StoredContent } from '../documents/stored-content.ts';
import { type SnapshotRow, toSnapshot } from './snapshot.ts';
import type { Db } from '../store/store.ts';
import { findSnapshot, listSnapshots, type SnapshotFilter } from './snapshot-store.ts';

/** A snapshot of a project that the caller may see. */
export type SnapshotKey = { readonly projectId: Id<'project'>; readonly id: string };
export type SnapshotQuery = PageQuery & {
  readonly source?: Snapshot['source'];
  readonly captured_after?: string;
  readonly captured_before?: string;
};

export type Snapshots = {
  readonly list: (
    caller: Caller,
    organizationId: Id<'organization'>,
    query: SnapshotQuery & { readonly project_id?: Id<'project'> },
  ) => Promise<Page<Snapshot>>;
  readonly listOfProject: (caller: Caller, access: ProjectAccess, query: SnapshotQuery) => Promise<Page<Snapshot>>;
  readonly get: (key: SnapshotKey) => Promise<Snapshot>;
  readonly getSchema: (key: SnapshotKey) => Promise<StoredContent>;
  readonly diff: (caller: Caller, key: SnapshotKey, against: string) => Promise<JoinedJson>;
  /** For a schedule the snapshot is labelled and marked as its capture. */
  readonly capture: (
    caller: Caller,
    access: ProjectAccess,
    body: CaptureSnapshot,
    scheduled?: ScheduledCapture,
  ) => Promise<Snapshot>;
};

export type SnapshotsNeed = CaptureNeeds & { readonly loom: Pick<Loom, 'diff'> };

export function makeSnapshots(needs: SnapshotsNeed): Snapshots {
  const { store } = needs;
  const find = async ({ projectId, id }: SnapshotKey): Promise<SnapshotRow> => {
    const row = await findSnapshot(store.db, projectId, id);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  return {
    list: (caller, organizationId, query) =>
      readPage(store.db, caller, { organizationId, projectId: query.project_id }, query),
    listOfProject: (caller, { organizationId, projectId }, query) =>
      readPage(store.db, caller, { organizationId, projectId }, query),
    get: async (key) => toSnapshot(await find(key)),
    getSchema: async (key) => openDocument(store.db, (await find(key)).digest),
    async diff(caller, key, against) {
      const row = await find(key);
      const other = await authoriseProject(store.db, caller, { thing: 'snapshot', id: against }, 'snapshots.read');
      // Of another organization: for the reader of this one there is no such snapshot.
      if (other.organizationId !== row.organization_id) throw refuse('not_found');
      const { id, digest } = await find({ projectId: other.projectId, id: against });
      const before = await readDocument(store.db, digest);
      const after = await readDocument(store.db, row.digest);
      const difference = await needs.loom.diff({ before, after }, { tenant: row.organization_id, user: caller.userId });
      const { identical, packed } = difference;
      return joinJson({ snapshot_id: row.id, against_id: id, identical }, packed);
    },
    capture: (caller, access, body, scheduled) => captureSnapshot(needs, caller, access, body, scheduled),
  };
}

async function readPage(
  db: Db,
  caller: Caller,
  place: Pick<SnapshotFilter, 'organizationId' | 'projectId'>,
  query: SnapshotQuery,
): Promise<Page<Snapshot>> {
  const { source, captured_after: after, captured_before: until } = query;
  const binding = ['snapshots', place.organizationId, place.projectId, source, after, until];
  const { before, limit, close } = openPage(query, binding);
  const rows = await listSnapshots(db, caller, {
    ...place,
    source,
    capturedAfter: after === undefined ? undefined : new Date(after),
    capturedBefore: until === undefined ? undefined : new Date(until),
    before,
    limit,
  });
  return close(rows, ({ id }) => id, toSnapshot);
}

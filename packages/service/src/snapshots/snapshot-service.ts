import { type CaptureSnapshot, type Id, type Page, refuse, type Snapshot } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { OpenNeeds } from '../connections/open-connection.ts';
import type { Loom } from '../execution/loom.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import type { Store } from '../store/store.ts';
import { finishSlot, type Slot } from '../schedules/slot-store.ts';
import { type Capture, readCapture } from './read-capture.ts';
import { joinJson, type JoinedJson } from '../documents/joined-json.ts';
import { openDocument, readDocument, saveDocument } from '../documents/schema-documents.ts';
import type { StoredContent } from '../documents/stored-content.ts';
import { labelOf, scheduledLabel, type SnapshotRow, toSnapshot } from './snapshot.ts';
import { findSnapshot, insertSnapshot, listSnapshots } from './snapshot-store.ts';
import { storeNow } from '../store/store-clock.ts';

/** A snapshot of a project that the caller was found to see. */
export type SnapshotKey = { readonly projectId: Id<'project'>; readonly id: string };
export type SnapshotQuery = PageQuery & { readonly project_id?: Id<'project'> };
export type ScheduledCapture = Slot & { readonly name: string };

export type Snapshots = {
  readonly list: (caller: Caller, organizationId: Id<'organization'>, query: SnapshotQuery) => Promise<Page<Snapshot>>;
  readonly listOfProject: (caller: Caller, access: ProjectAccess, query: PageQuery) => Promise<Page<Snapshot>>;
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

export type SnapshotsNeed = OpenNeeds & {
  readonly store: Store;
  readonly loom: Pick<Loom, 'introspect' | 'readDdl' | 'parseSchema' | 'diff'>;
};

export function makeSnapshots(needs: SnapshotsNeed): Snapshots {
  const { store } = needs;
  const find = async ({ projectId, id }: SnapshotKey): Promise<SnapshotRow> => {
    const row = await findSnapshot(store.db, projectId, id);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  return {
    async list(caller, organizationId, query) {
      const projectId = query.project_id;
      const { before, limit, close } = openPage(query, ['snapshots', organizationId, projectId]);
      const rows = await listSnapshots(store.db, caller, { organizationId, projectId, before, limit });
      return close(rows, ({ id }) => id, toSnapshot);
    },
    async listOfProject(caller, { organizationId, projectId }, query) {
      const { before, limit, close } = openPage(query, ['snapshots of', projectId]);
      const rows = await listSnapshots(store.db, caller, { organizationId, projectId, before, limit });
      return close(rows, ({ id }) => id, toSnapshot);
    },
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
    async capture(caller, access, { label, ...body }, scheduled) {
      const read = await readCapture({ ...needs, db: store.db }, access, body);
      const capturedAt = storeNow();
      return store.transaction(async (tx) => {
        const { organizationId, projectId } = await authoriseProject(
          tx,
          caller,
          { project: access.projectId },
          'snapshots.capture',
          { lock: true },
        );
        if (scheduled !== undefined) await finishSlot(tx, scheduled);
        await saveDocument(tx, read.schema, read.digest);
        const row = await insertSnapshot(tx, {
          id: makeId('snapshot'),
          organization_id: organizationId,
          project_id: projectId,
          label: scheduled === undefined ? (label ?? labelOf(capturedAt)) : scheduledLabel(scheduled.name),
          source: scheduled === undefined ? read.source : 'schedule',
          schedule_id: scheduled?.scheduleId ?? null,
          captured_by: caller.userId,
          captured_at: capturedAt,
          ...columnsOf(read),
        });
        await appendEvent(tx, caller, {
          organizationId,
          projectId,
          action: 'snapshot.captured',
          subject: { type: 'snapshot', id: row.id, name: row.label },
          details: detailsOf(read, row),
        });
        return toSnapshot(row);
      });
    },
  };
}

const columnsOf = ({ dialect, schemaName, digest, tables, columns, templateId }: Capture) => ({
  engine: dialect,
  schema_name: schemaName,
  digest,
  tables_count: tables,
  columns_count: columns,
  template_id: templateId,
});

const detailsOf = ({ connectionId, templateId }: Capture, { source, digest, schedule_id }: SnapshotRow) => ({
  source,
  digest,
  ...(connectionId === undefined ? {} : { connection_id: connectionId }),
  ...(templateId === null ? {} : { template_id: templateId }),
  ...(schedule_id === null ? {} : { schedule_id }),
});

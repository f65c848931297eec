import type { CaptureSnapshot, Snapshot } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { OpenNeeds } from '../connections/open-connection.ts';
import { saveDocument } from '../documents/schema-documents.ts';
import type { Loom } from '../execution/loom.ts';
import { keepInputChanges } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import { finishSlot, type Slot } from '../schedules/slot-store.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Store } from '../store/store.ts';
import { type Capture, readCapture } from './read-capture.ts';
import { labelOf, scheduledLabel, type SnapshotRow, toSnapshot } from './snapshot.ts';
import { insertSnapshot } from './snapshot-store.ts';

export type ScheduledCapture = Slot & { readonly name: string };

export type CaptureNeeds = OpenNeeds & {
  readonly store: Store;
  readonly loom: Pick<Loom, 'introspect' | 'readDdl' | 'parseSchema'>;
};

/** Reads the schema now; a schedule's snapshot is labelled and marked as its capture. */
export async function captureSnapshot(
  needs: CaptureNeeds,
  caller: Caller,
  access: ProjectAccess,
  { label, ...body }: CaptureSnapshot,
  scheduled?: ScheduledCapture,
): Promise<Snapshot> {
  const { store } = needs;
  const read = await readCapture({ ...needs, db: store.db }, access, body);
  const capturedAt = storeNow();
  return store.transaction(async (tx) => {
    const place = { project: access.projectId };
    const { organizationId, projectId } = await authoriseProject(tx, caller, place, 'snapshots.capture', {
      lock: true,
    });
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
    await keepInputChanges(tx, row.id, read.connectionId ?? read.templateId ?? undefined);
    await appendEvent(tx, caller, {
      organizationId,
      projectId,
      action: 'snapshot.captured',
      subject: { type: 'snapshot', id: row.id, name: row.label },
      details: detailsOf(read, row),
    });
    return toSnapshot(row);
  });
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

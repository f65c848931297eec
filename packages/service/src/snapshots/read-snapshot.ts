import type { RunSchema } from '../generations/run-sources.ts';
import type { Db } from '../store/store.ts';
import { rulesOfTemplate } from '../templates/read-template.ts';
import { readDocument } from '../documents/schema-documents.ts';
import { findSnapshot } from './snapshot-store.ts';

/** A snapshot's schema for a run, by default the newest; a shipped template's own rules are included. */
export async function readSnapshot(db: Db, projectId: string, snapshotId?: string): Promise<RunSchema | undefined> {
  const row = await findSnapshot(db, projectId, snapshotId);
  if (row === undefined) return undefined;
  return {
    source: { kind: 'snapshot', snapshot_id: row.id },
    schema: await readDocument(db, row.digest),
    digest: row.digest,
    dialect: row.engine,
    tables: row.tables_count,
    columns: row.columns_count,
    rules: rulesOfTemplate(row.template_id),
    isCatalogue: row.source === 'connection' || row.source === 'schedule',
  };
}
